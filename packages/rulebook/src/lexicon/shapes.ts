import type { Translated } from "../language";
import type { SEARCHED } from "../words/lexicon/searched";

/**
 * Words by which people search, for one meaning each, by the name of the meaning. Several stand side by side; `_` joins a
 * phrase; a name with `+` stands for several meanings at once: a "fog" is a purple Storm.
 */
export type Meanings = Readonly<Record<string, Translated>>;

/** The meanings that are searched for. */
type Named = typeof SEARCHED;
export type MeaningName = { readonly [Room in keyof Named]: keyof Named[Room] & string }[keyof Named];
