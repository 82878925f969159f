/** Answers to questions about a table, in sentences. Pure: for the play page, the replay, and anything else with a table. */
import {
  type Act,
  cardsAt,
  countAt,
  due,
  type Gauge,
  hand,
  judge,
  namedPlace,
  type Piece,
  readAct,
  type Seat,
  type Table,
  turnOf,
  type Verdict,
  writePosition,
} from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import { ASKS, type Ask, type AskWord } from "@stillwater/rulebook/spoken";
import { answersFor, triedAt } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { capitalised } from "@/i18n/capitalised";
import type { SayCommand } from "@/modules/answering";
import { ROOM_ANSWERS } from "@/modules/answers";
import { gapLines, rowLines } from "./spaces";

/** Everything that an answer may be derived from. */
export interface AnswerSources {
  readonly table: Table;
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly figures: Gauge;
  readonly log: readonly EntryView[];
  readonly voice: Voice;
  readonly say: SayCommand;
  /** The words of the questions, for listing them. */
  readonly asks: Readonly<Record<AskWord, string>>;
  /** The act that is aimed, or that the focus is on, with its verdict. */
  readonly shown: { readonly plan: Act; readonly verdict: Verdict } | null;
  /** The picked card, by its number; 0 for none. */
  readonly up: number;
  /** At a real table no hand is known: the seat that acts may hold any card. */
  readonly real?: { readonly seat: Seat; readonly card: (name: string) => Piece } | undefined;
}

/** The most lines of the log in one answer. */
const MOST_LINES = 10;
/** The most places that are named one by one. */
const MOST_PLACES = 8;

/** The answer, one sentence each; it never contains more than this viewer may know. */
export function answerTo(
  ask: Exclude<Ask, { readonly ask: "rule" }>,
  asked: AnswerSources,
): readonly string[] {
  const lines = sentences(ask, asked);
  return ask.ask === "position" ? lines : lines.map(capitalised);
}

function sentences(ask: Exclude<Ask, { readonly ask: "rule" }>, asked: AnswerSources): readonly string[] {
  const { table, say, log, names, voice } = asked;
  switch (ask.ask) {
    case "hand":
      return hands(asked);
    case "row":
      return rowLines(table, ask.row, asked);
    case "gaps":
      return gapLines(table, asked);
    case "legal":
      return legal(ask.card, asked);
    case "why":
      return why(ask.of, asked);
    case "spare":
      return spare(asked);
    case "players":
      return players(asked);
    case "last":
    case "log": {
      const lines = log
        .slice(ask.ask === "last" ? -1 : -MOST_LINES)
        .map((entry) => voice.logText(entry, names));
      return lines.length === 0 ? [say("logNone")] : lines;
    }
    case "position":
      return [writePosition(table)];
    case "help":
      return [say("helpActs"), say("helpAsks", { words: ASKS.map((word) => asked.asks[word]).join(", ") })];
    default:
      return ROOM_ANSWERS[ask.ask](asked);
  }
}

const named = ({ table: { rulebook }, voice }: AnswerSources, card: number): string =>
  voice.cardText(rulebook.pieceName(card));

function hands(asked: AnswerSources): readonly string[] {
  const { table, you, names, say } = asked;
  const cardsOf = (seat: Seat) => hand(table, seat);
  const told = (cards: readonly number[]): string => cards.map((card) => named(asked, card)).join(", ");
  if (you !== null) {
    const cards = cardsOf(you);
    return [say("hand", { count: cards.length, cards: told(cards) })];
  }
  const open = names.flatMap((name, seat) => {
    const cards = cardsOf(seat);
    if (cards.length < countAt(table, table.rulebook.hands[seat] ?? 0)) return [];
    return [say("handOf", { name, count: cards.length, cards: told(cards) })];
  });
  return open.length === 0 ? [say("handNone")] : open;
}

