/** Cases where the naive sea and the engine once disagreed. In each of them the engine was wrong. */
import { describe, expect, it } from "vitest";
import { due, outcome, readPosition, writePosition } from "../../src/index";
import { at, scene } from "../chapters/support/scene";
import { after, says } from "../support/says";

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

  it("T.end.last-card: in the strict game a last card loses at once, whatever a Compass could do", () => {
    const places = { "hand:1": "5 6 7", "hand:2": "9", "orange:1": "storm:orange", team: "compass" };
    expect(outcome(after(scene({ code: "sea p2 storms strict", places }), "1: discard 5 6"))).toBe("lost");
    expect(outcome(after(scene({ code: "sea p2 storms", places }), "1: discard 5 6"))).toBe("playing");
  });

  it("T.end.lose: nothing is lost while a Wild in any hand may be the Compass that helps", () => {
    const code = "sea p2 storms wild1";
    const places = { "hand:2": "9", "orange:2": "storm:orange" };
    const helped = after(scene({ code, places: { ...places, "hand:1": "5 6 7 wild" } }), "1: discard 5 6");
    expect(outcome(helped)).toBe("playing");
    expect(says(helped, "9 r2c2", 1)).toBe("no: T.storm.orange");
    expect(says(after(helped, "1: wild=compass orange:2"), "9 r2c2", 1)).toBe("yes 0");
    const alone = scene({ code, places: { ...places, "hand:1": "5 6 7" } });
    expect(outcome(after(alone, "1: discard 5 6"))).toBe("lost");
  });

  it("T.storm.yellow-start: two unseen cards leave a position that reads back, however it was entered", () => {
    const entered = scene({
      code: "sea p2 storms",
      places: {
        "hand:1": "5 6",
        "pile:1": "7 8 9",
        "yellow:1": "storm:yellow",
        "settling:1": "turn",
        "tray:1": "toll toll",
        "tray:2": "toll",
        "hand:2": "11 12",
      },
    });
    const given = after(entered, "1: blind");
    expect(at(given, "gone")).toContain("leave:1");
    expect(readPosition(writePosition(given)).ok).toBe(true);
  });
});
