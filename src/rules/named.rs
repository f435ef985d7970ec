//! Things with names in files: enums whose variants are written once, and the names of tiles and
//! cards.

/// Makes an enum with `ALL`, every variant in order, and `name`, as files have it.
macro_rules! named {
    (
        $(#[$meta:meta])*
        pub enum $enum:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$meta])*
        pub enum $enum {
            $($(#[$doc])* $variant,)+
        }

        impl $enum {
            /// All variants, in order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name of the variant in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }
    };
}

/// The type of a name of many things, such as `base-17`: text that is copied without a cost.
macro_rules! id {
    ($schema:tt: $(#[$meta:meta])*) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        #[derive(Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        #[cfg_attr(feature = "schema", schemars(rename = $schema, extend("pattern" = ID_PATTERN)))]
        pub struct Id(Arc<str>);

        impl Id {
            /// The name as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for Id {
            fn from(name: &str) -> Self {
                Self(name.into())
            }
        }

        impl std::borrow::Borrow<str> for Id {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for Id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

pub(crate) use {id, named};
