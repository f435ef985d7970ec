//! The window.

/// Opens the window.
pub fn run() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
