import type { CardSign } from "../../cards/face";
import type { Storm } from "./types";

export const STORM_SIGNS: Readonly<Record<Storm, CardSign>> = {
  yellow: {
    path: "M9 4.5h11.5v15H9zM12.3 8.5h5l-2.9 3.1a2.5 2.5 0 1 1-2.2 3.7M2.5 8.5h4M2.5 12h4M2.5 15.5h4",
    tone: "yellow",
  },
  purple: {
    path: "M3 7.5c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0M3 12.5c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0M3 17.5c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0",
    tone: "purple",
  },
  orange: { path: "M3.5 7h17v10h-17zM12 7v10", tone: "orange" },
};

export const COMPASS_SIGN: CardSign = {
  path: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 6.5l2 5.5-2 5.5-2-5.5zM12 3.5v1.5M12 19v1.5",
  tone: "note",
};
