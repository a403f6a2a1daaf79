//! The help in French. The English is beside what it speaks of, in `args.rs`.

use clap::{Arg, ArgAction, Command};
use std::collections::BTreeMap;
use taverne_engine::Lang;

const WORDS: &str = include_str!("../../locales/help.fr.ftl");
const SHAPE: &str = "{before-help}{about-with-newline}\nUtilisation : {usage}\n\n{all-args}{after-help}";

/// The language somebody asks for, before anything else of the command line is understood.
pub(super) fn asked(mut args: impl Iterator<Item = String>) -> Option<Lang> {
    let said = args.find_map(|arg| match arg.strip_prefix("--lang") {
        Some("") => Some(None),
        Some(rest) => rest.strip_prefix('=').map(|lang| Some(lang.to_owned())),
        None => None,
    })?;
    said.or_else(|| args.next())?.parse().ok()
}

/// The same command with its help in French.
pub(super) fn in_french(command: Command) -> Command {
    let words: BTreeMap<_, _> = WORDS.lines().filter_map(|line| line.split_once(" = ")).collect();
    let name = command.get_name().to_owned();
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version).help(words["version"]);
    translated(command, &name, &words).disable_version_flag(true).arg(version)
}

fn translated(command: Command, key: &str, words: &BTreeMap<&'static str, &'static str>) -> Command {
    let word = |key: &str| words.get(key).copied().unwrap_or_default();
    let long = command.get_long_about().is_some();
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(word("help"));
    let command = command
        .about(word(key))
        .help_template(SHAPE)
        .subcommand_help_heading("Commandes")
        .subcommand_value_name("COMMANDE")
        .mut_args(|arg| {
            let help = word(&format!("{key}-{}", arg.get_id()));
            arg.help(help)
        })
        .mut_subcommands(|command| {
            let key = format!("{key}-{}", command.get_name());
            translated(command, &key, words)
        })
        .disable_help_flag(true)
        .arg(help);
    if long { command.long_about(word(&format!("{key}-long"))) } else { command }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    fn keys(command: &Command, key: &str, into: &mut BTreeSet<String>) {
        into.insert(key.to_owned());
        if command.get_long_about().is_some() {
            into.insert(format!("{key}-long"));
        }
        into.extend(command.get_arguments().map(|arg| format!("{key}-{}", arg.get_id())));
        for command in command.get_subcommands() {
            keys(command, &format!("{key}-{}", command.get_name()), into);
        }
    }

    #[test]
    fn all_help_there_is_in_english_there_is_in_french_and_no_more() {
        let mut english: BTreeSet<String> = ["help", "version"].map(str::to_owned).into();
        keys(&crate::args::Cli::command(), "taverne", &mut english);
        let french = WORDS.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        let french: BTreeSet<String> = french.map(|(key, _)| key.to_owned()).collect();
        assert_eq!(french, english);
    }

    #[test]
    fn the_language_is_heard_wherever_it_is_said() {
        let asked = |line: &str| asked(line.split(' ').map(str::to_owned));
        assert_eq!(asked("taverne serve --lang fr --help"), Some(Lang::Fr));
        assert_eq!(asked("taverne --lang=en serve"), Some(Lang::En));
        assert_eq!(asked("taverne --language fr"), None);
        assert_eq!(asked("taverne serve --lang"), None);
    }

    #[test]
    fn a_french_command_line_is_the_same_command_line() {
        let french = in_french(crate::args::Cli::command());
        french.clone().debug_assert();
        let help = french.clone().render_long_help().to_string();
        assert!(help.contains("Utilisation") && help.contains("Commandes") && !help.contains("Usage"), "{help}");
        let line = ["taverne", "backup", "copies", "--lang", "fr"];
        assert!(french.try_get_matches_from(line).is_ok());
    }
}
