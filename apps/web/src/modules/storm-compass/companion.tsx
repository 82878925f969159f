"use client";

import { STORMS, StormBadge } from "@stillwater/ui/modules/storm-compass";
import type { CompanionPart } from "../companion-part";
import { Before } from "./Before";
import { Calm } from "./Calm";
import { SeatStorms } from "./Weather";

export const companion: CompanionPart = {
  OfSeat: SeatStorms,
  Sign: null,
  Beside: Before,
  Anytime: Calm,
  council: { step: "storm", asks: "stormAsks", none: "noCompass" },
  instead: null,
  along: null,
  usual: null,
  unsaid: null,
  mark: ({ kind, of }) => {
    const storm = kind === "storm" ? STORMS.find((one) => one === of) : undefined;
    return storm === undefined ? null : <StormBadge storm={storm} />;
  },
  text: null,
  Others: null,
};
