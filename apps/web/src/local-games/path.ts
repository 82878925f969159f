/** The path where a game on this device is played, after the language. */
export const localPath = (id: string): string => `/here?game=${id}`;

/** The path where a game with the quiet crew is set up. */
export const CREW_SETUP = "/play/new?here&crew";
