/** How a refusal is drawn on the mountain: the missing feet, two of one colour, the flame. */
import { type Act, type Finding, feetOf, type Table, topOf } from "@stillwater/engine";
import { CampfireStamp, FeetStamp, TwinStamp } from "@stillwater/ui/mountain";
import { createElement, type ReactNode } from "react";
import { terrainOf } from "./printed";

export function refusalDrawing(table: Table, plan: Act, { clause, with: values }: Finding): ReactNode {
  const terrain = terrainOf(values.colour);
  switch (clause) {
    case "A.place.support": {
      const [left = false, right = false] = feetOf(plan.to).map((foot) => topOf(table, foot) !== 0);
      return createElement(FeetStamp, { left, right });
    }
    case "A.place.colour":
      return terrain === undefined ? null : createElement(TwinStamp, { terrain });
    case "A.campfire.replace":
      return terrain === undefined ? null : createElement(CampfireStamp, { terrain });
    default:
      return null;
  }
}
