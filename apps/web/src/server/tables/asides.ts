/** What viewers are told besides a table's entries: who is here, what the crew points at, what it says after the end. */
import { SPECTATOR, type Viewer } from "@stillwater/engine";
import { type Frame, holdsCouncils, type Presence, rulebookOf } from "@stillwater/table/session";
import type { TableRow } from "../storage/schema";
import { councilAt } from "./council";
import { talkAt } from "./talk";
import type { Tools } from "./tools";

type Aside<K extends Frame["kind"]> = Extract<Frame, { readonly kind: K }>;

/** Who has a stream open now. */
export function presenceAt({ pubsub: { presences } }: Tools, row: TableRow): Aside<"presence"> {
  const bits = presences.here(row.id);
  const all = Array.from({ length: row.seats }, (_, seat) => seat);
  return {
    kind: "presence",
    seats: all.map((seat): Presence => (bits & (1 << seat) ? "here" : "away")),
    since: all.map((seat) => presences.awaySince(row.id, seat)),
  };
}

/** What the crew points at; null at a table without councils. */
export async function pointedAt(tools: Tools, row: TableRow): Promise<Aside<"council"> | null> {
  if (!holdsCouncils(rulebookOf(row.code))) return null;
  return { kind: "council", council: await councilAt(tools.store.db, row) };
}

/** What a crew says after its game; null while the game goes on, and for everybody who did not sit there. */
export async function saidAfter(tools: Tools, row: TableRow, viewer: Viewer): Promise<Aside<"talk"> | null> {
  if (viewer === SPECTATOR) return null;
  const talk = await talkAt(tools.store.db, row);
  return talk === null ? null : { kind: "talk", talk };
}
