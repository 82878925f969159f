import type { SeaParts } from "../sea-part";
import { UnderBoard } from "./UnderBoard";

export const parts: SeaParts = {
  beside: null,
  Under: UnderBoard,
  StandsFor: null,
  detail: null,
  together: null,
  OfSeat: null,
  needs: [],
};
