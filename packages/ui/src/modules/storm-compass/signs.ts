import type { CardSign } from "../../cards/face";
import { ICON_PATHS } from "../../marks/icon-paths";
import type { Storm } from "./types";

export const STORM_SIGNS: Readonly<Record<Storm, CardSign>> = {
  yellow: {
    path: "M9 4.5h11.5v15H9zM12.3 8.5h5l-2.9 3.1a2.5 2.5 0 1 1-2.2 3.7M2.5 8.5h4M2.5 12h4M2.5 15.5h4",
    tone: "yellow",
  },
  purple: { path: ICON_PATHS.waves, tone: "purple" },
  orange: { path: "M3.5 7h17v10h-17zM12 7v10", tone: "orange" },
};

export const COMPASS_SIGN: CardSign = { path: ICON_PATHS.compassRose, tone: "note" };
