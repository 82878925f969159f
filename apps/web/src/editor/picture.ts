/** A board as a picture to pass on, painted on a canvas. The painter is told where to paint; the page is not needed. */
import { numberAt, type Place, type Table, topOf } from "@stillwater/engine";
import { printedOn } from "@/play/mountain/printed";
import { borrowedAt, spotOf } from "@/play/mountain/terrain";
import { layoutOf } from "@/play/sea/layout";

/** One space of the picture, in units of a space. */
interface Tile {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly fill: "water" | "card" | "red" | "blue" | "green" | "bridge" | "empty";
  /** The shape of the plate, so that colours are told apart without them. */
  readonly plate: "none" | "triangle" | "hexagon" | "circle";
}

interface BoardPicture {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
  /** Row numbers at the left, by their height. */
  readonly labels: readonly { readonly y: number; readonly text: string }[];
  readonly title: string;
}

const PLATES = { red: "triangle", blue: "hexagon", green: "circle" } as const;

/** What is on the picture of a table. Pure. */
export function pictureOf(table: Table, title: string): BoardPicture {
  return table.rulebook.game === "sea" ? seaPicture(table, title) : mountainPicture(table, title);
}

function seaPicture(table: Table, title: string): BoardPicture {
  const { rulebook } = table;
  const { rows, columns, spot, shape } = layoutOf(rulebook);
  const widths = new Map<number, number>();
  for (const cell of rulebook.cells) widths.set(spot(cell).row, (widths.get(spot(cell).row) ?? 0) + 1);
  const inset = (row: number): number =>
    shape === "bricks" || shape === "steps" ? (columns - (widths.get(row) ?? columns)) / 2 : 0;
  const tiles = rulebook.cells.map((cell): Tile => {
    const { row, column } = spot(cell);
    const text = seaText(table, cell);
    return {
      ...{ x: column - 1 + inset(row), y: rows - row, text, plate: "none" },
      fill: text === "" ? "water" : "card",
    };
  });
  return { columns, rows, tiles, labels: labelsOf(rows), title };
}

function seaText(table: Table, cell: Place): string {
  const card = topOf(table, cell);
  if (card === 0) return "";
  const name = table.rulebook.pieceName(card);
  return name === "wild" ? String(numberAt(table, cell)) : name;
}

function mountainPicture(table: Table, title: string): BoardPicture {
  const { rulebook } = table;
  const rows = rulebook.rows.length;
  const columns = Math.max(...rulebook.rows.map((row) => row.length));
  const tiles = rulebook.cells.map((cell): Tile => {
    const { row, column } = spotOf(rulebook, cell);
    const width = rulebook.rows[row - 1]?.length ?? columns;
    const at = { x: column - 1 + (columns - width) / 2, y: rows - row };
    const card = topOf(table, cell);
    const printed = card === 0 ? null : printedOn(rulebook, card);
    if (printed === null || printed.kind === "summit")
      return { ...at, text: "", fill: "empty", plate: "none" };
    if (printed.kind === "bridge") return { ...at, text: "=", fill: "bridge", plate: "none" };
    const { terrain } = printed;
    const text = printed.kind === "ascent" ? `${printed.n}` : `(${borrowedAt(table, cell)})`;
    return { ...at, text, fill: terrain, plate: PLATES[terrain] };
  });
  return { columns, rows, tiles, labels: labelsOf(rows), title };
}

const labelsOf = (rows: number): BoardPicture["labels"] =>
  Array.from({ length: rows }, (_, row) => ({ y: rows - row - 1, text: String(row + 1) }));

const TILE = 96;
const GUTTER = 48;
const HEAD = 64;
const FOOT = 24;

/** The colours of the day, whatever light the page has: pictures are looked at anywhere. */
const COLOURS = {
  paper: "#f6f1e7",
  ink: "#12222e",
  line: "#5e7682",
  quiet: "#4b5d67",
  water: "#dcebee",
  card: "#fcfaf4",
  red: "#8f2f26",
  blue: "#4f8bbd",
  green: "#c6de9c",
  bridge: "#efe0b4",
  empty: "#f6f1e7",
} as const;

/** How large the picture is, in pixels. */
function sizeOf({ columns, rows }: BoardPicture): { readonly width: number; readonly height: number } {
  return { width: GUTTER + columns * TILE + FOOT, height: HEAD + rows * TILE + FOOT };
}

/** Paints a picture. */
export function paint(picture: BoardPicture, brush: CanvasRenderingContext2D, serif: string): void {
  const { width, height } = sizeOf(picture);
  const write = (text: string, x: number, y: number, size: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.font = `560 ${size}px ${serif}`;
    brush.fillText(text, x, y);
  };
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(0, 0, width, height);
  brush.textBaseline = "middle";
  brush.textAlign = "left";
  write(picture.title, GUTTER, HEAD / 2, 26, COLOURS.quiet);
  brush.textAlign = "center";
  for (const { y, text } of picture.labels)
    write(text, GUTTER / 2, HEAD + (y + 0.5) * TILE, 24, COLOURS.quiet);
  for (const tile of picture.tiles) {
    const [x, y] = [GUTTER + tile.x * TILE, HEAD + tile.y * TILE];
    brush.fillStyle = COLOURS[tile.fill];
    brush.fillRect(x + 2, y + 2, TILE - 4, TILE - 4);
    brush.lineWidth = tile.text === "" ? 1 : 2.5;
    brush.strokeStyle = tile.text === "" ? COLOURS.line : COLOURS.ink;
    brush.strokeRect(x + 2, y + 2, TILE - 4, TILE - 4);
    if (tile.text === "") continue;
    if (tile.plate !== "none") plate(brush, tile.plate, x + TILE / 2, y + TILE / 2);
    const low = tile.plate === "triangle" ? 8 : 2;
    write(tile.text, x + TILE / 2, y + TILE / 2 + low, tile.plate === "none" ? 44 : 34, COLOURS.ink);
  }
}

const RADIUS = 34;
const CORNERS = { triangle: 3, hexagon: 6 } as const;

function plate(
  brush: CanvasRenderingContext2D,
  kind: "triangle" | "hexagon" | "circle",
  x: number,
  y: number,
): void {
  brush.beginPath();
  if (kind === "circle") brush.arc(x, y, RADIUS, 0, Math.PI * 2);
  else {
    const corners = CORNERS[kind];
    const reach = kind === "triangle" ? RADIUS * 1.3 : RADIUS;
    const turn = kind === "triangle" ? -Math.PI / 2 : 0;
    for (let corner = 0; corner < corners; corner++) {
      const angle = turn + (corner * Math.PI * 2) / corners;
      const lift = kind === "triangle" ? 8 : 0;
      brush.lineTo(x + reach * Math.cos(angle), y + lift + reach * Math.sin(angle));
    }
    brush.closePath();
  }
  brush.fillStyle = COLOURS.card;
  brush.fill();
  brush.lineWidth = 2;
  brush.strokeStyle = COLOURS.ink;
  brush.stroke();
}

/** The picture of a table as a PNG; null where this browser makes none. */
export async function pngOf(table: Table, title: string): Promise<Blob | null> {
  const picture = pictureOf(table, title);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sizeOf(picture));
  const brush = canvas.getContext("2d");
  if (brush === null) return null;
  const serif = getComputedStyle(document.documentElement).getPropertyValue("--sw-serif").trim();
  paint(picture, brush, serif === "" ? "serif" : serif);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
