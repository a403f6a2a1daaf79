//! A bar that moves while something takes its time, if somebody is looking.

use crate::plain;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

pub(crate) fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr_with_hz(8));
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} %  {human_pos}/{human_len}  {eta}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.set_style(if plain::wanted() { style.progress_chars("#>-") } else { style });
    bar
}
