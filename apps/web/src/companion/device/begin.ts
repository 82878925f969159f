/** Starts tracking a game with the printed cards on this device. */
import { appendEntry, deviceKeyOf, EMPTY_LOG, writeEntry } from "@stillwater/companion";
import {
  mask,
  namedPiece,
  plainName,
  readOptions,
  type Setup,
  SPECTATOR,
  setupOf,
  type Table,
  writeOptions,
} from "@stillwater/engine";
import { atRealTable } from "@stillwater/table/session";
import { newSecret } from "./device-keys";
import { newGameId } from "./game-id";
import { followGame, keepLines } from "./shelf";

/** The players, clockwise; the first is the person holding this device. */
export type People = readonly [own: string, ...others: readonly string[]];

/** The option code, adjusted for printed cards. */
function atTable(code: string): string {
  const read = readOptions(code);
  if (!read.ok) return code;
  const options = atRealTable(read.value);
  return options === read.value ? code : writeOptions(options);
}

/**
 * Resolves with the game's id; rejects if this browser stores nothing.
 * @param begins the seat that has the first turn
 */
export async function beginFollowing(code: string, names: People, begins: number): Promise<string> {
  const options = atTable(code);
  const seat = begins < names.length ? begins : 0;
  return follows({ options, turn: { seat, stage: "dawn" } }, options, names);
}

/**
 * The same for a game that has already begun: its log starts with the position, of which the device knows the cards that lie
 * open. Rejects if this browser stores nothing.
 */
export async function followFrom(table: Table, names: People): Promise<string> {
  const setup = setupOf(mask(table, SPECTATOR));
  const options = atTable(table.rulebook.code);
  // With printed cards people are asked for the signs of later cards; a card on the table is named without its sign.
  const cells =
    options === table.rulebook.code
      ? setup.cells
      : Object.fromEntries(
          Object.entries(setup.cells ?? {}).map(([cell, card]) => [
            cell,
            namedPiece(card)?.signed === true ? plainName(card) : card,
          ]),
        );
  return follows({ ...setup, options, ...(cells === undefined ? {} : { cells }) }, options, names);
}

async function follows(setup: Setup, code: string, names: People): Promise<string> {
  const id = newGameId();
  const secret = newSecret();
  const [by] = names;
  const begun = appendEntry(EMPTY_LOG, deviceKeyOf(secret, by), { kind: "begin", setup, names });
  if (begun === undefined) throw new Error("a game that cannot begin");
  await keepLines(id, [{ id: begun.entry.id, line: writeEntry(begun.entry) }]);
  await followGame({ id, code, names, by, secrets: [secret], changedAt: new Date().toISOString() });
  return id;
}
