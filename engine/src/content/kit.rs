//! What holds for the content of every game, looked up in the files themselves, so that no list can be forgotten: each entry
//! is told apart from the others of its list, says where its figures come from, and quotes only publications there are.
//! A game writes only the checks that are its own.

use super::{ContentError, Files};
use crate::provenance::Origins;
use serde::Deserialize;
use std::{
    collections::{BTreeMap, HashSet},
    ops::Range,
};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// Key and title of the publications that figures are quoted from.
pub type Publications = BTreeMap<String, String>;

/// The file with the publications.
const SOURCES: &str = "sources.toml";

/// By one of these an entry of a list is told from the others.
const NAMES: [&str; 2] = ["id", "number"];

/// The files of a game that have passed.
#[derive(Debug)]
pub struct Kit<'a> {
    files: &'a Files,
    pub publications: Publications,
}

/// The ids of components of one sort, in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct Family {
    what: &'static str,
    ids: Vec<String>,
}

impl<'a> Kit<'a> {
    /// Looks through all files. `told_by` names the field by which the entries of a list are told apart, for lists that have
    /// neither `id` nor `number`: file, list, field.
    pub fn open(files: &'a Files, told_by: &[(&str, &str, &str)]) -> Result<Self, ContentError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Sources {
            published: Publications,
        }
        let kit = Self { files, publications: files.read::<Sources>(SOURCES)?.published };
        for file in files.0.keys().filter(|&file| file != SOURCES) {
            kit.look_through(file, told_by)?;
        }
        Ok(kit)
    }

    fn look_through(&self, file: &str, told_by: &[(&str, &str, &str)]) -> Result<(), ContentError> {
        let page = self.page(file)?;
        let page = page.get_ref();
        self.quotes(file, page)?;
        let whole = page.contains_key("source");
        for (key, value) in page {
            let list = key.get_ref().as_ref();
            match value.get_ref() {
                DeValue::Array(entries) if is_list(value) => {
                    for entry in entries {
                        self.has_source(file, entry, whole)?;
                    }
                    let field = told_by.iter().find(|it| (it.0, it.1) == (file, list)).map(|it| it.2);
                    let names = entries.iter().map(|entry| self.name(file, list, entry, field));
                    self.distinct(file, names.collect::<Result<Vec<_>, _>>()?)?;
                }
                DeValue::Table(_) if list != "source" => self.has_source(file, value, whole)?,
                _ if list != "source" && !whole => return Err(self.error(file, value.span(), SOURCELESS)),
                _ => {}
            }
        }
        Ok(())
    }

    fn page(&self, file: &str) -> Result<Spanned<DeTable<'a>>, ContentError> {
        DeTable::parse(self.files.text(file)).map_err(|error| {
            self.files.error_at(file, error.span().map(|span| span.start), error.message().trim().replace('\n', ", "))
        })
    }

    /// An entry has a `source`, unless the whole file has one.
    fn has_source(&self, file: &str, entry: &Spanned<DeValue<'_>>, whole: bool) -> Result<(), ContentError> {
        let has = |table: &DeTable<'_>| table.contains_key("source");
        if whole || entry.get_ref().as_table().is_some_and(has) {
            return Ok(());
        }
        Err(self.error(file, entry.span(), SOURCELESS))
    }

    /// Whatever is called `source`, however deep, can be read and quotes known publications.
    fn quotes(&self, file: &str, table: &DeTable<'_>) -> Result<(), ContentError> {
        for (key, value) in table {
            if key.get_ref() == "source" {
                self.quotes_known(file, value)?;
            } else {
                self.quotes_in(file, value.get_ref())?;
            }
        }
        Ok(())
    }

    fn quotes_in(&self, file: &str, value: &DeValue<'_>) -> Result<(), ContentError> {
        match value {
            DeValue::Table(table) => self.quotes(file, table),
            DeValue::Array(values) => values.iter().try_for_each(|value| self.quotes_in(file, value.get_ref())),
            _ => Ok(()),
        }
    }

    fn quotes_known(&self, file: &str, source: &Spanned<DeValue<'_>>) -> Result<(), ContentError> {
        let wrong = |problem: String| self.error(file, source.span(), problem);
        let groups = source.get_ref().as_table().filter(|groups| !groups.is_empty());
        for (_, origins) in groups.ok_or_else(|| wrong(SOURCELESS.to_owned()))? {
            let origins = Origins::parse(origins.get_ref().as_str().unwrap_or_default()).map_err(wrong)?;
            for key in origins.0.iter().filter_map(|origin| origin.publication.as_ref()) {
                if !self.publications.contains_key(key) {
                    let known: Vec<_> = self.publications.keys().map(String::as_str).collect();
                    let problem = format!("no publication {key:?} in {SOURCES}; there are: {}", known.join(", "));
                    return Err(wrong(problem));
                }
            }
        }
        Ok(())
    }

    /// By what an entry is told from the others of its list.
    fn name(
        &self,
        file: &str,
        list: &str,
        entry: &Spanned<DeValue<'_>>,
        field: Option<&str>,
    ) -> Result<Spanned<String>, ContentError> {
        let table = entry.get_ref().as_table();
        let named = |field: &str| table?.get(field).map(|value| Spanned::new(value.span(), said(value.get_ref())));
        let name = field.map_or_else(|| NAMES.into_iter().find_map(named), named);
        name.ok_or_else(|| {
            let wanted = field.map_or_else(|| NAMES.join(" or "), str::to_owned);
            self.error(file, entry.span(), format!("an entry of {list} has {wanted}"))
        })
    }

    fn distinct(&self, file: &str, names: Vec<Spanned<String>>) -> Result<(), ContentError> {
        let mut seen = HashSet::new();
        for name in names {
            let span = name.span();
            let text = name.into_inner();
            let problem = format!("{text:?} is there twice");
            if !seen.insert(text) {
                return Err(self.error(file, span, problem));
            }
        }
        Ok(())
    }

    fn error(&self, file: &str, at: Range<usize>, problem: impl Into<String>) -> ContentError {
        self.files.error_at(file, Some(at.start), problem)
    }

    /// The components of one sort, `what` in an error: the entries of these lists of a file one after another. No two may
    /// have the same id, whichever list they are in.
    pub fn family(&self, what: &'static str, file: &str, lists: &[&str]) -> Result<Family, ContentError> {
        let page = self.page(file)?;
        let mut ids = Vec::new();
        for list in lists {
            let entries = page.get_ref().get(*list).and_then(|value| value.get_ref().as_array());
            for entry in entries.into_iter().flatten() {
                ids.push(self.name(file, list, entry, Some("id"))?);
            }
        }
        self.distinct(file, ids.clone())?;
        Ok(Family { what, ids: ids.into_iter().map(Spanned::into_inner).collect() })
    }

    /// The box has so many entries in each of these lists: file, list, what they are, how many.
    pub fn counts(&self, counts: &[(&str, &str, &str, usize)]) -> Result<(), ContentError> {
        for &(file, list, what, expected) in counts {
            let page = self.page(file)?;
            let found = page.get_ref().get(list).and_then(|value| value.get_ref().as_array()).map_or(0, |it| it.len());
            if found != expected {
                return Err(self.files.error_in(file, format!("expected {expected} {what}, found {found}")));
            }
        }
        Ok(())
    }
}

const SOURCELESS: &str = "expected where the figures come from";

fn is_list(value: &Spanned<DeValue<'_>>) -> bool {
    value.get_ref().as_array().is_some_and(|entries| entries.iter().any(|entry| entry.get_ref().is_table()))
}

fn said(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.clone().into_owned(),
        DeValue::Integer(number) => number.as_str().to_owned(),
        other => format!("{other:?}"),
    }
}

impl Family {
    pub fn ids(&self) -> &[String] {
        &self.ids
    }

    /// The number of the component that is meant, or those there are.
    pub fn find(&self, files: &Files, file: &str, id: &Spanned<String>) -> Result<usize, ContentError> {
        self.ids.iter().position(|known| known == id.get_ref()).ok_or_else(|| {
            let problem = format!("no {} {:?}; there are: {}", self.what, id.get_ref(), self.ids.join(", "));
            files.error(file, id, problem)
        })
    }
}
