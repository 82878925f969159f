import type { Notation } from "../notation";

export const notation: Notation<"storm-compass"> = {
  acts: {
    compass: ["sea p2 storms", "compass row:3"],
    pass: ["sea p2 storms", "pass"],
    fog: ["sea p2 storms", "fog row:3"],
    shed: ["sea p2 storms", "shed 12 55"],
    blind: ["sea p2 storms", "blind"],
    sweep: ["sea p2 storms", "sweep"],
  },
  also: [["sea p2 storms", "waive"]],
};
