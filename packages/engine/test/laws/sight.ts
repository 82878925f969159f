/** Law 1, sight: for every viewer, masking the folded facts equals folding the redacted facts. */
import {
  evolve,
  type Fact,
  gauge,
  mask,
  redact,
  redactPast,
  SPECTATOR,
  sees,
  startTable,
  type Table,
  UNSEEN,
  type Viewer,
  whereIs,
} from "../../src/index";
import { unpack } from "../../src/kernel/enact";
import { must } from "../support/must";
import { expectSame } from "../support/same";
import { viewersOf } from "../support/viewers";
import type { Journey, Law } from "./law";

export const sight: Law = {
  name: "law 1, sight",
  watch(journey) {
    const { rulebook, start, dealt, luck } = journey;
    const viewers = viewersOf(rulebook);
    // Each viewer folds only the facts that reached it, from the first to the last.
    const box = dealt ? unpack(rulebook) : start;
    const known = new Map(viewers.map((viewer) => [viewer, mask(box, viewer)]));
    const reached = new Map(viewers.map((viewer): [Viewer, Fact[]] => [viewer, []]));
    const follow = (facts: readonly Fact[]): void => {
      for (const [viewer, news] of reached)
        for (const fact of facts) news.push(redact(rulebook, fact, viewer));
    };
    const compare = (after: Table, some: readonly Viewer[]): void => {
      for (const viewer of some) {
        const folded = evolve(known.get(viewer) as Table, reached.get(viewer) ?? []);
        known.set(viewer, folded);
        reached.set(viewer, []);
        expectSame(mask(after, viewer), folded, () => `viewer ${viewer}`);
      }
    };
    if (dealt) follow(dealt);
    compare(start, viewers);
    let next = 0;
    const past: Fact[] = [...(dealt ?? [])];
    return {
      played({ facts, after }) {
        follow(facts);
        // Viewers are compared in turn, since a wrong fold stays wrong; at the end all of them are.
        compare(
          after,
          [0, 1].map(() => viewers[next++ % viewers.length] as Viewer),
        );
        past.push(...facts);
        discardsStayHidden(journey, facts, after);
        if (luck.once(40)) nothingElse(after, viewers);
        if (luck.once(60)) pastStaysHidden(journey, past, after);
      },
      ended: (last) => compare(last, viewers),
    };
  },
};

/** A mask shows what its viewer may see and nothing else; masking it again changes nothing; public counts stay public. */
function nothingElse(table: Table, viewers: readonly Viewer[]): void {
  const { rulebook } = table;
  for (const viewer of viewers) {
    const masked = mask(table, viewer);
    for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
      const place = whereIs(table, piece);
      const open = sees(rulebook, viewer, place) ? place : 0;
      must(whereIs(masked, piece) === open, () => `viewer ${viewer} and ${rulebook.pieceName(piece)}`);
    }
    expectSame(mask(masked, viewer), masked, () => `masked again for ${viewer}`);
    expectSame(mask(masked, SPECTATOR), mask(table, SPECTATOR), () => `spectator after ${viewer}`);
    must(equal(gauge(masked), gauge(table)), () => `another gauge for ${viewer}`);
    must(equal(startTable(masked), startTable(table)), () => `another Start table for ${viewer}`);
  }
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A card that goes from a hand to the discards is named to its owner at that moment, and to nobody afterwards. */
function discardsStayHidden({ rulebook, tally }: Journey, facts: readonly Fact[], after: Table): void {
  const seats = [...rulebook.hands.keys()];
  for (const fact of facts) {
    const owner = rulebook.discards.indexOf(fact.to);
    if (owner < 0 || fact.from !== rulebook.hands[owner]) continue;
    for (const viewer of [...seats, SPECTATOR]) {
      const live = redact(rulebook, fact, viewer).piece;
      must(live === (viewer === owner ? fact.piece : UNSEEN), () => `viewer ${viewer} saw another card go`);
      must(redactPast(after, fact, viewer).piece === UNSEEN, () => `viewer ${viewer} looked it up`);
    }
    tally.count("discards");
  }
}

/** History names a card only while it lies where the viewer sees it. */
function pastStaysHidden({ rulebook }: Journey, past: readonly Fact[], after: Table): void {
  for (const fact of past) {
    for (const viewer of [...rulebook.hands.keys(), SPECTATOR]) {
      const { piece } = redactPast(after, fact, viewer);
      const open = piece === UNSEEN || sees(rulebook, viewer, whereIs(after, piece));
      must(open, () => `viewer ${viewer} learns where ${rulebook.pieceName(piece)} is`);
    }
  }
}
