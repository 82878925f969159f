/** The index of a pack, made part by part: all at once would keep a phone from answering a tap. */
import type { Pack } from "../shapes";
import { dictionaryOf, languagesFrom } from "../words/dictionary";
import { rulesInBoth } from "./both";
import { Passages } from "./passages";
import { Reader } from "./query";
import { Whole } from "./whole";

export class Index {
  readonly #pack: Pack;
  readonly inBoth: ReadonlySet<string>;
  #reader: Reader | undefined;
  #whole: Whole | undefined;
  #passages: Passages | undefined;
  readonly #parts: readonly (() => unknown)[];
  #made = 0;

  constructor(pack: Pack) {
    this.#pack = pack;
    this.inBoth = rulesInBoth(pack.entries);
    this.#parts = [
      () => this.passages,
      () => this.whole,
      ...languagesFrom(pack.language).map((language) => () => dictionaryOf(language)),
      // A word that nobody knows makes the list that slips are looked up in.
      () => this.reader.read("zzzz"),
    ];
  }

  get whole(): Whole {
    this.#whole ??= new Whole(this.#pack.entries);
    return this.#whole;
  }

  get passages(): Passages {
    this.#passages ??= new Passages(this.#pack.entries);
    return this.#passages;
  }

  get reader(): Reader {
    if (this.#reader !== undefined) return this.#reader;
    const { language, entries } = this.#pack;
    const lines = entries.flatMap(({ terms, asked, ruled, rulings }) => [
      ...Object.values(terms),
      ...asked,
      ...ruled,
      ...rulings.flatMap((ruling) => ruling.asked),
    ]);
    this.#reader = new Reader(language, new Set(lines.flatMap((line) => line.split(" "))));
    return this.#reader;
  }

  /** Makes the next part; false once there is none left. */
  makePart(): boolean {
    this.#parts[this.#made]?.();
    this.#made += 1;
    return this.#made < this.#parts.length;
  }
}
