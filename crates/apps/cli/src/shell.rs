//! The command line itself, for shells and for readers of manuals.

use std::io::Write;

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::failure::Failure;

/// Prints completions of the command line for a shell
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku completions bash > ~/.local/share/bash-completion/completions/sahkku
  sahkku completions zsh > ~/.zfunc/_sahkku
  sahkku completions fish > ~/.config/fish/completions/sahkku.fish")]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the manual page of the command, or of one of its commands
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku man > ~/.local/share/man/man1/sahkku.1
  sahkku man moves | man -l -")]
pub(crate) struct Manual {
    /// One of the commands
    command: Option<String>,
}

impl Completions {
    pub(crate) fn write(&self, mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut command, "sahkku", &mut text);
        Ok(out.write_all(&text)?)
    }
}

/// Adds the arguments that only another game has to each command.
pub(crate) fn with_arguments_of(command: Command, other: Command) -> Command {
    other.get_subcommands().fold(command, |command, other| {
        command.mut_subcommand(other.get_name(), |command| {
            let known = command.get_arguments();
            let known: Vec<_> = known.map(|known| known.get_id().clone()).collect();
            let more = other.get_arguments();
            let more = more.filter(|more| !known.contains(more.get_id()));
            command.args(more.cloned())
        })
    })
}

impl Manual {
    /// Writes the manual page of this command, or of the requested subcommand.
    pub(crate) fn write(&self, mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
        command.build();
        let page = match &self.command {
            None => command,
            Some(name) => command.find_subcommand(name).cloned().ok_or_else(|| {
                let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
                let known = known.join(", ");
                Failure::CommandLine(format!("there is no command {name}; there are {known}"))
            })?,
        };
        let mut text = Vec::new();
        let source = concat!("sahkku ", env!("CARGO_PKG_VERSION"));
        Man::new(page).source(source).render(&mut text)?;
        Ok(out.write_all(&text)?)
    }
}
