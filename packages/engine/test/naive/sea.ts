/**
 * The sea with Stormy Seas as plain data, read from the line that a position is printed as. Nothing here knows the
 * engine: a position is text, and what is asked next follows from what lies on the table.
 */
/** A Compass is never in a hand: it is played from the Compasses of the team. */
export type Card = number | "start" | "finish" | "monster" | "wild" | "compass" | Storm;
type Storm = "storm:yellow" | "storm:purple" | "storm:orange";

/** What was chosen before the game, from a code such as `sea p3 -8 rocks:auto monsters4 storms wild2`. */
export interface Choices {
  readonly players: number;
  readonly strict: boolean;
  /** Cards that a solo player draws and pays for a Start. */
  readonly solo: number;
  readonly rocks: "none" | "manual" | "auto";
  readonly monsters: number;
  readonly storms: boolean;
  readonly wilds: number;
}

export interface Sea {
  readonly choices: Choices;
  /** Numbers in the order of the sequence, on an Island or a Wild; 0 is open water. */
  grid: number[];
  /** Cells where a Wild shows the number. */
  wildCells: number[];
  hands: Card[][];
  /** Draw piles; the top card comes first where the order is known. */
  piles: Card[][];
  discards: Card[][];
  /** Numbers that left the game with a Sea Monster on them. */
  destroyed: number[];
  startLaid: boolean;
  finishLaid: boolean;
  /** How far the turn has come: before the action, after it, settling a Start, in the opening hands, or over. */
  stage: "dawn" | "helm" | "acted" | "settling" | "won" | "lost";
  turn: number;
  /** Cards each seat owes, and cards of a Start that are not shared out yet. */
  owed: number[];
  unshared: number;
  /** Cards each seat has still to draw before a Start is paid. */
  extraDue: number[];
  /** The row of the Jagged Rocks, and whether they are due to move. */
  rocks: number | undefined;
  rocksDue: boolean;
  /** Purple Storms by row; orange and yellow ones by seat. */
  purple: number[];
  orange: number[];
  yellow: number[];
  /** The Storm just turned over, and the seats that have passed on stopping it. */
  drawn: { seat: number; storm: Storm } | undefined;
  passed: number[];
  /** The seat before which a yellow Storm has just taken effect, which must come down to three cards first. */
  shedding: number | undefined;
  compasses: number;
  /** Compasses that can still be earned. */
  unearned: number;
  /** Seats that were disclosed to hold a Sea Monster when the Finish was tried. */
  disclosed: number[];
  /** Seats that may give two unseen cards toward the Start just laid, and seats that have done so. */
  mayGiveBlind: number[];
  gaveBlind: number[];
  /** The most that each seat has said it gives while the eight are being agreed on. */
  pledged: number[];
  /** Wilds that everybody has seen leave the hands. */
  wildsSeen: number;
}

export function readChoices(code: string): Choices {
  const numbered = (word: RegExp, otherwise: number): number => Number(word.exec(code)?.[1] ?? otherwise);
  return {
    players: numbered(/ p(\d)/, 2),
    strict: / strict\b/.test(code),
    solo: numbered(/ solo(\d)/, 8),
    rocks: / rocks:auto/.test(code) ? "auto" : / rocks/.test(code) ? "manual" : "none",
    monsters: numbered(/ monsters(\d)/, 0),
    storms: / storms/.test(code),
    wilds: numbered(/ wild(\d)/, 0),
  };
}

