//! The moves as they stand in files: those of the expansions among the others, told apart by the
//! same `move`.

/// Makes [`Move`](super::Move), where the moves of an expansion are an enum of its own file, and
/// `Written`, the same as it is read, without these enums. Behind `(game)` stand moves of the game,
/// behind `[Ferry of ferry]` those of `expansion/ferry.rs`, which has a variant of that name for
/// each.
macro_rules! moves {
    (
        $(#[$about:meta])*
        $(
            (game)
            $(
                $(#[$of:meta])*
                $name:ident $(($held:ty))? $({ $($(#[$on:meta])* $field:ident: $kind:ty,)+ })?,
            )+
            $(
                [$set:ident of $file:ident]
                $(
                    $(#[$own_of:meta])*
                    $own:ident $(($own_held:ty))?,
                )+
            )*
        )+
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "move", rename_all = "kebab-case", from = "Written")]
        pub enum Move {
            $($(
                $(#[$of])*
                $name $(($held))? $({ $($(#[$on])* $field: $kind,)+ })?,
            )+)+
            /// A move of an expansion, which is told in its file.
            #[serde(untagged)]
            Expansion(expansion::Move),
        }

        $(#[$about])*
        #[derive(Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "move", rename_all = "kebab-case", deny_unknown_fields)]
        #[serde(expecting = "internally tagged enum Move")]
        enum Written {
            $(
                $(
                    $(#[$of])*
                    $name $(($held))? $({ $($(#[$on])* $field: $kind,)+ })?,
                )+
                $($(
                    $(#[$own_of])*
                    $own $(($own_held))?,
                )+)*
            )+
        }

        impl From<Written> for Move {
            fn from(written: Written) -> Self {
                match written {
                    $(
                        $(
                            Written::$name
                                $((written::held!(it $held)))?
                                $({ $($field,)+ })? =>
                            Self::$name
                                $((written::held!(it $held)))?
                                $({ $($field,)+ })?,
                        )+
                        $($(
                            Written::$own $((written::held!(it $own_held)))? =>
                            $file::Move::$own $((written::held!(it $own_held)))?.into(),
                        )+)*
                    )+
                }
            }
        }

        impl<T: Into<expansion::Move>> From<T> for Move {
            fn from(own: T) -> Self {
                Self::Expansion(own.into())
            }
        }
    };
}

/// The content of a move of such a type.
macro_rules! held {
    ($it:ident $held:ty) => {
        $it
    };
}

pub(super) use {held, moves};
