import type { ActType, ClauseId } from "@stillwater/engine";
import { partsOf, withoutStars } from "../emphasis";
import { capital } from "../formatters";
import { typeset } from "../language";
import { ROOM_VERDICTS } from "../modules/verdict";
import { type Given, given, personName } from "./given";
import { lineFor } from "./log";
import { placeWords } from "./places";
import { sumOf } from "./price";
import { cardWords, type Sentences, wordsAt } from "./sentences";
import type {
  Ending,
  LogEntry,
  Names,
  ScoreLine,
  SpokenClosure,
  SpokenFinding,
  SpokenVerdict,
  Tone,
  VerdictContext,
  VerdictText,
} from "./shapes";
import { type ActSpeech, type Approval, type Reason, type RuleSpeech, type Unsaid, unsaid } from "./speaking";

/** Everything that can be said in one language. */
export interface Voice {
  /** The words on a verdict card. The most important refusal comes first; the engine orders them. */
  verdictText<Id extends string>(verdict: SpokenVerdict<Id>, context?: VerdictContext): VerdictText<Id>;
  /** One finding as one sentence: "49 lies to its left." */
  findingText(finding: SpokenFinding, context?: VerdictContext): string;
  /** `r4c2` as "row 4, column 2". A name that no piece or place of the box has is a defect, here and in `cardText`. */
  placeText(place: string, names?: Names): string;
  /** `start` as "the Start"; numbers stay numbers. */
  cardText(card: string): string;
  /** One act as one line of at most fifteen words: "Ben: 47, row 4 column 2, discarded 2." */
  logText(entry: LogEntry, names: Names): string;
  /** The name of a seat (0-based), or "Seat 2" if none was given. */
  seatText(seat: number, names: Names): string;
  /** The same for every seat, so that each has a name. */
  seatNames(names: Names): readonly string[];
  /** "Your turn.", or whose turn it is. */
  turnText(seat: number, names: Names, you?: number | null): string;
  /** "You reached the island, 6 cards to spare." In a duel: who won. */
  endText(ending: Ending, names?: Names): string;
  /** Spaces that can never all be filled: "From row 6, column 4 on: only 2 cards fit the three spaces." */
  closedText(closure: SpokenClosure): string;
  /** How a player's points against others are made up: "Ana: 31 points. 15 placed, 6 discarded, runs of 3, 4." */
  scoreText(score: ScoreLine, name: string): string;
}

/** Makes the voice of one language from its sentences. */
export function voiceFrom(sentences: Sentences): Voice {
  const out = (text: string): string => typeset(withoutStars(text), sentences.language);
  return {
    verdictText: (verdict, context = {}) => verdictText(verdict, context, sentences),
    findingText: (finding, context = {}) => out(findingText(finding, context, sentences)),
    placeText: (place, names = []) => out(placeWords(place, names, sentences)),
    cardText: (card) => out(cardWords(card, sentences)),
    logText: (entry, names) => out(lineFor(entry, names, sentences)),
    seatText: (seat, names) => personName(seat, names, sentences),
    seatNames: (names) => names.map((_name, seat) => personName(seat, names, sentences)),
    turnText: (seat, names, you) =>
      out(
        seat === you
          ? sentences.turn.yours
          : sentences.turn.other({ name: personName(seat, names, sentences) }),
      ),
    endText: (ending, names = []) => out(endingFor(ending, names, sentences)),
    closedText: (closure) => {
      const own = CLOSED.get(closure.clause);
      if (own === undefined) throw new Error(`No room tells why ${closure.clause} leaves spaces open.`);
      return out(own(closure, sentences));
    },
    scoreText: (score, name) => out(scoreFor(score, name, sentences)),
  };
}

/** Modules come before the games they belong to, so that they can speak in their place. */
const rooms = Object.values(ROOM_VERDICTS).reverse();
const RULES: ReadonlyMap<string, RuleSpeech | Unsaid> = new Map(
  rooms.flatMap(({ rules }) => Object.entries(rules)),
);
const CHARGED: ReadonlyMap<string, ((given: Given) => string | undefined) | null> = new Map(
  rooms.flatMap(({ prices }) => Object.entries(prices?.charged ?? {})),
);
const FREED: ReadonlyMap<string, Approval> = new Map(
  rooms.flatMap(({ prices }) => Object.entries(prices?.freed ?? {})),
);
const PAID: ReadonlySet<string> = new Set(rooms.flatMap(({ prices }) => prices?.paid ?? []));
const CARRIED: ReadonlySet<string> = new Set(rooms.flatMap(({ prices }) => prices?.carried ?? []));
const CLOSED: ReadonlyMap<string, (closure: SpokenClosure, sentences: Sentences) => string> = new Map(
  rooms.flatMap(({ closed }) => Object.entries(closed)),
);

function ruleOf(clause: string): RuleSpeech | null {
  const rule = RULES.get(clause);
  if (rule === undefined) throw new Error(`No room speaks of ${clause}.`);
  return typeof rule === "string" ? null : rule;
}

/** A defect: the law test over every option set makes sure that no rule gets here. */
function silent({ clause, holds }: SpokenFinding): never {
  throw new Error(`${clause} has nothing to say where it holds: ${holds}.`);
}

const keptOf = (finding: SpokenFinding, values: Given): string =>
  ruleOf(finding.clause)?.yes?.(values) ?? silent(finding);

/** How a price comes about; if a rule waives it, the text of that rule. */
function priceNote(clause: string, values: Given): string | undefined {
  const by = values.word("by");
  if (by === undefined) return CHARGED.get(clause)?.(values);
  return FREED.get(by)?.(values) ?? unsaid(values, "by");
}

