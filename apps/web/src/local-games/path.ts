/** Where a game of this device is played, after the language. */
export const localPath = (id: string): string => `/here?game=${id}`;

/** Where a game with the quiet crew is set up: which one, with what, how many seats and which hand. */
export const CREW_SETUP = "/play/new?here&crew";
