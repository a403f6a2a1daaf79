//! Ctrl-C during something long: stop, and show what there is. Twice: leave at once.

use std::sync::atomic::{AtomicBool, Ordering};

static HALT: AtomicBool = AtomicBool::new(false);

/// Becomes true when somebody interrupts.
pub(crate) fn watch() -> &'static AtomicBool {
    if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() {
        std::thread::spawn(move || {
            runtime.block_on(async {
                taverne_server::asked_to_end().await;
                HALT.store(true, Ordering::Relaxed);
                taverne_server::asked_to_end().await;
                std::process::exit(130);
            });
        });
    }
    &HALT
}
