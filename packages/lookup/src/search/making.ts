/** The index of a pack, made part by part: all at once would keep a phone from answering a tap. */
import { Classifier, type Model } from "../classifier/model";
import type { Pack } from "../shapes";
import { dictionaryOf, languagesFrom } from "../words/dictionary";
import { rulesInBoth } from "./both";
import { Passages } from "./passages";
import { QueryReader } from "./query";
import { Whole } from "./whole";

export class Index {
  readonly #pack: Pack;
  readonly #model: Model | undefined;
  #classifier: Classifier | undefined;
  readonly inBoth: ReadonlySet<string>;
  #reader: QueryReader | undefined;
  #whole: Whole | undefined;
  #passages: Passages | undefined;
  readonly #parts: readonly (() => unknown)[];
  #made = 0;

  constructor(pack: Pack, model: Model | undefined) {
    this.#pack = pack;
    this.#model = model;
    this.inBoth = rulesInBoth(pack.entries);
    this.#parts = [
      () => this.passages,
      () => this.whole,
      ...languagesFrom(pack.language).map((language) => () => dictionaryOf(language)),
      () => this.classifier,
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

  /** None where no model came. */
  get classifier(): Classifier | undefined {
    if (this.#model !== undefined) this.#classifier ??= new Classifier(this.#model);
    return this.#classifier;
  }

  get reader(): QueryReader {
    if (this.#reader !== undefined) return this.#reader;
    const { language, entries } = this.#pack;
    const lines = entries.flatMap(({ terms, asked, ruled, rulings }) => [
      ...Object.values(terms),
      ...asked,
      ...ruled,
      ...rulings.flatMap((ruling) => ruling.asked),
    ]);
    this.#reader = new QueryReader(language, new Set(lines.flatMap((line) => line.split(" "))));
    return this.#reader;
  }

  /** Makes the next part; false once there is none left. */
  makePart(): boolean {
    this.#parts[this.#made]?.();
    this.#made += 1;
    return this.#made < this.#parts.length;
  }
}
