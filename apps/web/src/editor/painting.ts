/** Paints a board as a picture on a canvas. It gets the drawing context as a parameter, and needs no page. */
import type { Table } from "@stillwater/engine";
import type { BesideWords } from "./beside";
import { type BoardPicture, pictureOf } from "./picture";

const TILE = 96;
const GUTTER = 48;
const HEAD = 64;
const FOOT = 24;
/** The height of a line below the board. */
const LINE = 30;

/** The day theme's colours, whichever theme the page has: a picture may be viewed anywhere. */
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
  berth: "#fcfaf4",
  beside: "#cfd8dc",
} as const;

/** The size of the picture in pixels. */
function sizeOf({ columns, rows, lines }: BoardPicture): { readonly width: number; readonly height: number } {
  return { width: GUTTER + columns * TILE + FOOT, height: HEAD + rows * TILE + lines.length * LINE + FOOT };
}

/** Paints a picture. */
export function paint(picture: BoardPicture, brush: CanvasRenderingContext2D, serif: string): void {
  const { width, height } = sizeOf(picture);
  const write = (text: string, x: number, y: number, size: number, colour: string, room: number): void => {
    brush.fillStyle = colour;
    brush.font = `560 ${size}px ${serif}`;
    brush.fillText(text, x, y, room);
  };
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(0, 0, width, height);
  brush.textBaseline = "middle";
  brush.textAlign = "left";
  const across = width - GUTTER - FOOT;
  write(picture.title, GUTTER, HEAD / 2, 26, COLOURS.quiet, across);
  picture.lines.forEach((line, index) => {
    write(line, GUTTER, HEAD + picture.rows * TILE + (index + 0.7) * LINE, 22, COLOURS.ink, across);
  });
  brush.textAlign = "center";
  for (const { y, text } of picture.labels)
    write(text, GUTTER / 2, HEAD + (y + 0.5) * TILE, 24, COLOURS.quiet, GUTTER);
  for (const tile of picture.tiles) {
    const [x, y] = [GUTTER + tile.x * TILE, HEAD + tile.y * TILE];
    brush.fillStyle = COLOURS[tile.fill];
    brush.fillRect(x + 2, y + 2, TILE - 4, TILE - 4);
    brush.lineWidth = tile.text === "" ? 1 : 2.5;
    brush.strokeStyle = tile.text === "" ? COLOURS.line : COLOURS.ink;
    brush.strokeRect(x + 2, y + 2, TILE - 4, TILE - 4);
    const corner = { x: x + TILE - 16, y: y + 16 };
    if (tile.text === "") {
      disc(brush, tile.standing, corner);
      continue;
    }
    if (tile.plate !== "none") plate(brush, tile.plate, x + TILE / 2, y + TILE / 2);
    const low = tile.plate === "triangle" ? 8 : 2;
    if (tile.word) {
      const words = tile.text.split(" ");
      words.forEach((word, line) => {
        const down = (line - (words.length - 1) / 2) * 22;
        write(word, x + TILE / 2, y + TILE / 2 + down, 20, COLOURS.ink, TILE - 10);
      });
      continue;
    }
    const size = tile.plate === "none" ? 44 : 34;
    write(tile.text, x + TILE / 2, y + TILE / 2 + low, size, COLOURS.ink, TILE - 10);
    disc(brush, tile.standing, corner);
  }
}

/** A dark disc at a space's corner with the number of pieces standing on it, where there are any; it is explained below the board. */
function disc(
  brush: CanvasRenderingContext2D,
  count: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  if (count === 0) return;
  brush.beginPath();
  brush.arc(x, y, 14, 0, Math.PI * 2);
  brush.fillStyle = COLOURS.ink;
  brush.fill();
  brush.fillStyle = COLOURS.card;
  brush.font = "700 18px sans-serif";
  brush.fillText(String(count), x, y + 1);
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

/** The picture of a table as a PNG; null if this browser cannot make one. */
export async function pngOf(table: Table, title: string, words: BesideWords): Promise<Blob | null> {
  const picture = pictureOf(table, title, words);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sizeOf(picture));
  const brush = canvas.getContext("2d");
  if (brush === null) return null;
  const serif = getComputedStyle(document.documentElement).getPropertyValue("--sw-serif").trim();
  paint(picture, brush, serif === "" ? "serif" : serif);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
