/** Positions that no climber may ever reach: any cards anywhere, cards on their way, debts, herds, empty piles. */
import {
  type MountainOptions,
  type Piece,
  pieceText,
  type Rulebook,
  readPosition,
  rulebookFor,
  type Table,
} from "../../src/index";
import { type Chance, chance } from "./chance";

/** A full table with every piece somewhere, drawn from a seed. Never an opening position. */
export function madeUpClimb(options: MountainOptions, seed: number): Table {
  const line = anyLine(options, chance(seed));
  const read = readPosition(line);
  if (!read.ok) throw new Error(`A made-up position does not read: ${JSON.stringify(read.error)}\n${line}`);
  return read.value;
}

function anyLine(options: MountainOptions, luck: Chance): string {
  const rulebook = rulebookFor(options);
  const { players, goats, panoramas } = options;
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const lies = new Map<string, string[]>();
  const lay = (place: string, ...pieces: readonly string[]): void => {
    lies.set(place, [...(lies.get(place) ?? []), ...pieces]);
  };
  const text = (piece: Piece): string => pieceText(rulebook, piece);
  const all = rulebook.pieces.flatMap((_spec, piece) =>
    rulebook.pieces[piece]?.starts === "box" ? [piece] : [],
  );
  const isOne = (piece: Piece): boolean => /^[gbr]1\*?$/.test(rulebook.pieceName(piece));
  lay("box");
  lay("ashore");
  if (players === 1) lay("removed", ...all.filter(isOne).map(text));
  const cards = luck.shuffled(players === 1 ? all.filter((piece) => !isOne(piece)) : all);
  const take = (fits: (name: string) => boolean): Piece | undefined => {
    const index = cards.findIndex((piece) => fits(rulebook.pieceName(piece)));
    return index < 0 ? undefined : cards.splice(index, 1)[0];
  };

  const { slope, full } = anySlope(rulebook, luck, take);
  const summitLies = full && luck.once(4);
  if (summitLies) {
    const summit = take((name) => name === "summit");
    if (summit !== undefined) lay("berth:summit", text(summit));
  }
  const drawnStage = summitLies
    ? "won"
    : luck.pick(["helm", "helm", "helm", "helm", "acted", "acted", "lost"]);
  const onItsWay = drawnStage === "acted" && luck.once(2) ? take((name) => /^[gbr]\d/.test(name)) : undefined;
  if (onItsWay !== undefined) lay(`lifted:${1 + luck.below(7)}`, text(onItsWay));
  const turn = luck.pick(seats);
  if (full) {
    const summit = take((name) => name === "summit");
    if (summit !== undefined) lay(`hand:${turn}`, text(summit));
  }
  for (const seat of seats) {
    lay(`hand:${seat}`, ...cards.splice(0, luck.pick([0, 1, 2, 3, 4, 5, 5, 5, 6])).map(text));
    // Cards other than Ascent cards are rare and matter most: now and then one is dealt on purpose.
    const rare = luck.once(2) ? take((name) => !/^[gbr]\d/.test(name)) : undefined;
    if (rare !== undefined) lay(`hand:${seat}`, text(rare));
  }
  const drawn = luck.once(3);
  for (const card of cards)
    lay(`${drawn || luck.once(2) ? "discard" : "pile"}:${luck.pick(seats)}`, text(card));

  const tolls = named("toll", 18);
  const held = lies.get(`hand:${turn}`)?.length ?? 0;
  const owes = drawnStage === "acted" && (onItsWay === undefined || luck.once(4));
  const debt = owes ? Math.min(held, 1 + luck.below(4)) : 0;
  lay(`tray:${turn}`, ...tolls.splice(0, debt));
  // Once an action is done, something is still to be paid or moved: otherwise the turn has passed.
  const stage = drawnStage === "acted" && debt === 0 && onItsWay === undefined ? "helm" : drawnStage;
  lay(stage === "won" || stage === "lost" ? stage : `${stage}:${turn}`, "turn");
  lay("bank", ...tolls);

  if (players === 1) {
    const ropes = options.ropes === 1 ? ["rope"] : named("rope", options.ropes);
    const left = luck.below(options.ropes + 1);
    lay("ropes", ...ropes.slice(0, left));
    lay("ropes:used", ...ropes.slice(left));
  }
  if (panoramas > 0) {
    const all = luck.shuffled(
      rulebook.pieces.flatMap(({ name }) => (name.startsWith("panorama:") ? [name] : [])),
    );
    const shown = all.splice(0, panoramas);
    const met = full && luck.once(2) ? panoramas : luck.below(panoramas + 1);
    lay("panoramas", ...all);
    lay("shown", ...shown.slice(met));
    lay("met", ...shown.slice(0, met));
  }
  if (goats) layGoats(rulebook, luck, slope, lay);

  const rows = slope.map((row) => row.map((piece) => (piece === undefined ? "." : text(piece))).join(" "));
  const rest = [...lies].map(([place, pieces]) => `${place}=${pieces.join(",")}`);
  return `${rulebook.code} | ${rows.join("/")} | ${rest.join(" ")}`;
}

const named = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}#${index + 1}`);

type Slope = (Piece | undefined)[][];

/** Rows filled from the left, each about as far as the one below allows; now and then a hole, or no order at all. */
function anySlope(
  rulebook: Rulebook,
  luck: Chance,
  take: (fits: (name: string) => boolean) => Piece | undefined,
): { slope: Slope; full: boolean } {
  const full = luck.once(4);
  const wild = luck.once(8);
  // A Green Path along the edge, so that a full slope may be finished.
  const edge = full && luck.once(2) ? /^g\d/ : /^[gbr]/;
  let below = 10;
  const slope = rulebook.rows.map((row, index) => {
    const most = wild ? row.length : Math.max(0, Math.min(row.length, below - 1));
    const filled = full ? row.length : luck.once(2) ? most : luck.below(most + 1);
    below = filled;
    return row.map((_cell, place) => {
      if (place >= filled || (wild && luck.once(4))) return undefined;
      if (place === 0 && full)
        return take((name) => edge.test(name)) ?? take((name) => /^[gbr]\d/.test(name));
      const kind = luck.below(full ? 80 : 12);
      if (kind === 0 && place > 0 && place < row.length - 1) return take((name) => name === "bridge");
      if (kind === 1)
        return take((name) => name.startsWith("campfire:")) ?? take((name) => /^[gbr]/.test(name));
      const high = luck.once(5) ? 0 : index + 1;
      return take((name) => /^[gbr]/.test(name) && Number(name.replace(/\D/g, "")) >= high);
    });
  });
  return { slope, full: slope.flat().every((piece) => piece !== undefined) };
}

function layGoats(
  rulebook: Rulebook,
  luck: Chance,
  slope: Slope,
  lay: (place: string, ...pieces: readonly string[]) => void,
): void {
  const goats = named("goat", 12);
  const stands = slope.flatMap((row, index) =>
    row.flatMap((piece, place) =>
      piece !== undefined && rulebook.pieceName(piece) !== "bridge" ? [`r${index + 1}p${place + 1}`] : [],
    ),
  );
  const top = stands.filter((place) => place.startsWith("r8"));
  const most = top.length > 0 && luck.once(2) ? 7 + luck.below(5) : 0;
  for (let n = 0; n < most; n++) lay(`goats:${luck.pick(top)}`, goats.shift() ?? "");
  while (goats.length > 0 && stands.length > 0 && !luck.once(4))
    lay(`goats:${luck.pick(stands)}`, ...goats.splice(0, 1 + luck.below(2)));
  lay("goats", ...goats);
}