function legal(card: string | null, asked: AnswerSources): readonly string[] {
  const { table, you, say, voice, up, real } = asked;
  const seat = you ?? real?.seat;
  if (seat === undefined) return [say("handNone")];
  const held = (name: string): Piece | undefined =>
    real?.card(name) ?? hand(table, seat).find((one) => table.rulebook.pieceName(one) === name);
  const meant = card === null ? up : held(card);
  if (meant === undefined) return [say("notHeld", { card: voice.cardText(card ?? "?") })];
  if (meant === 0) return [say("whichCard")];
  const places = [...answersFor(table, seat, meant)]
    .filter(([, { verdict }]) => verdict.allowed !== "no")
    .map(([to, { verdict }]) => {
      const place = voice.placeText(table.rulebook.placeName(to));
      return verdict.price === 0
        ? say("legalFree", { place })
        : say("legalCosts", { place, price: verdict.price });
    });
  const name = named(asked, meant);
  if (places.length === 0) return [say("legalNone", { card: name })];
  const more = places.length - MOST_PLACES;
  const listed = [...places.slice(0, MOST_PLACES), ...(more > 0 ? [say("legalMore", { count: more })] : [])];
  return [say("legalIn", { card: name, places: listed.join("; ") })];
}

/** Everything the rules say about an act: the headline, the sum, the note, and every refusal. */
export function verdictLines(
  { plan, verdict }: NonNullable<AnswerSources["shown"]>,
  { table: { rulebook }, names, you, voice }: Pick<AnswerSources, "table" | "names" | "you" | "voice">,
): readonly string[] {
  const context = {
    ...triedAt(rulebook, plan),
    names,
    you,
  };
  const { headline, sum, note } = voice.verdictText(verdict, context);
  const refusals = verdict.findings
    .filter(({ holds }) => holds === "no")
    .map((finding) => voice.findingText(finding, context));
  const lines = [headline, sum, note, ...refusals.slice(1)];
  return [...new Set(lines.filter((line): line is string => line !== undefined && line !== ""))];
}

function why(of: string | null, asked: AnswerSources): readonly string[] {
  const { table, you, say, shown, up } = asked;
  if (of === null) return shown === null ? [say("whyWhat")] : verdictLines(shown, asked);
  const seat = you ?? due(table).seats[0] ?? 0;
  const place = namedPlace(of)?.kind === "space";
  const card = up === 0 ? (shown?.plan.card ?? 0) : up;
  if (place && card === 0) return [say("whyWhat")];
  const read = readAct(table.rulebook, place ? `${table.rulebook.pieceName(card)} ${of}` : of, seat);
  if (!read.ok) return [say("whyWhat")];
  return verdictLines({ plan: read.value, verdict: judge(table, read.value) }, asked);
}

function spare({ table, figures, names, say, voice }: AnswerSources): readonly string[] {
  if (table.rulebook.leads !== null) return [say("spareNone")];
  const { spare: left, spent, least, seats } = figures;
  const each = seats.map(({ toCome }, seat) =>
    say("toCome", { name: voice.seatText(seat, names), count: toCome }),
  );
  return [say("spare", { spare: Math.max(0, left), spent, least }), ...(names.length > 1 ? each : [])];
}

function players({ table, names, you, say, voice }: AnswerSources): readonly string[] {
  const { rulebook } = table;
  const shared = rulebook.leads !== null;
  const lines = names.map((name, seat) =>
    say(shared ? "playerShared" : "player", {
      name,
      hand: countAt(table, rulebook.hands[seat] ?? 0),
      pile: countAt(table, rulebook.piles[seat] ?? 0),
      discards: countAt(table, rulebook.discards[seat] ?? 0),
    }),
  );
  const turn = due(table).step === "over" ? undefined : turnOf(table)?.seat;
  return turn === undefined ? [say("over"), ...lines] : [...lines, voice.turnText(turn, names, you)];
}

/** The cards of a hand, by their names in the notation. */
export function heldNames(table: Table, seat: Seat | null): readonly string[] {
  return seat === null
    ? []
    : cardsAt(table, table.rulebook.hands[seat] ?? 0).map((card) => table.rulebook.pieceName(card));
}
