/** The texts that people paste to play a deal again. */

import { dealAddress } from "@stillwater/table/session";
import { describe, expect, it } from "vitest";
import { readPasted } from "@/new-table/seeking";

const HERE = { kind: "here", options: "mountain p3 goats", seed: "v1:7QK2M3XT9ABC" };
const ONLINE = { kind: "online", code: "7QK2M3" };
const TABLE = { kind: "table", table: "aB3dE6gH9jK2" };

describe("a pasted deal", () => {
  it("is a code, however it is written", () => {
    for (const typed of ["sea-3p-7QK2M3", " 7qk2m3 ", "sea-3p-7qk2m3"])
      expect(readPasted(typed)).toEqual(ONLINE);
    for (const typed of ["mountain p3 goats 7QK2-M3XT-9ABC", "mountain p3 goats 7qk2m3xt9abc"])
      expect(readPasted(typed)).toEqual(HERE);
    expect(readPasted("7QK2-M3XT-9ABC")).toEqual({ ...HERE, options: "" });
  });

  it("is a link to the deal, to a table, to a replay, also within a message", () => {
    const origin = "https://play.example.org";
    expect(readPasted(dealAddress(origin, "sea-3p-7QK2M3"))).toEqual(ONLINE);
    const address = dealAddress(origin, "mountain p3 goats 7QK2-M3XT-9ABC");
    expect(readPasted(`The same cards for your crew: ${address}`)).toEqual(HERE);
    for (const path of ["/play/aB3dE6gH9jK2", "/en/replay/aB3dE6gH9jK2#at=3", "/de/play/aB3dE6gH9jK2/verify"])
      expect(readPasted(origin + path)).toEqual(TABLE);
    const record = new URLSearchParams({ record: "Stillwater record 1", at: "4" });
    expect(readPasted(`${origin}/en/replay/here#${record}`)).toEqual({
      kind: "record",
      record: "Stillwater record 1",
    });
  });

  it("is nothing else: no options, no words, no other address, no link within a link", () => {
    for (const typed of [
      "",
      "sea p2 strict",
      "amber quiet stone",
      "7QK2MU",
      "https://play.example.org/en/play/new",
      "https://play.example.org/replay/here?game=aB3dE6gH9jK2",
      "https://play.example.org/play/new?deal=https://play.example.org/play/new?deal=7QK2M3X",
    ])
      expect(readPasted(typed), typed).toEqual({ kind: "none" });
  });
});
