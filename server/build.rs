//! Makes sure that there is a folder for the page, so that the server builds without it, and notices when it comes.

use std::{fs, io};

fn main() -> io::Result<()> {
    fs::create_dir_all("../web/dist")?;
    println!("cargo::rerun-if-changed=../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}
