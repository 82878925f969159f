import { skySide } from "@stillwater/engine";
import type { PositionPart } from "../position-part";

export const position: PositionPart = {
  // The side that is up in the hands, and the Compasses that turned them.
  kept: ["night", "dusk"],
  // A new card shows the same side as the cards in the hands.
  laid: (table, { night = [] }, space) =>
    table.rulebook.actOf.turn !== undefined && skySide(table) === "night" ? { night: [...night, space] } : {},
  taken: (setup, space) =>
    setup.night === undefined ? setup : { ...setup, night: setup.night.filter((cell) => cell !== space) },
  moved: (before, { night = [] }, from, to) =>
    before.night?.includes(from) === true ? { night: [...night, to] } : {},
  aside: null,
};
