/** A printed position taken apart. This line is all that the naive checkers know of a table. */
export interface Line {
  /** The words of the option code, such as `sea`, `p2`, `arch`. */
  readonly words: readonly string[];
  /** Cells by row from the bottom; "" where nothing lies. */
  readonly rows: readonly (readonly string[])[];
  readonly players: number;
  /** Names of the pieces at a place; empty where the line does not name the place. */
  at(place: string): string[];
  /** Whether the line names a place at all; it leaves out places that are as in a fresh box. */
  names(place: string): boolean;
}

/** A piece without the number that tells it from its copies. */
export const plainName = (piece: string): string => piece.replace(/#\d+$/, "");

export function readLine(text: string): Line {
  const [code = "", board = "", rest = ""] = text.split("|").map((part) => part.trim());
  const places = new Map(
    rest.split(" ").map((word) => {
      const [place = "", pieces = ""] = word.split("=");
      return [place, pieces.split(",").filter((piece) => piece !== "")];
    }),
  );
  const words = code.split(" ");
  return {
    words,
    rows: board.split("/").map((row) =>
      row
        .trim()
        .split(" ")
        .map((cell) => (cell === "." ? "" : cell)),
    ),
    players: Number(words.find((word) => /^p\d$/.test(word))?.slice(1)),
    at: (place) => places.get(place) ?? [],
    names: (place) => places.has(place),
  };
}
