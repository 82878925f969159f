/** A companion beside a game: it is told what people see at a real table, and nothing else. */
import {
  type Act,
  countAt,
  due,
  type Fact,
  goOn,
  mask,
  outcome,
  type Question,
  type Recorded,
  type Result,
  type Rulebook,
  record,
  SPECTATOR,
  setUp,
  type Table,
  turnOf,
  type Unrecorded,
  writeAct,
  writePosition,
} from "../../src/index";
import { must } from "../support/must";

/** A position as a spectator sees it, without copy numbers, since copies are alike. */
export function publicLine(table: Table): string {
  const [code = "", rows = "", rest = ""] = writePosition(mask(table, SPECTATOR))
    .replace(/#\d+|(?<=name:)\d/g, "")
    .split("|");
  const places = rest
    .trim()
    .split(" ")
    .map((place) => {
      const [name = "", cards = ""] = place.split("=");
      return `${name}=${cards.split(",").sort().join()}`;
    });
  return `${code}|${rows}|${places.join(" ")}`;
}

/** What people say of an act: the card that all see played, and how many cards they give. */
export function asSeen(act: Act): Act {
  return { ...act, cards: act.cards.map(() => 0) };
}

/** Answers questions according to what really happened. */
export class Witness {
  readonly #told = new Map<string, number>();
  constructor(
    readonly rulebook: Rulebook,
    readonly facts: readonly Fact[],
  ) {}

  answer({ of, to, answers }: Question): string {
    const { rulebook, facts } = this;
    const nth = this.#told.get(`${of}>${to}`) ?? 0;
    this.#told.set(`${of}>${to}`, nth + 1);
    if (of === "rocks") {
      const moved = facts.filter(({ piece, clause }) => {
        return rulebook.pieceName(piece) === "rocks" && /^T\.rocks\.(auto|setup)$/.test(clause);
      });
      return rulebook.placeName(moved[nth]?.to ?? 0);
    }
    if (of.startsWith("monster:")) {
      const token = rulebook.copies(`holder:${of.slice("monster:".length)}`)[0];
      const said = facts.filter(({ piece }) => piece === token).map(({ to }) => rulebook.placeName(to));
      return said.includes("disclosed") || (said.length === 0) === this.stays ? "yes" : "no";
    }
    if (of === "goat") return facts.some(({ clause }) => clause === "A.goat.place") ? "yes" : "no";
    const from = rulebook.place(of);
    const there = facts.filter(
      (fact) => fact.from === from && (to === undefined || rulebook.placeName(fact.to) === to),
    );
    const fact = there[nth];
    const name = rulebook.pieceName(fact?.piece ?? 0);
    const hidden = of === "explorer" && rulebook.placeName(fact?.to ?? 0).startsWith("hand:");
    return answers.includes(name) && !hidden ? name : "?";
  }

  /** Whether a disclosed holder still holds a Sea Monster, so that nothing happens that would tell. */
  stays = false;
}

function heard(result: Result<Recorded, Unrecorded>, what: () => string): Recorded {
  must(result.ok, () => `${what()} ${JSON.stringify(result)}`);
  return result.value;
}

/** Tells what is asked, word by word, until a seat has to act. Telling all at once must come to the same. */
function tellAll(
  first: (told: readonly string[]) => Result<Recorded, Unrecorded>,
  witness: Witness,
  what: () => string,
): Table {
  const told: string[] = [];
  let going = heard(first(told), what);
  let { table } = going;
  let steps = going.facts.length > 0;
  let fresh: string[] = [];
  while (going.asks) {
    const word = witness.answer(going.asks);
    told.push(word);
    fresh.push(word);
    const { table: before } = going;
    going = heard(steps ? goOn(before, fresh) : first(fresh), () => `${what()} told ${told.join(" ")}`);
    if (going.facts.length > 0) {
      steps = true;
      fresh = fresh.slice(going.heard);
    }
    table = going.table;
  }
  const atOnce = heard(first(told), what);
  must(
    writePosition(atOnce.table) === writePosition(table),
    () => `${what()}: at once it comes to something else`,
  );
  return table;
}

/** The opening as people set it up: piles by their height, then hands as they are drawn. */
export function opening(rulebook: Rulebook, facts: readonly Fact[]): Table {
  const dawn = facts.find(({ to }) => rulebook.placeName(to).startsWith("dawn:"));
  const seat = Number(rulebook.placeName(dawn?.to ?? 0).slice("dawn:".length)) - 1;
  const dealt = rulebook.piles.map(
    (pile) => facts.filter(({ to, clause }) => to === pile && /setup\.deck$/.test(clause)).length,
  );
  const piles = dealt.some((height) => height > 0) ? { piles: dealt } : {};
  const start = setUp({ options: rulebook.code, turn: { seat, stage: "dawn" }, ...piles });
  must(start.ok, () => `${rulebook.code} ${JSON.stringify(start)}`);
  const begun = (told: readonly string[]) => goOn(start.value, told);
  return tellAll(begun, new Witness(rulebook, facts), () => `${rulebook.code} deal`);
}

/** One act as people record it, with what only they can tell. */
export function follow(table: Table, act: Act, facts: readonly Fact[], after: Table): Table {
  const { rulebook } = table;
  const what = (): string => `${writePosition(table)}\n${act.seat + 1}: ${writeAct(rulebook, asSeen(act))}`;
  const witness = new Witness(rulebook, facts);
  witness.stays = act.type === "monster";
  let next = tellAll((told) => record(table, asSeen(act), told), witness, what);
  const say = (type: Act["type"], seat: number): void => {
    const said: Act = { type, seat, card: 0, to: 0, cards: [], numbers: [] };
    const before = next;
    next = tellAll(
      (told) => record(before, said, told),
      witness,
      () => `${what()} ${type}`,
    );
  };
  for (const place of ["pot", "tray:1"]) {
    if (!rulebook.places.some(({ name }) => name === place)) continue;
    const at = rulebook.place(place);
    for (const { clause, from } of facts)
      if (clause === "T.start.unpayable" && from === at && countAt(next, at) > countAt(after, at))
        say("waive", 0);
  }
  if (due(next).step === "shed" && due(after).step !== "shed") say("shed", due(next).seats[0] ?? 0);
  if (outcome(after) === "lost" && outcome(next) === "playing") say("stuck", turnOf(next)?.seat ?? 0);
  return next;
}
