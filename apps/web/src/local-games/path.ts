/** Where a game of this device is played, after the language. */
export const herePath = (id: string): string => `/here?game=${id}`;