const isRelief = (clause: string | undefined): clause is ClauseId =>
  clause !== undefined && FREED.has(clause);

const reasonOf = (finding: SpokenFinding, values: Given): Reason =>
  ruleOf(finding.clause)?.no?.(values) ?? silent(finding);

/** A fragment for a rule that only the holder of cards can settle, or somebody who knows the face of a card. */
function unsureOf(finding: SpokenFinding, values: Given): Reason {
  const { unsure } = values.sentences;
  const unseen = values.word("unseen");
  const place = unseen === undefined ? undefined : placeWords(unseen, [], values.sentences);
  const [least, most] = [values.number("price"), values.number("most")];
  if (least !== undefined && most !== undefined) return { text: unsure.priceBetween({ least, most, place }) };
  if (place !== undefined) return { text: unsure.unknownFace({ place }) };
  return { text: ruleOf(finding.clause)?.unknown?.(values) ?? silent(finding) };
}

function endingFor(ending: Ending, names: Names, sentences: Sentences): string {
  for (const room of rooms) {
    const text = room.ending?.(ending, sentences, names);
    if (text !== undefined) return text;
  }
  throw new Error("No room tells how this game ended.");
}

function scoreFor(score: ScoreLine, name: string, sentences: Sentences): string {
  const [tell] = rooms.flatMap((room) => room.score ?? []);
  if (tell === undefined) throw new Error("No room tells what points are made of.");
  return tell(score, name, sentences);
}

function findingText(finding: SpokenFinding, context: VerdictContext, sentences: Sentences): string {
  const values = given(finding, context, sentences);
  if (finding.holds === "yes") return keptOf(finding, values);
  const { text } = finding.holds === "no" ? reasonOf(finding, values) : unsureOf(finding, values);
  return `${capital(text)}.`;
}

function verdictText<Id extends string>(
  verdict: SpokenVerdict<Id>,
  context: VerdictContext,
  sentences: Sentences,
): VerdictText<Id> {
  const { findings } = verdict;
  const cost = findings.find(({ clause }) => CHARGED.get(clause));
  // A card that moves because of another one is named by the finding, not by the act.
  const named = findings.find(({ clause }) => CARRIED.has(clause))?.with.card;
  const card = typeof named === "string" ? named : context.card;
  const costGiven = cost && given(cost, { ...context, card }, sentences);
  const sum = costGiven && sumOf(costGiven);
  if (verdict.allowed === "yes") {
    // If a rule waives a price, that rule decides, not the one that charges it.
    const by = costGiven?.word("by");
    const clause = isRelief(by) ? by : (cost ?? leadFor(verdict, context))?.clause;
    const notes = [
      cost && costGiven && priceNote(cost.clause, costGiven),
      ...rooms.map(({ beside }) => beside?.(verdict, sentences)),
    ];
    const note = notes.filter((text) => text !== undefined).join(" ") || undefined;
    const tone = verdict.price > 0 ? "pay" : "free";
    const text = permission(verdict, context, sentences);
    return spoken(tone, sentences.yes, { text, note }, clause, sum, sentences);
  }
  const lead = findings.find(({ holds }) => holds === verdict.allowed);
  if (lead === undefined) throw new Error(`Nothing says why it is allowed: ${verdict.allowed}.`);
  const values = given(lead, context, sentences);
  if (verdict.allowed === "unknown")
    return spoken("unknown", sentences.perhaps, unsureOf(lead, values), lead.clause, sum, sentences);
  const tooDear = PAID.has(lead.clause) ? sum : undefined;
  return spoken("no", sentences.no, reasonOf(lead, values), lead.clause, tooDear, sentences);
}

function spoken<Id extends string>(
  tone: Tone,
  word: string,
  reason: Reason,
  clause: Id | ClauseId | undefined,
  sum: string | undefined,
  { language }: Sentences,
): VerdictText<Id> {
  const headline = typeset(`${word} — ${reason.text}.`, language);
  const note = reason.note === undefined ? undefined : typeset(reason.note, language);
  return {
    tone,
    headline,
    ...(sum === undefined ? {} : { sum }),
    ...(note === undefined ? {} : { note: withoutStars(note), noteParts: partsOf(note) }),
    ...(clause === undefined ? {} : { clause }),
  };
}

const saidOfAct = (act: ActType): readonly ActSpeech[] => rooms.flatMap(({ acts }) => acts[act] ?? []);

/** What is said about an allowed act, without "Yes —"; without an act, its cost. */
function permission(verdict: SpokenVerdict, context: VerdictContext, sentences: Sentences): string {
  const { act } = context;
  const { allowed, permits } = sentences;
  const costs = verdict.price > 0 ? permits.discard({ count: verdict.price }) : permits.free;
  if (act === undefined) return costs;
  const said = saidOfAct(act);
  for (const { permits } of said) {
    const text = permits?.(verdict, sentences, context);
    if (text !== undefined) return text;
  }
  const own = wordsAt(allowed, act);
  if (own !== undefined) return own;
  if (said.some(({ priced }) => priced)) return costs;
  throw new Error(`No room says what it is to ${act}.`);
}

function leadFor<Id extends string>(
  verdict: SpokenVerdict<Id>,
  { act }: VerdictContext,
): SpokenFinding<Id> | undefined {
  const wanted: readonly string[] = act === undefined ? [] : saidOfAct(act).flatMap(({ leads }) => leads);
  return verdict.findings.find(({ clause }) => wanted.includes(clause)) ?? verdict.findings[0];
}
