//! Packs the tables of words for the program, which unpacks those of the languages it speaks.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The most that deflate can do.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=packaging/words.rs");
    println!("cargo::rerun-if-changed=resources/text");
    let folder = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    for file in fs::read_dir("resources/text")? {
        let path = file?.path();
        let is_table = path.extension().is_some_and(|extension| extension == "ftl");
        if let (true, Some(name)) = (is_table, path.file_name()) {
            pack(&path, &folder.join(name))?;
        }
    }
    Ok(())
}

fn pack(table: &Path, to: &Path) -> io::Result<()> {
    fs::write(to, miniz_oxide::deflate::compress_to_vec(&fs::read(table)?, LEVEL))
}
