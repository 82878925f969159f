/** What the reader of offers learns from: the listed questions that the grammar reads, and those that are no check. */
import { createHash } from "node:crypto";
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { QUESTION_LISTS, QUESTION_WORDS } from "@stillwater/rulebook/lexicon";
import { checksOf, distinct, waysIn } from "../../src/understand/checks";
import type { Role } from "../../src/understand/frames";
import { heardIn, type Mention, mentionsIn, searchedAs } from "../../src/understand/heard";
import type { QuestionPart, SaidWhere } from "../../src/understand/line";
import { usualRow } from "../../src/understand/sea-position";
import type { Cell, NamedCard, Understood } from "../../src/understand/shapes";
import { symbolsOf, withoutMarks } from "../../src/understand/symbols";
import { languagesFrom } from "../../src/words/dictionary";
import { CHECKS } from "../../test/checks";
import { FRESH_CHECKS } from "../../test/fresh-checks";
import { inShort, judged } from "../../test/judging";
import { LATEST_TRAPS } from "../../test/latest-traps";
import { listed, listsIn } from "../../test/listed";
import { MORE_TRAPS } from "../../test/more-traps";
import { TRAPS } from "../../test/traps";

interface Listed {
  readonly list: string;
  readonly language: Language;
  readonly text: string;
  /** The verdict that is right, with the game where it is told: "sea yes 3"; null for what is no check. */
  readonly right: string | null;
  /** The same question as the grammar reads it. */
  readonly plain?: string;
}

/** The frame of a question, and what its numbers are in it. */
interface Right {
  readonly frame: string;
  readonly roles: readonly Role[];
}

/** A question to learn from; null where it is no check. */
export interface Lesson {
  readonly heard: readonly string[];
  /** What the words of each symbol mean in the search. */
  readonly meant: ReadonlyMap<string, readonly string[]>;
  readonly right: Right | null;
}

/** A listed question with what the grammar makes of it, or of the same question in plain words. */
export interface Asked extends Listed, Pick<Lesson, "heard" | "meant"> {
  readonly isUnderstood: boolean;
  readonly strict: { readonly parts: readonly QuestionPart[]; readonly check: Understood } | null;
}

/** Long questions, each with the same question in plain words; `-` for what is no check. */
export const LONG = "lists/long";
const PARTS = 5;

function inLists(): readonly Listed[] {
  const checks = listsIn("lists/checks").flatMap((list) =>
    listed(list).map(({ language, columns: [game, text = "", right] }) => ({
      ...{ list, language, text, right: `${game} ${right}` },
    })),
  );
  const others = [...CHECKS, ...FRESH_CHECKS].flatMap(({ language, asked, game, allowed, price, clause }) =>
    allowed === "unknown"
      ? []
      : {
          list: "checks",
          language,
          text: asked,
          right: `${game} ${allowed} ${price ?? clause ?? ""}`.trim(),
        },
  );
  const traps = [...listsIn("lists/traps"), ...listsIn("modules")].flatMap((list) =>
    listed(list).map(({ language, columns: [text = "", right = null] }) => ({ list, language, text, right })),
  );
  const more = LANGUAGES.flatMap((language) =>
    [TRAPS, MORE_TRAPS, LATEST_TRAPS].flatMap((each, at) =>
      each[language].map(([text, right = null]) => ({ list: `traps ${at}`, language, text, right })),
    ),
  );
  // Of several lists each: whoever leaves one out leaves a fifth out.
  const long = listsIn(LONG).flatMap((file) =>
    listed(file).map(({ language, columns: [text = "", plain = ""] }, at) => {
      const strict = plain === "-" ? null : readStrictly(plain, language)?.strict;
      if (strict === undefined) throw new Error(`Not understood: ${plain}`);
      const right = strict === null ? null : `${strict.check.game} ${inShort(judged(strict.check))}`;
      return { list: `${LONG} ${at % PARTS}`, language, text, plain, right };
    }),
  );
  return [...checks, ...others, ...traps, ...more, ...long];
}

/** Whether a check comes to the verdict that is right. */
export const isRight = (check: Understood, right: string | null): boolean =>
  right !== null && `${check.game} ${inShort(judged(check))}`.endsWith(right);

