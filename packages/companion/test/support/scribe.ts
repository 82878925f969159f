/** A device at a real table: its holder writes down what everybody can see of a game that is played beside it. */
import {
  type Act,
  countAt,
  due,
  type Fact,
  outcome,
  type Question,
  type Rulebook,
  type Setup,
  type Table,
  turnOf,
} from "@stillwater/engine";
import {
  actContent,
  answerContent,
  appendEntry,
  type Content,
  type DeviceKey,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  fold,
  type Log,
  type View,
} from "../../src/index";

export { publicLine, Witness } from "../../../engine/test/setup/companion";

import { Witness } from "../../../engine/test/setup/companion";

/** The setup of a game as it is dealt: who begins, and the heights of the piles. */
export function dealtSetup(rulebook: Rulebook, facts: readonly Fact[]): Setup {
  const dawn = facts.find(({ to }) => rulebook.placeName(to).startsWith("dawn:"));
  const seat = Number(rulebook.placeName(dawn?.to ?? 0).slice("dawn:".length)) - 1;
  const piles = rulebook.piles.map(
    (pile) => facts.filter(({ to, clause }) => to === pile && /setup\.deck$/.test(clause)).length,
  );
  const heights = piles.some((height) => height > 0) ? { piles } : {};
  return { options: rulebook.code, turn: { seat, stage: "dawn" }, ...heights };
}

const NAMES = ["Ana", "Ben", "Cléo", "Dan", "Eva"];

export class Scribe {
  log: Log = EMPTY_LOG;
  readonly deviceKey: DeviceKey;
  /** @param isUnsaid whether a question is about what lies open before everybody, so that nobody tells it */
  constructor(
    readonly secret: string,
    readonly isUnsaid: (question: Question) => boolean = () => false,
  ) {
    this.deviceKey = deviceKeyOf(`${secret} of a device at the table`, NAMES[0] ?? "");
  }

  #folded: { readonly log: Log; readonly view: View } | undefined;

  get view(): View {
    if (this.#folded?.log !== this.log) this.#folded = { log: this.log, view: fold(this.log) };
    return this.#folded.view;
  }

  write(content: Content | undefined): Entry {
    const done = content && appendEntry(this.log, this.deviceKey, content);
    if (!done) throw new Error(`Nothing to write: ${JSON.stringify(content)}`);
    this.log = done.log;
    return done.entry;
  }

  begin(setup: Setup, seats: number): void {
    this.write({ kind: "begin", setup, names: NAMES.slice(0, seats) });
  }

  tell(answer: (question: Question) => string): void {
    for (let { asks } = this.view; asks; asks = this.view.asks)
      this.write(answerContent(this.view, [this.isUnsaid(asks.question) ? "?" : answer(asks.question)]));
  }

  act(act: Act): void {
    this.write(actContent(this.view, act));
  }

  /** Writes one act with all that came to light, and with what only people could say. */
  follow(act: Act, facts: readonly Fact[], after: Table): void {
    const witness = new Witness(after.rulebook, facts);
    witness.stays = act.type === "monster";
    const done = (what: Act): void => {
      this.act(what);
      this.tell((question) => witness.answer(question));
    };
    done(act);
    const say = (type: Act["type"], seat: number): void =>
      done({ type, seat, card: 0, to: 0, cards: [], numbers: [] });
    const { rulebook } = after;
    for (const place of ["pot", "tray:1"]) {
      if (!rulebook.places.some(({ name }) => name === place)) continue;
      const at = rulebook.place(place);
      for (const { clause, from } of facts)
        if (clause === "T.start.unpayable" && from === at && countAt(this.table, at) > countAt(after, at))
          say("waive", 0);
    }
    if (due(this.table).step === "shed" && due(after).step !== "shed")
      say("shed", due(this.table).seats[0] ?? 0);
    if (outcome(after) === "lost" && outcome(this.table) === "playing")
      say("stuck", turnOf(this.table)?.seat ?? 0);
  }

  get table(): Table {
    const { table } = this.view;
    if (!table) throw new Error("The game has not begun.");
    return table;
  }
}
