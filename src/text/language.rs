//! The languages that come with the app. Their tables are packed into the program: eight
//! languages are two thirds of a megabyte smaller so.

use std::sync::OnceLock;

/// Another language is one line in the list below and its tables in `resources/text/`.
macro_rules! languages {
    ($($language:ident $key:literal $name:literal: $($table:literal),+;)+) => {
        /// A language that the app speaks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $name] $language,)+
        }

        impl Language {
            /// All languages; the first is spoken where no other is asked for.
            pub const ALL: &[Self] = &[$(Self::$language),+];

            /// The name of the language in files: its ISO 639 code.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$language => $key,)+
                }
            }

            /// The name that its speakers give it.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$language => $name,)+
                }
            }

            /// Its tables, in Fluent.
            pub fn tables(self) -> &'static [String] {
                match self {
                    $(Self::$language => {
                        static TABLES: OnceLock<Vec<String>> = OnceLock::new();
                        TABLES.get_or_init(|| vec![$(packed::text(
                            concat!("text/", $table)
                        )),+])
                    })+
                }
            }
        }
    };
}

languages! {
    English "en" "English": "en.ftl";
    German "de" "Deutsch": "de.ftl", "orders-de.ftl";
    French "fr" "Français": "fr.ftl", "orders-fr.ftl";
    Spanish "es" "Español": "es.ftl", "orders-es.ftl";
    Dutch "nl" "Nederlands": "nl.ftl", "orders-nl.ftl";
    Polish "pl" "Polski": "pl.ftl", "orders-pl.ftl";
    Czech "cs" "Čeština": "cs.ftl", "orders-cs.ftl";
    Italian "it" "Italiano": "it.ftl", "orders-it.ftl";
}

impl Language {
    /// The language of that key.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.key() == key)
    }

    /// The language for a locale such as `de_DE.UTF-8` or `de-AT`, whose caller asks the system for
    /// it: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. English for one that
    /// the app does not speak, and for none.
    pub fn of_locale(locale: Option<&str>) -> Self {
        Self::of_locales(locale)
    }

    /// The language of the system: the first of those in its settings that the app speaks.
    #[cfg(not(target_os = "linux"))]
    pub fn of_system() -> Self {
        let locales: Vec<String> = sys_locale::get_locales().collect();
        Self::of_locales(locales.iter().map(String::as_str))
    }

    /// The language of the system, as its variables say.
    #[cfg(target_os = "linux")]
    pub fn of_system() -> Self {
        Self::of_locale(first_set(["LC_ALL", "LC_MESSAGES", "LANG"]).as_deref())
    }

    /// The language for locales of which the first is liked best: that of the first that the app
    /// speaks, and English if it speaks none.
    pub fn of_locales<'a>(locales: impl IntoIterator<Item = &'a str>) -> Self {
        let spoken = |locale: &str| {
            let language = locale.split(['_', '-', '.', '@']).next()?;
            Self::of_key(&language.to_ascii_lowercase())
        };
        locales.into_iter().find_map(spoken).unwrap_or(Self::English)
    }
}

/// The first of these variables that is not empty.
pub fn first_set(names: [&str; 3]) -> Option<String> {
    let set = names.into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|locale| !locale.is_empty())
}
