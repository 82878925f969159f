const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH = 22;
/** The largest multiple of the alphabet's size below 256: bytes from there on would favour some letters. */
const FAIR = 248;

/** A game id that cannot be guessed: 22 of 62 letters, 131 bits. It is the link by which other devices join. */
export function newGameId(): string {
  let id = "";
  while (id.length < LENGTH) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) id += LETTERS[byte % LETTERS.length] ?? "";
  }
  return id;
}

export function isGameId(text: string): boolean {
  return /^[0-9A-Za-z]{22}$/.test(text);
}
