/** The frames a stream would send first, for a page that shows its table before the stream is open. */
import type { Frame } from "@stillwater/table/session";
import { pointedAt, presenceAt, saidAfter } from "./asides";
import type { Tools } from "./tools";
import { readFor, viewOf } from "./view";

/** The frames that make up a table as the holder of this token may see it. */
export async function firstLook(
  tools: Tools,
  tokenHash: string | null,
  table: string,
): Promise<readonly Frame[]> {
  const found = await readFor(tools, table, tokenHash);
  const view = await viewOf(tools, found);
  const { seats, since } = presenceAt(tools, found.row);
  const council = await pointedAt(tools, found.row);
  const talk = await saidAfter(tools, found.row, found.viewer);
  return [
    { kind: "table", rev: view.rev, view },
    // The person who asks for the page is about to be here.
    { kind: "presence", seats: seats.map((one, seat) => (seat === view.you ? "here" : one)), since },
    ...(council === null ? [] : [council]),
    ...(talk === null ? [] : [talk]),
  ];
}
