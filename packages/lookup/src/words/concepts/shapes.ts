import type { Translated } from "@stillwater/rulebook/citations";

/**
 * Words for one meaning, by a short name for that meaning. Words of one entry stand side by side; `_` joins a phrase. A
 * name with `+` stands for several meanings at once: a "fog" is a purple Storm.
 */
export type Concepts = Readonly<Record<string, Translated>>;
