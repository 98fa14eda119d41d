//! Splitting the program.
//!
//! The program is compiled as a whole. `cargo xtask programs` splits it after linking: code that can be reached only through
//! functions declared with [`entry!`] is in their part, which must be loaded before they are called.

/// Declares the entry point of a part of the program. The splitter finds both ends by their names, which share 32 digits. In an
/// unsplit program it is an ordinary function.
macro_rules! entry {
    ($part:literal, $digits:literal, $(#[$about:meta])* $visible:vis fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:path) => {
        #[cfg(feature = "split")]
        #[allow(
            unsafe_code,
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "both ends are compiled at once, by the same compiler, from the same types"
        )]
        $(#[$about])*
        $visible fn $name($($argument: $type),*) -> $result {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!("__wasm_split_00", $part, "00_import_", $digits, "_", stringify!($name))]
                safe fn from_here($($argument: $type),*) -> $result;
            }
            #[unsafe(export_name = concat!("__wasm_split_00", $part, "00_export_", $digits, "_", stringify!($name)))]
            extern "C" fn to_there($($argument: $type),*) -> $result {
                $function($($argument),*)
            }
            from_here($($argument),*)
        }

        #[cfg(not(feature = "split"))]
        $(#[$about])*
        $visible fn $name($($argument: $type),*) -> $result {
            $function($($argument),*)
        }
    };
}

pub(crate) use entry;

/// Declares the module `elements` with the elements of a file of `web`, which the late part of the program builds.
macro_rules! elements {
    ($file:literal) => {
        #[deny(dead_code, reason = "no file has an element that nobody uses")]
        #[allow(
            clippy::enum_variant_names,
            reason = "ids of the whole page begin with what they belong to"
        )]
        pub(crate) mod elements {
            use browser::dom::{Id, MarkupStep};

            include!(concat!(env!("OUT_DIR"), "/", $file, ".rs"));
        }
    };
}

pub(crate) use elements;