/** Reads a position line in which everything is known. */
export function readSea(line: string): Sea {
  const [code = "", board = "", rest = ""] = line.split("|");
  const choices = readChoices(code);
  const places = new Map(
    rest
      .trim()
      .split(/\s+/)
      .map((part) => part.split("=") as [string, string]),
  );
  const lying = (place: string): string[] => (places.get(place) ?? "").split(",").filter(Boolean);
  const cards = (place: string): Card[] => lying(place).map(cardOf);
  const seats = Array.from({ length: choices.players }, (_, seat) => seat);
  const who = (words: readonly string[]): number[] => words.map((word) => Number(word.split(":")[1]) - 1);
  const [turnPlace = ""] = [...places].find(([, what]) => what.split(",").includes("turn")) ?? [];
  const [stage, turn] = turnPlace.split(":");
  const named = new Map<string, number>();
  for (const [place, what] of places)
    if (place.startsWith("named:"))
      for (const name of what.split(",")) named.set(name, Number(place.slice(6)));
  /** A Wild and its name token have the same copy number; a single Wild has none. */
  const shown = (word: string): number =>
    word === "."
      ? 0
      : Number(word) || (named.get(`name:${word.split("#")[1] ?? 1}`) ?? named.get("name") ?? 0);
  const cells = board.split(/[\s/]+/).filter(Boolean);
  const grid = cells.map(shown);
  const gone = lying("gone");
  const drawnBy = seats.find((seat) => lying(`drawn:${seat + 1}`).length > 0);
  const rows = [0, 1, 2, 3, 4, 5].map((row) => cards(`row:${row + 1}`) as (Card | "rocks")[]);
  const rocksRow = rows.findIndex((beside) => beside.includes("rocks"));
  const dialled = (marker: string): number => {
    const [dial = ""] = [...places].find(([, what]) => what.split(",").includes(marker)) ?? [];
    return Number(/^dial:(\d)$/.exec(dial)?.[1] ?? 0);
  };
  return {
    choices,
    grid,
    wildCells: cells.flatMap((word, cell) => (word.startsWith("wild") ? [cell] : [])),
    hands: seats.map((seat) => cards(`hand:${seat + 1}`)),
    piles: seats.map((seat) => cards(`pile:${seat + 1}`)),
    discards: seats.map((seat) => cards(`discard:${seat + 1}`)),
    destroyed: gone
      .filter((word) => /^\d+$|^wild/.test(word))
      .map(shown)
      .filter((number) => number > 0),
    startLaid: lying("berth:start").length > 0,
    finishLaid: lying("berth:finish").length > 0,
    stage: stage as Sea["stage"],
    turn: Number(turn ?? 1) - 1,
    owed: seats.map((seat) => lying(`tray:${seat + 1}`).length),
    unshared: lying("pot").length,
    extraDue: seats.map((seat) => lying(`extra:${seat + 1}`).length),
    rocks: rocksRow < 0 ? undefined : rocksRow,
    rocksDue: lying("drifting").length > 0,
    purple: rows.map((beside) => beside.filter((card) => card === "storm:purple").length),
    orange: seats.map((seat) => lying(`orange:${seat + 1}`).length),
    yellow: seats.map((seat) => lying(`yellow:${seat + 1}`).length),
    drawn:
      drawnBy === undefined ? undefined : { seat: drawnBy, storm: cards(`drawn:${drawnBy + 1}`)[0] as Storm },
    passed: who(lying("passed")),
    shedding: seats.find((seat) => lying(`shedding:${seat + 1}`).length > 0),
    compasses: lying("team").length,
    unearned: !choices.storms ? 0 : places.has("compasses") ? lying("compasses").length : 6,
    disclosed: who(lying("disclosed")),
    mayGiveBlind: who(lying("granted")),
    gaveBlind: who(gone.filter((word) => word.startsWith("leave"))),
    pledged: seats.map((seat) => (lying("pot").length > 0 ? dialled(`atmost:${seat + 1}`) : 0)),
    wildsSeen: [...cells, ...gone, ...lying("berth:start"), ...lying("berth:finish")].filter((word) =>
      word.startsWith("wild"),
    ).length,
  };
}

function cardOf(word: string): Card {
  const name = word.split("#")[0] ?? "";
  return /^\d+$/.test(name) ? Number(name) : (name as Card);
}
