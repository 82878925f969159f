/** A short storm; `npm run storm` runs a long one over the built site. */
import { expect, it } from "vitest";
import { storm } from "../../storm/storm";
import { bundled } from "./support/bundled";
import { freshFolder, KINDS } from "./support/places";

it.each(KINDS)(
  "loses, doubles and leaves out nothing on %s while processes are killed, connections cut, disks full and clocks turned",
  async (kind) => {
    const tally = await storm({
      folder: kind === "sqlite" ? freshFolder() : null,
      program: await bundled("closing"),
      crews: 2,
      calm: 6,
      seed: 7,
      enough: (faults) => faults === 8,
    });
    expect(tally.wrong).toEqual([]);
    const everywhere = ["connections cut", "killed", "disk full", "clock turned", "killed on a full disk"];
    expect([...tally.faults.keys()].sort()).toEqual(
      [...everywhere, "killed and cut at once", "everything at once"]
        .concat(kind === "postgres" ? ["database started again"] : [])
        .sort(),
    );
    expect(tally.acknowledged.length).toBeGreaterThan(10);
    expect(tally.duplicates * tally.stale * tally.unanswered * tally.resumed).toBeGreaterThan(0);
    expect(tally.putOffFor.get("storage-full")).toBeGreaterThan(0);
  },
  300_000,
);