/** A digest of the lists, and of the words by which the grammar reads them. */
export function digestOfLists(): string {
  const all = JSON.stringify([inLists(), QUESTION_WORDS, QUESTION_LISTS]);
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

function readStrictly(text: string, language: Language) {
  for (const each of languagesFrom(language)) {
    const symbols = symbolsOf(text, each);
    const found = symbols === null || symbols.unread.length > 0 ? null : waysIn(symbols.symbols, each);
    if (symbols === null || found === null || found.left.length > 0) continue;
    const checks = checksOf(found.ways);
    const [check, another] = distinct(checks);
    if (check === undefined || another !== undefined) continue;
    return { symbols, strict: { check, parts: found.ways[checks.indexOf(check)] ?? [] } };
  }
  return null;
}

/** All questions of the lists. */
export const askedInLists = (): readonly Asked[] =>
  inLists().map((each) => {
    const { text, language, plain } = each;
    const read = readStrictly(text, language);
    const symbols = read?.symbols ?? symbolsOf(text, language) ?? symbolsOf(withoutMarks(text), language);
    const meant = [...(symbols?.said ?? [])].map(([symbol, words]) => {
      const meanings = searchedAs(words, language);
      return [symbol, meanings.length > 0 ? meanings : ["?"]] as const;
    });
    const heard = heardIn(symbols?.heard ?? [], language);
    const told = read ?? (plain === undefined ? null : readStrictly(plain, language));
    return {
      ...{ ...each, heard, meant: new Map(meant) },
      ...{ isUnderstood: read !== null, strict: told?.strict ?? null },
    };
  });

/** What is learnt from a question; null where neither what it asks is known, nor that it asks nothing. */
export function lessonOf({ heard, meant, strict, right }: Asked): Lesson | null {
  if (strict === null) return right === null ? { heard, meant, right: null } : null;
  const told = right === null ? null : new Blanks(heard).rightOf(strict.parts, strict.check.game);
  return told === null ? null : { heard, meant, right: told };
}

/** How well a number can be this, by what stands beside it; below 0 where it is something else. */
function likeness(role: Role, heard: readonly string[], { at, value }: Mention): number {
  const [before, behind] = [heard[at - 1] ?? "", heard[at + 1] ?? ""];
  const isRow = before === "row" || behind.startsWith("row");
  const isColumn = before === "column" || behind === "column";
  const isCount =
    /card|spare|hand/.test(behind) || (/^(?:spare|hand|with|have|for|pay)$/.test(before) && value < 7);
  switch (role) {
    case "row":
    case "itsrow":
    case "closed":
      return isRow ? 2 : isColumn || isCount ? -1 : 0;
    case "column":
    case "itscolumn":
      return isColumn ? 2 : -1;
    case "left":
    case "held":
    case "below":
    case "discarded":
      return isCount ? 2 : isRow || isColumn ? -1 : 0;
    default:
      return isRow || isColumn ? -2 : isCount ? -1 : 0;
  }
}

/** Puts blanks in the place of the numbers of a question. */
class Blanks {
  readonly #heard: readonly string[];
  readonly #mentions: readonly Mention[];
  readonly #roles = new Map<number, Role>();
  #isWhole = true;

  constructor(heard: readonly string[]) {
    this.#heard = heard;
    this.#mentions = mentionsIn(heard);
  }

  /** A blank for a number, still with where it stands: `@7:row`; null where the question does not say it. */
  #take(role: Role, value: number): string | null {
    const like = (each: Mention): number => likeness(role, this.#heard, each);
    const same = this.#mentions.filter((each) => each.value === value);
    const [free] = same
      .filter((each) => !this.#roles.has(each.at) && (!role.endsWith("column") || like(each) > 0))
      .toSorted((one, other) => like(other) - like(one));
    if (free !== undefined) {
      this.#roles.set(free.at, role);
      return `@${free.at}:${role}`;
    }
    // The row of two cards is said once.
    const shared = same.find(({ at }) => this.#roles.get(at)?.endsWith(role.replace("its", "")));
    return shared === undefined ? null : `@${shared.at}:${this.#roles.get(shared.at)}`;
  }

  #card({ kind, value, colour }: NamedCard, role: Role): unknown {
    if (value === undefined)
      return colour === undefined ? { kind } : { kind, colour: kind === "campfire" ? "@fire.0" : "@card.0" };
    const blank = this.#take(role, value);
    if (blank === null) this.#isWhole = false;
    return { kind, value: blank, colour: blank };
  }

  #where(where: SaidWhere): unknown {
    if ("card" in where) return { kind: where.kind, card: this.#card(where.card, "other") };
    if (!("cards" in where)) return where;
    const cards: readonly NamedCard[] = where.cards;
    return { kind: where.kind, cards: cards.map((each) => this.#card(each, "other")) };
  }

  #scene({ at: own, lies, isRowSaid }: QuestionPart & { readonly is: "scene" }, tried: number): unknown {
    const told = [own, ...lies.map(({ at }) => at)].map((at, index) => ({
      at,
      row: isRowSaid ? this.#take(index === 0 ? "row" : "itsrow", at.row) : null,
      column: this.#take(index === 0 ? "column" : "itscolumn", at.column),
    }));
    const by = (steps: number): string => (steps === 0 ? "" : steps > 0 ? `+${steps}` : String(steps));
    const [rowTold, columnTold] = [
      told.find(({ row }) => row !== null),
      told.find(({ column }) => column !== null),
    ];
    // What is not said is told from what is, or from where the tried card is usual; ends of rows stay what they are.
    const cellOf = ({ at: { row, column }, ...said }: { readonly at: Cell } & (typeof told)[number]) => ({
      row:
        said.row ??
        (rowTold === undefined
          ? `@usual.0${by(row - usualRow(tried))}`
          : `${rowTold.row}${by(row - rowTold.at.row)}`),
      column:
        said.column ??
        (columnTold === undefined || column === 1 || column === 6
          ? column
          : `${columnTold.column}${by(column - columnTold.at.column)}`),
    });
    const [first, ...others] = told.map(cellOf);
    return {
      ...{ is: "scene", at: first, isRowSaid },
      lies: lies.map(({ card }, index) => ({ card: this.#card(card, "other"), at: others[index] })),
    };
  }

  /** A part with blanks; null where its number can be in any frame. */
  #blank(part: QuestionPart, tried: number): unknown {
    const free = (role: Role, value: number): unknown => (this.#take(role, value) === null ? part : null);
    switch (part.is) {
      case "row":
        return free("row", part.row);
      case "column":
        return free("column", part.column);
      case "hand":
        return free(part.hand.counts, part.hand.cards);
      case "below":
        return free("below", part.cards);
      case "closed":
        return free("closed", part.row);
      case "price":
        if (part.claimed !== undefined) this.#take("price", part.claimed);
        return null;
      case "card":
        return { is: "card", card: this.#card(part.card, "tried") };
      case "where":
        return { is: "where", where: this.#where(part.where) };
      case "discard":
        return { ...part, besides: part.besides?.map((each) => this.#card(each, "other")) };
      case "discard-any":
        return { ...part, cards: this.#take("discarded", part.cards) ?? part.cards };
      case "edge":
        return part.row === undefined ? part : { ...part, row: this.#take("row", part.row) ?? part.row };
      case "scene":
        return this.#scene(part, tried);
      case "game":
      case "refused":
        return null;
      default:
        return part;
    }
  }

  /** The frame of parts, and what the numbers are in it; null where a card of theirs is not among the numbers. */
  rightOf(parts: readonly QuestionPart[], game: string): Right | null {
    const order: readonly QuestionPart["is"][] = ["row", "column", "hand", "below", "closed", "price"];
    const tried = parts.flatMap((part) => (part.is === "card" ? (part.card.value ?? 0) : []))[0] ?? 0;
    const texts = parts
      .toSorted((one, other) => order.indexOf(other.is) - order.indexOf(one.is))
      .map((part) => this.#blank(part, tried))
      .flatMap((blank) => (blank === null ? [] : JSON.stringify(blank)))
      .sort();
    if (!this.#isWhole) return null;
    const rank = (at: number, role: string): number =>
      this.#mentions.filter((each) => each.at < at && this.#roles.get(each.at) === role).length;
    const frame = `{"game":"${game}","parts":[${texts.join(",")}]}`.replace(
      /@(\d+):([a-z]+)/g,
      (_, at: string, role: string) => `@${role}.${rank(Number(at), role)}`,
    );
    return { frame, roles: this.#mentions.map(({ at }) => this.#roles.get(at) ?? "none") };
  }
}
