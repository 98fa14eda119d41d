/**
 * Whether the full product of views, languages, sizes, levels and deaths is asked for, as for a release or a night: with
 * `cargo xtask test --all`. Otherwise one of each kind does.
 */
export const ALL = process.env.SAHKKU_ALL === '1';

/** All of these when everything is asked for, otherwise the first. */
export const someOf = <T>(kinds: readonly T[], count = 1): readonly T[] => (ALL ? kinds : kinds.slice(0, count));
