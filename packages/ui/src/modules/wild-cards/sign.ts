import type { CardSign } from "../../cards/face";

export const WILD_SIGN: CardSign = { path: "M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2", tone: "ink" };
