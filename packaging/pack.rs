//! Packs the tables of words and the fonts for the program, which unpacks what it needs.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The most that deflate can do.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=packaging/pack.rs");
    let to = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    for (folder, extension) in [("resources/text", "ftl"), ("resources/fonts", "ttf")] {
        println!("cargo::rerun-if-changed={folder}");
        for file in fs::read_dir(folder)? {
            let path = file?.path();
            let is_meant = path.extension().is_some_and(|other| other == extension);
            if let (true, Some(name)) = (is_meant, path.file_name()) {
                pack(&path, &to.join(name))?;
            }
        }
    }
    Ok(())
}

fn pack(file: &Path, to: &Path) -> io::Result<()> {
    fs::write(to, miniz_oxide::deflate::compress_to_vec(&fs::read(file)?, LEVEL))
}
