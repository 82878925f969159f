/** Where the naive sea and the engine once disagreed. Each example was wrong in the engine. */
import { describe, expect, it } from "vitest";
import { due } from "../../src/index";
import { scene } from "../chapters/support/scene";

describe("what the naive sea found", () => {
  it("T.storm.cancel: nobody is asked to cancel a Storm while all hands are empty and no Compass is there", () => {
    const places = { "drawn:1": "storm:purple", "pile:1": "wild 5 6 7", "pile:2": "8 9" };
    const first = scene({ code: "sea p2 storms wild1", places: { ...places, "dawn:1": "turn" } });
    expect(due(first)).toMatchObject({ step: "fog", seats: [0] });
    const held = scene({
      code: "sea p2 storms wild1",
      places: { ...places, "hand:2": "3", "dawn:1": "turn" },
    });
    expect(due(held)).toMatchObject({ step: "storm", seats: [0, 1] });
  });
});
