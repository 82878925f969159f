/**
 * Asks the rules about a position: the same answer for programs and for our own pages, made by the functions that also
 * answer in a browser without a network. Records nothing.
 */
import { check } from "@stillwater/companion";
import {
  due,
  isTangible,
  judge,
  prospects,
  type Rulebook,
  readAct,
  type Seat,
  type Table,
  UNSEEN,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { contextOf, readAction, saidOf } from "@stillwater/rulebook/asking";
import type { Language } from "@stillwater/rulebook/citations";
import { voiceOf } from "@stillwater/rulebook/verdict";
import { onceAnswered } from "@stillwater/table/queries";
import { layTable, type TableSource, wrongOf } from "./position";
import { publicFindingOf } from "./sentences";
import type { CardAnswer, CheckAnswer, SpaceAnswer, Wrong } from "./shapes";

interface Asking extends TableSource {
  /** Counted from 1, as at a table. */
  readonly seat?: number;
  readonly language: Language;
}

/** An answer, or everything that is wrong with the question. */
export type AnswerOrWrong<Answer> = { readonly answer: Answer } | { readonly wrong: readonly Wrong[] };

type Placed = { readonly table: Table; readonly seat: Seat } | { readonly wrong: readonly Wrong[] };

/** What the rules say of an action. */
export function checkAction({
  action,
  held,
  ...asking
}: Asking & { readonly action: string; readonly held: boolean }): AnswerOrWrong<CheckAnswer> {
  const placed = place(asking);
  if ("wrong" in placed) return placed;
  const { table, seat } = placed;
  const { language } = asking;
  const read = readAction(table, action, seat, language);
  if (!read.ok) return { wrong: [wrongOf(read.error, "action", { rulebook: table.rulebook, text: action })] };
  const act = read.value;
  const told = check(table, act);
  const verdict = held ? onceAnswered(told.verdict, "hand") : told.verdict;
  const context = contextOf(table, act);
  const voice = voiceOf(language);
  return {
    answer: {
      ...common(table, seat, language),
      action: writeAct(table.rulebook, act),
      verdict: {
        ...saidOf(verdict, context, language),
        findings: verdict.findings.map((finding) => publicFindingOf(finding, context, language)),
      },
      records: told.records,
      closes: told.closes.map((closure) => ({ ...closure, sentence: voice.closedText(closure) })),
    },
  };
}

/** Every space the card could be aimed at, with what the rules say of it there. */
export function spacesFor({
  card,
  ...asking
}: Asking & { readonly card: string }): AnswerOrWrong<CardAnswer> {
  const placed = place(asking);
  if ("wrong" in placed) return placed;
  const { table, seat } = placed;
  const { language } = asking;
  const { rulebook } = table;
  const piece = rulebook.copies(card).find((copy) => isTangible(rulebook, copy));
  if (piece === undefined) return { wrong: [unknown(rulebook, "act.card", "card", card)] };
  const voice = voiceOf(language);
  const spaces = prospects(table, seat, piece).map(({ to, act, verdict }) => {
    const space = rulebook.placeName(to);
    const said = saidOf(onceAnswered(verdict, "hand"), contextOf(table, act), language);
    return { space, name: voice.placeText(space), action: writeAct(rulebook, act), ...said };
  });
  return { answer: { ...common(table, seat, language), card, spaces } };
}

/** Every kind of card that the rules do not refuse in a space. */
export function cardsFor({
  space,
  ...asking
}: Asking & { readonly space: string }): AnswerOrWrong<SpaceAnswer> {
  const placed = place(asking);
  if ("wrong" in placed) return placed;
  const { table, seat } = placed;
  const { language } = asking;
  const { rulebook } = table;
  const voice = voiceOf(language);
  const cell = rulebook.cells.find((one) => rulebook.placeName(one) === space);
  if (cell === undefined) return { wrong: [unknown(rulebook, "act.cell", "space", space)] };
  const kinds = new Set(
    Array.from({ length: rulebook.lastPiece }, (_, index) => rulebook.pieceName(index + 1)),
  );
  kinds.delete(rulebook.pieceName(UNSEEN));
  const cards = [...kinds].flatMap((card) => {
    const read = readAct(rulebook, `${card} ${space}`, seat);
    if (!read.ok || read.value.to !== cell) return [];
    const verdict = onceAnswered(judge(table, read.value), "hand");
    if (verdict.allowed === "no") return [];
    const said = saidOf(verdict, contextOf(table, read.value), language);
    return [{ card, name: voice.cardText(card), action: writeAct(rulebook, read.value), ...said }];
  });
  return { answer: { ...common(table, seat, language), space, name: voice.placeText(space), cards } };
}

function place({ seat, ...where }: Asking): Placed {
  const found = layTable(where);
  if ("wrong" in found) return found;
  const { table } = found;
  const { seats } = table.rulebook;
  if (seat !== undefined && seat > seats)
    return { wrong: [{ code: "setup.seat", in: "body", path: "seat", at: 0, with: { seats } }] };
  return { table, seat: seat === undefined ? (due(table).seats[0] ?? 0) : seat - 1 };
}

const unknown = (rulebook: Rulebook, what: string, path: string, word: string): Wrong =>
  wrongOf({ at: 0, what, with: { word } }, path, { rulebook });

const common = (table: Table, seat: Seat, language: Language) => {
  return { position: writePosition(table), seat: seat + 1, language };
};
