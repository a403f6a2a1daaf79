//! Enums whose values have a name: in the content files, in records and on the page.

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[ts(export, export_to = "heroes3/")]
        pub enum $name {
            $(#[serde(rename = $word)] $variant,)+
        }

        impl $name {
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }
    };
}
pub(crate) use named;
