//! The help in French. The English is beside what it speaks of, in `args.rs`.

use clap::{Arg, ArgAction, Command};
use std::{collections::BTreeMap, ffi::OsStr};
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
            let help = format!("{}{}", word(&format!("{key}-{}", arg.get_id())), figures(&arg, words));
            let names: Vec<_> = value_names(&arg).iter().map(|name| word(&format!("value-{name}"))).collect();
            if names.is_empty() {
                return arg.help(help);
            }
            arg.help(help).value_names(names).hide_default_value(true).hide_env(true).hide_possible_values(true)
        })
        .mut_subcommands(|command| {
            let key = format!("{key}-{}", command.get_name());
            translated(command, &key, words)
        })
        .disable_help_flag(true)
        .arg(help);
    if long { command.long_about(word(&format!("{key}-long"))) } else { command }
}

/// What clap itself would add, in English: where else the value may come from, what it is otherwise, and what it can be.
fn figures(arg: &Arg, words: &BTreeMap<&'static str, &'static str>) -> String {
    if !arg.get_action().takes_values() {
        return String::new();
    }
    let shown = |name: &OsStr| name.to_string_lossy().into_owned();
    let usual: Vec<_> = arg.get_default_values().iter().map(|value| shown(value)).collect();
    let known: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let kinds = [
        ("variable", arg.get_env().map(shown).unwrap_or_default()),
        ("usual", usual.join(",")),
        ("known", known.join(", ")),
    ];
    let told = kinds.into_iter().filter(|(_, value)| !value.is_empty());
    told.map(|(kind, value)| format!(" [{} : {value}]", words[kind])).collect()
}

/// How the values of an argument are called in the help.
fn value_names(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let given = arg.get_value_names().map(|names| names.iter().map(ToString::to_string).collect());
    given.unwrap_or_else(|| vec![arg.get_id().as_str().to_uppercase()])
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
        into.extend(command.get_arguments().flat_map(value_names).map(|name| format!("value-{name}")));
        for command in command.get_subcommands() {
            keys(command, &format!("{key}-{}", command.get_name()), into);
        }
    }

    #[test]
    fn all_help_there_is_in_english_there_is_in_french_and_no_more() {
        let mut english: BTreeSet<String> = ["help", "version", "variable", "usual", "known"].map(str::to_owned).into();
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
        // Wherever its lines break.
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains("Utilisation") && help.contains("Commandes") && !help.contains("Usage"), "{help}");
        assert!(help.contains("--color <QUAND>") && help.contains("[valeurs : auto, always, never]"), "{help}");
        for mut command in french.clone().get_subcommands().cloned() {
            let help = command.render_help().to_string();
            for english in ["[default", "[env", "[possible", "<FILE", "<DIR", "Print help"] {
                assert!(!help.contains(english), "{english}: {help}");
            }
        }
        let line = ["taverne", "backup", "copies", "--lang", "fr"];
        assert!(french.try_get_matches_from(line).is_ok());
    }
}
