//! For shells and `man`: completions and manual pages, made of the same words as the help.

use crate::{
    args::{Cli, CompletionsArgs, ManArgs},
    failure::Failure,
    host::Host,
};
use std::{fs, io, path::Path};
use taverne_engine::{Lang, Phrase};

pub(crate) fn completions(host: &mut Host, args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::speaking(host.texts.lang), "taverne", &mut script);
    Ok(host.screen.verbatim(String::from_utf8_lossy(&script).trim_end())?)
}

pub(crate) fn man(host: &mut Host, args: &ManArgs) -> Result<(), Failure> {
    let lang = host.texts.lang;
    let mut command = Cli::speaking(lang);
    command.build();
    match &args.into {
        None => Ok(host.screen.verbatim(page(command, lang)?.trim_end())?),
        Some(folder) => {
            let written = write_all(&command, folder, lang);
            let pages = written.map_err(|why| Failure::file("failed-write", folder, &why))?;
            let folder = folder.display().to_string();
            Ok(host.tell(&Phrase::new("man-written").with("pages", pages).with("folder", folder))?)
        }
    }
}

/// A page for the command, and one for each of its own, such as `taverne-content-check.1`; how many there are.
fn write_all(command: &clap::Command, folder: &Path, lang: Lang) -> io::Result<usize> {
    fs::create_dir_all(folder)?;
    let name = command.get_display_name().unwrap_or(command.get_name());
    fs::write(folder.join(format!("{name}.1")), page(command.clone(), lang)?)?;
    let mut pages = 1;
    for part in command.get_subcommands() {
        pages += write_all(part, folder, lang)?;
    }
    Ok(pages)
}

/// The headings of a manual page, which are not among the words of the command.
const HEADINGS: [(&str, &str); 2] = [(".SH NAME\n", ".SH NOM\n"), (".SH Commandes\n", ".SH COMMANDES\n")];

fn page(command: clap::Command, lang: Lang) -> io::Result<String> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    let page = String::from_utf8_lossy(&page).into_owned();
    let french = |page: String| HEADINGS.iter().fold(page, |page, (from, to)| page.replace(from, to));
    Ok(if lang == Lang::Fr { french(page) } else { page })
}
