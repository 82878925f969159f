/** The Summit while a goal of a module is not met: what a module that sets a goal adds to the questions that are understood. */
import { state } from "./line";
import { MOUNTAIN_OPTION } from "./mountain-position";
import type { RoomQuestion } from "./room";
import type { State } from "./shapes";
import { nameEnding, putWhole } from "./situation";

/** A mountain of which every place is filled; the first card of the fifth row carries a green path or does not. */
const full = (fifth: string): string =>
  [
    "g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1",
    "g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2",
    "g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2",
    "g8#1 b8#1 r8#1 g9#1 b9#1 r9#1",
    `${fifth} b10#1 r10#1 g5#2 b5#2`,
    "g11#1 b11#1 r11#1 g6#2",
    "g12#1 b12#1 r12#1",
    "g8#2 b8#2",
  ].join("/");

export const FULL_MOUNTAIN = full("g10#1");
/** The same without a green path. */
export const PATHLESS_MOUNTAIN = full("r10#2");

interface Goal {
  /** What is so while it is not met. */
  readonly state: State;
  /** The symbol of what is to be met, where that it is not is told in words of any kind; without it the state's own. */
  readonly noun?: RegExp;
  /** The words of the module in an option code. */
  readonly option: string;
  readonly mountain: string;
  /** The Summit's hand and the other, where the module names cards in a way of its own. */
  readonly hands?: readonly [string, string];
  /** Places besides the mountain's and the hands, as a position line names them. */
  readonly extra?: string;
}

/** A question about the Summit while the goal is not met. */
export const goalQuestion = (goal: Goal): Pick<RoomQuestion, "puts" | "lays" | "does" | "check"> => ({
  puts: {
    deeds: (line) => {
      nameEnding(line, "summit", goal.noun ?? new RegExp(`^${goal.state}$`));
      if (goal.noun !== undefined)
        putWhole(line, [/^summit$/, goal.noun], true, [
          { is: "card", card: { kind: "summit" } },
          ...state(goal.state),
        ]);
    },
    wheres: null,
    states: (line) =>
      line.put(new RegExp(`(?: (?:when|with|but|and|have|still))* ${goal.state} `), () => state(goal.state)),
  },
  lays: (parts, reading) => {
    if (reading.state !== goal.state) return undefined;
    return reading.card?.kind === "summit" && parts.areOnly("card", "state", "game") ? reading : null;
  },
  does: null,
  check: (reading) => {
    if (reading.state !== goal.state) return undefined;
    const option = `${MOUNTAIN_OPTION} ${goal.option}`;
    const [own, other] = goal.hands ?? ["summit#1,r12#2,b12#2", "r11#2,b11#2"];
    const extra = goal.extra === undefined ? "" : ` ${goal.extra}`;
    return {
      ...{ game: "mountain", option, seat: 0, card: "summit", act: "summit" },
      position: `${option} | ${goal.mountain} | hand:1=${own} hand:2=${other}${extra} helm:1=turn`,
      assumed: [],
    };
  },
});
