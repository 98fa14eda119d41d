/**
 * Whether the full product of views, languages, sizes, levels and kills is tested, as for a release or at night, with `cargo
 * xtask test --all`. Otherwise one of each kind suffices.
 */
export const ALL = process.env.SAHKKU_ALL === '1';

/** All of these in the full product, otherwise the first. */
export const someOf = <T>(kinds: readonly T[], count = 1): readonly T[] => (ALL ? kinds : kinds.slice(0, count));
