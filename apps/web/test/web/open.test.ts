import {
  changeMountain,
  changeSea,
  MOUNTAIN_DEFAULTS,
  readOptions,
  SEA_DEFAULTS,
  writeOptions,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { cardFiguresOf } from "@/new-table/counting";
import { outlookOf } from "@/new-table/settings";

describe("what cannot stand beside a choice", () => {
  it("lets a Stormy Sea give way to another board, and the board to a Stormy Sea", () => {
    const stormy = changeSea(SEA_DEFAULTS, { rocks: "manual" });
    expect(stormy).toMatchObject({ options: { rocks: "manual" }, gaveWay: null });
    const arch = changeSea(stormy.options, { variant: "arch" });
    expect(arch.gaveWay).toBe("expansions");
    expect(writeOptions(arch.options)).toBe("sea p2 arch");
    const back = changeSea(arch.options, { monsters: 3 });
    expect(back.gaveWay).toBe("board");
    expect(writeOptions(back.options)).toBe("sea p2 monsters3");
  });

  it("seats two for a duel, with the whole box, and leaves it when that changes", () => {
    const duel = changeSea({ ...SEA_DEFAULTS, players: 4, removed: 6, strict: true }, { variant: "duel" });
    expect(duel.gaveWay).toBe("crew");
    expect(writeOptions(duel.options)).toBe("sea p2 duel");
    const more = changeSea(duel.options, { players: 3 });
    expect(more.gaveWay).toBe("board");
    expect(writeOptions(more.options)).toBe("sea p3");
  });

  it("forgets what belongs to a pyramid when the board changes", () => {
    const steps = changeSea({ ...SEA_DEFAULTS, variant: "pyramid" }, { steps: true });
    expect(writeOptions(steps.options)).toBe("sea p2 pyramid steps");
    expect(writeOptions(changeSea(steps.options, { variant: "night" }).options)).toBe("sea p2 night");
  });

  it("keeps the own cells and goats of a code only where they still mean something", () => {
    const own = { ...SEA_DEFAULTS, variant: "pyramid", borders: ["r1c1"] } as const;
    expect(changeSea(own, { players: 3 }).options.borders).toEqual(["r1c1"]);
    expect(changeSea(own, { steps: true }).options.borders).toBeUndefined();
    const herd = { ...MOUNTAIN_DEFAULTS, goats: true, goatCards: ["g1", "g2"] };
    expect(changeMountain(herd, { players: 3 }).options.goatCards).toEqual(["g1", "g2"]);
    expect(changeMountain(herd, { goats: false }).options.goatCards).toBeUndefined();
  });

  it("takes Panoramas with a 1 away when somebody climbs alone", () => {
    const own = { ...MOUNTAIN_DEFAULTS, panoramas: 3, sequences: ["1-2-3", "3-4-3", "9-8-7"] };
    const alone = changeMountain(own, { players: 1 });
    expect(alone).toMatchObject({ gaveWay: "sequence", options: { sequences: [], panoramas: 3 } });
  });

  it("only ever makes codes that can be played", () => {
    const boards = [undefined, "arch", "pyramid", "night", "duel"] as const;
    const changes = [
      { rocks: "auto" },
      { monsters: 5 },
      { storms: true },
      { wild: 1 },
      { removed: 4 },
      { strict: true },
      { players: 1 },
      { players: 5 },
      { steps: true },
    ] as const;
    for (const variant of boards) {
      for (const first of changes) {
        for (const second of changes) {
          const board = changeSea(SEA_DEFAULTS, { variant }).options;
          const { options } = changeSea(changeSea(board, first).options, second);
          expect(readOptions(writeOptions(options)), writeOptions(options)).toMatchObject({ ok: true });
        }
      }
    }
  });
});

describe("what settings make", () => {
  it("counts the deck of every kind of game", () => {
    const figures = (code: string) => {
      const options = readOptions(code);
      if (!options.ok) throw new Error(code);
      return { ...cardFiguresOf(options.value), outlook: outlookOf(options.value) };
    };
    expect(figures("sea p3 -4")).toMatchObject({ deck: 84, spare: 46, start: 8, leastPlacing: 18 });
    expect(figures("sea p3 rocks storms")).toMatchObject({ deck: 94, each: [32, 31] });
    expect(figures("sea p2 night")).toMatchObject({ deck: 93, each: [47, 46] });
    expect(figures("sea p2 arch")).toMatchObject({ start: null, leastPlacing: 14 });
    expect(figures("sea p2 duel")).toMatchObject({ deck: 80, each: [], outlook: "outlookDuel" });
    expect(figures("sea p2 monsters4")).toMatchObject({ outlook: "outlookHard" });
    expect(figures("mountain p2")).toMatchObject({ deck: 85, leastPlacing: null });
    expect(figures("mountain p2 goats")).toMatchObject({ outlook: "outlookGoals" });
  });
});
