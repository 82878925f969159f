/** Reads tokens one thing at a time: a number, a card, a place. Remembers the word that could not be read. */
import { type Colour, namedPlace, writeName, writeSpace } from "@stillwater/engine";
import type { Concept } from "./lexicon";
import { NAMED_CARDS, SIGNS } from "./rooms";
import type { Scene } from "./shapes";
import type { SpokenDictionary, SpokenToken } from "./tokens";

const COLOUR_LETTERS: Partial<Readonly<Record<Concept, Colour>>> = {
  green: "g",
  blue: "b",
  red: "r",
};

export type LineScene = Omit<Scene, "rulebook"> & { readonly game: "sea" | "mountain" };

/** A larger number is not a count of discarded cards, but the number of one card. */
const MOST_COUNTED = 12;

export class Cursor {
  #index = 0;
  #furthest = 0;
  constructor(
    readonly tokens: readonly SpokenToken[],
    readonly dictionary: SpokenDictionary,
    readonly scene: LineScene,
  ) {}

  get #at(): number {
    return this.#index;
  }

  set #at(index: number) {
    this.#index = index;
    if (index > this.#furthest) this.#furthest = index;
  }

  /** The word after which nothing could be read; empty at the end. */
  get stopped(): string {
    const rest = this.tokens.slice(this.#furthest);
    return rest.find(({ is }) => is !== "filler" && is !== "break")?.text ?? "";
  }

  get done(): boolean {
    this.breaks();
    return this.#at >= this.tokens.length;
  }

  #skip(): void {
    while (this.tokens[this.#at]?.is === "filler") this.#at++;
  }

  #peek(ahead = 0): SpokenToken | undefined {
    this.#skip();
    const left = this.tokens.slice(this.#at).filter(({ is }) => is !== "filler");
    return left[ahead];
  }

  /** Skips commas and "and". */
  breaks(): void {
    while (this.#peek()?.is === "break") this.#at++;
  }

  /** Reads a word with one of these meanings. */
  word(...meanings: readonly Concept[]): Concept | null {
    const token = this.#peek();
    if (token?.is !== "word" || !meanings.includes(token.word)) return null;
    this.#at++;
    return token.word;
  }

  /** "Ben discards two": the seat is known from the turn, so the name is skipped. */
  subject(): void {
    if (this.#peek()?.is === "seat") this.#at++;
  }

  /** A number of cards without their names: "two cards", or just "two" if nobody sees the hand. */
  unseen(): readonly string[] | null {
    const before = this.#at;
    this.breaks();
    while (this.word("pay", "discard") !== null) this.breaks();
    const count = this.number();
    const areCards = this.dictionary.cards.has(this.tokens[this.#at]?.text ?? "");
    while (this.word("pay", "discard") !== null) this.breaks();
    const isCount = count !== null && (areCards || (this.scene.unseen === true && count <= MOST_COUNTED));
    if (isCount && count >= 1 && this.done) {
      // A person who sees the hand still has to choose the cards.
      const isSeen = this.scene.hand !== undefined && this.scene.unseen !== true;
      return Array.from({ length: isSeen ? 0 : Math.min(count, MOST_COUNTED) }, () => "?");
    }
    this.#at = before;
    return null;
  }

  number(): number | null {
    const token = this.#peek();
    if (token?.is !== "number") return null;
    this.#at++;
    return token.value;
  }

  /** A number after "row" and the like, even if dictation has written another word for it. */
  #numberBehind(): number | null {
    const raw = this.tokens[this.#at];
    const misheard =
      raw === undefined || raw.is === "number" ? undefined : this.dictionary.misheard.get(raw.text);
    const next = this.tokens[this.#at + 1];
    if (misheard !== undefined && next?.is !== "number") {
      this.#at++;
      return misheard;
    }
    // "Reihe 4. Spalte 2": the full stop from dictation does not make it the fourth column.
    if (raw?.is === "ordinal" && raw.text.endsWith(".")) {
      this.#at++;
      return raw.value;
    }
    return this.number();
  }

  /** A numbered thing in either form: "row four", "fourth row". */
  #counted(noun: readonly Concept[]): number | null {
    const [first, second] = [this.#peek(), this.#peek(1)];
    if (first?.is === "ordinal" && second?.is === "word" && noun.includes(second.word)) {
      this.#skip();
      this.#at++;
      this.word(...noun);
      return first.value;
    }
    const before = this.#at;
    if (this.word(...noun) === null) return null;
    const value = this.#numberBehind();
    if (value === null) this.#at = before;
    return value;
  }

  /** A place that a card can lie on: a cell, a place of a pillar, the next place of a row. */
  place(): string | null {
    const token = this.#peek();
    if (token?.is === "place" && namedPlace(token.name)?.kind === "space") {
      this.#at++;
      return token.name;
    }
    const before = this.#at;
    const found = this.#pillar() ?? this.#cell();
    if (found === null) this.#at = before;
    return found;
  }

  #pillar(): string | null {
    const before = this.#at;
    let side = this.word("left", "right");
    const pillar = this.word("pillar") !== null;
    side ??= this.word("left", "right");
    this.breaks();
    const value = this.#counted(["step"]) ?? this.#numberBehind();
    if (side !== null && pillar && value !== null) return `${side === "left" ? "w" : "e"}${value}`;
    this.#at = before;
    return null;
  }

  #cell(): string | null {
    const across: readonly Concept[] = ["column", "step"];
    let column = this.#counted(across);
    if (column !== null) this.breaks();
    const row = this.#counted(["row"]);
    if (row === null) {
      const [bare, second] = [this.number(), this.number()];
      return column === null && bare !== null && second !== null
        ? writeSpace(this.scene.game, bare, second)
        : null;
    }
    const here = this.#at;
    if (column === null) {
      this.breaks();
      column = this.#counted(across);
      if (column === null) this.#at = here;
    }
    return column === null ? (this.scene.nextIn?.(row) ?? null) : writeSpace(this.scene.game, row, column);
  }

  row(): number | null {
    return this.#counted(["row"]);
  }

  /** A card, returned by its name in the notation. */
  card(): string | null {
    const before = this.#at;
    const found = this.#card();
    if (found === null) this.#at = before;
    return found;
  }

  #card(): string | null {
    const token = this.#peek();
    if (token?.is === "card") {
      this.#at++;
      return this.#held(token.name, false);
    }
    const named = this.word(...NAMED_CARDS);
    if (named !== null) return named;
    if (this.word("campfire") !== null) {
      const colour = this.#colour();
      return colour === null ? null : writeName("campfire", colour);
    }
    const colour = this.#colour();
    if (colour !== null && this.word("campfire") !== null) return writeName("campfire", colour);
    const value = this.number();
    if (value === null) return null;
    if (this.scene.game === "sea") return colour === null ? String(value) : null;
    const after = colour ?? this.#colour();
    if (after === null) return null;
    return this.#held(`${after}${value}`, this.word(...SIGNS.map(({ heard }) => heard)) !== null);
  }

  #colour(): Colour | null {
    const word = this.word("green", "blue", "red");
    return word === null ? null : (COLOUR_LETTERS[word] ?? null);
  }

  /** The copy that bears a sign, if that was said or the hand holds only that copy. */
  #held(name: string, signed: boolean): string {
    const { hand } = this.scene;
    if (signed) return `${name}*`;
    return hand !== undefined && !hand.includes(name) && hand.includes(`${name}*`) ? `${name}*` : name;
  }

  /** Cards one after another, up to the end. */
  cards(): readonly string[] {
    const cards: string[] = [];
    for (;;) {
      this.breaks();
      while (this.word("pay", "discard") !== null) this.breaks();
      const card = this.card();
      if (card === null) return cards;
      cards.push(card);
    }
  }

  /** A place that the line gives by its name in the notation. */
  named(): string | null {
    const token = this.#peek();
    if (token?.is !== "place") return null;
    this.#at++;
    return token.name;
  }

  /** A player's seat, from 1. */
  seat(): number | null {
    const token = this.#peek();
    if (token?.is !== "seat") return null;
    this.#at++;
    return token.seat + 1;
  }
}
