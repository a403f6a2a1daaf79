//! What the contents of all games say alike.

/// Where a content comes from, and how its components are looked up: by their number, and by the id that the files give
/// them. The files lie in the folder `content` of the game's crate.
///
/// ```ignore
/// content! {
///     impl Content {
///         files "monsters.toml", "sources.toml";
///         read |files| Reader::new(files)?.content();
///         monsters[MonsterId] -> Monster: monster, find_monster;
///     }
/// }
/// ```
#[macro_export]
macro_rules! content {
    (impl $Content:ident {
        files $($file:literal),+;
        read $read:expr;
        $($list:ident[$Id:ident] -> $Component:ty: $one:ident $(, $find:ident)?;)*
    }) => {
        impl $crate::Content for $Content {
            const FILES: &'static [(&'static str, &'static str)] =
                &[$(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/content/", $file)))),+];

            fn read(files: &$crate::content::Files) -> Result<Self, $crate::ContentError> {
                let read: fn(&$crate::content::Files) -> Result<Self, $crate::ContentError> = $read;
                read(files)
            }

            fn hash(&self) -> $crate::ContentHash {
                self.hash
            }

            fn shelf() -> &'static $crate::content::Shelf<Self> {
                static SHELF: $crate::content::Shelf<$Content> = $crate::content::Shelf::new();
                &SHELF
            }
        }

        impl $Content {
            pub fn builtin() -> &'static Self {
                <Self as $crate::Content>::shelf().builtin()
            }

            $(
                #[inline]
                pub fn $one(&self, id: $Id) -> &$Component {
                    &self.$list[id.index()]
                }

                $(pub fn $find(&self, id: &str) -> Option<$Id> {
                    self.$list.iter().position(|it| it.id == id).map($Id::of)
                })?
            )*
        }
    };
}
