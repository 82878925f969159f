/**
 * Positions of the sea that no crew may ever reach, in every expansion and variant: nearly full grids, short hands,
 * spare Starts, debts, empty piles, Storms anywhere, Wilds named at random, cards turned over.
 */
import { due, EVERYTHING, outcome, type Piece, type Place, type Rulebook, type Table } from "../../src/index";
import { bareTable, put } from "../../src/kernel/table";
import { type Chance, chance } from "./chance";
import { anyhow } from "./crews";
import { game, tableAfter } from "./playing";

/** A full table with every piece somewhere, drawn from a seed. Some seat is asked for something, unless the game is over. */
export function madeUpSea(rulebook: Rulebook, seed: number): Table {
  const luck = chance(seed);
  const sketch = new Sketch(rulebook, luck, quietTable(rulebook, seed, luck.below(12)));
  sketch.fillGrid();
  sketch.scatter();
  sketch.weather();
  sketch.stage();
  return sketch.table();
}

/** A table of a game at the start of a turn; its tokens are kept as they are. */
function quietTable(rulebook: Rulebook, seed: number, acts: number): Table {
  let quiet = tableAfter(rulebook, seed, 0, anyhow);
  let played = 0;
  for (const { after } of game(rulebook, seed, anyhow)) {
    if (due(after).step === "act" && outcome(after) === "playing") quiet = after;
    if (played++ >= acts && due(quiet).step === "act") break;
  }
  return quiet;
}

/** Where every piece is to lie. */
class Sketch {
  readonly #lies = new Map<Piece, Place>();
  readonly #turn: number;
  #full = false;

  constructor(
    readonly rulebook: Rulebook,
    readonly luck: Chance,
    base: Table,
  ) {
    this.#turn = luck.below(rulebook.seats) + 1;
    for (let piece = 1; piece <= rulebook.lastPiece; piece++)
      if (base.numbers[piece]) this.#lies.set(piece, base.numbers[piece] as Place);
  }

  #has(place: string): boolean {
    return this.rulebook.places.some(({ name }) => name === place);
  }

  #put(piece: Piece | undefined, place: string): void {
    if (piece !== undefined) this.#lies.set(piece, this.rulebook.place(place));
  }

  #at(place: string): Piece[] {
    const number = this.rulebook.place(place);
    return [...this.#lies].flatMap(([piece, lies]) => (lies === number ? [piece] : []));
  }

  #copies(name: string): readonly Piece[] {
    return this.rulebook.copies(name).filter((piece) => !this.#isOut(piece));
  }

  /** Whether a card is out of the game from the start. */
  #isOut(piece: Piece): boolean {
    const { pieces, placeName } = this.rulebook;
    const lies = placeName(this.#lies.get(piece) ?? 0);
    return lies === "removed" || pieces[piece]?.starts === "gone";
  }

  /** Fills random cells with ascending cards, line by line; a Wild may stand in for one of them. */
  fillGrid(): void {
    const { rulebook, luck } = this;
    const islands = luck.shuffled(
      Array.from({ length: 80 }, (_, index) => index + 1).filter((n) => !this.#isOut(n)),
    );
    for (const island of islands) this.#lies.delete(island);
    for (const wild of this.#copies("wild")) this.#lies.delete(wild);
    for (const token of rulebook.pieces.keys())
      if (/^name:/.test(rulebook.pieceName(token))) this.#put(token, "unnamed");
    const wilds = luck.once(2) ? [...this.#copies("wild")] : [];
    const size = luck.below(6);
    this.#full = true;
    rulebook.lines.forEach(({ first, last }, index) => {
      const cells = last - first + 1;
      const pillar = index < rulebook.lines.length - 1;
      const open =
        size < 2
          ? luck.below(cells + 1)
          : size === 5
            ? luck.below(4)
            : luck.once(2) || pillar
              ? 0
              : 1 + luck.below(2);
      const filled = size === 0 ? luck.below(3) : cells - open;
      if (filled < cells) this.#full = false;
      const numbers = islands.splice(0, filled).sort((a, b) => a - b);
      const where = luck.shuffled(Array.from({ length: cells }, (_, cell) => first + cell));
      const spots = where.slice(0, numbers.length).sort((a, b) => a - b);
      numbers.forEach((number, rank) => {
        const wild = luck.once(9) ? wilds.pop() : undefined;
        if (wild === undefined) this.#lies.set(number, spots[rank] as Place);
        else {
          this.#lies.set(wild, spots[rank] as Place);
          const token = (rulebook.copies("name:1")[0] ?? 0) + wild - (rulebook.copies("wild")[0] ?? 0);
          this.#put(token, `named:${number}`);
          islands.push(number);
        }
      });
    });
    this.#markCells();
  }

  #markCells(): void {
    const { rulebook, luck } = this;
    const right = luck.once(2);
    rulebook.cells.forEach((cell, index) => {
      const [token] = rulebook.copies(`mark:${rulebook.placeName(cell)}`);
      if (token === undefined) return;
      const lies = [...this.#lies.values()].includes(cell);
      const side = right ? index < 18 : luck.once(2);
      const { starts = "" } = rulebook.pieces[token] ?? {};
      const others = rulebook.places.filter(
        ({ name, holds }) => name !== starts && holds !== "cards" && holds.includes("mark"),
      );
      this.#put(token, lies && side ? (others[luck.below(others.length)]?.name ?? starts) : starts);
    });
    if (this.#has("night")) this.#put(rulebook.copies("sky")[0], luck.once(2) ? "night" : "day");
  }

  /** Resets the dials and markers: nothing has been said about the eight yet. */
  #silence(): void {
    for (const token of this.rulebook.pieces.keys())
      if (/^(gladly|atmost|agree):/.test(this.rulebook.pieceName(token))) this.#put(token, "talk");
  }

  /** Lets seats with a yellow Storm use their pile while the eight are given. */
  #grant(): void {
    if (!this.#has("granted")) return;
    for (let seat = 1; seat <= this.rulebook.seats; seat++) {
      const [token] = this.rulebook.copies(`leave:${seat}`);
      this.#put(token, this.#at(`yellow:${seat}`).length > 0 ? "granted" : "unasked");
    }
  }

  /** Places everything that is not in the grid: hands, piles, discards, the Explorer deck, the berths. */
  scatter(): void {
    const { rulebook, luck } = this;
    const { seats } = rulebook;
    const begun = this.#full ? !luck.once(6) : luck.once(2);
    const loose = rulebook.pieces.flatMap(({ name, token, starts, apart }, piece) => {
      // Cards that never lie among others stay where they are.
      if (apart) return [];
      if (token || name === "?" || this.#isOut(piece) || this.#lies.get(piece) === undefined) {
        return piece > 0 && !token && name !== "?" && !this.#isOut(piece) ? [piece] : [];
      }
      const inGrid = rulebook.cells.includes(this.#lies.get(piece) as Place);
      const elsewhere = /^(storm|compass|rocks)/.test(name) || starts === "explorer";
      return inGrid || elsewhere ? [] : [piece];
    });
    for (const piece of loose) this.#lies.delete(piece);
    if (this.#has("explorer")) this.#scatterExplorer(loose);
    let cards = luck.shuffled(loose.filter((piece) => !this.#lies.has(piece)));
    const take = (fits: (name: string) => boolean): Piece | undefined => {
      const found = cards.find((piece) => fits(rulebook.pieceName(piece)));
      cards = cards.filter((piece) => piece !== found);
      return found;
    };
    if (this.#has("berth:start") && !begun) this.#silence();
    if (this.#has("berth:start") && begun)
      this.#put(
        take((name) => name === "start"),
        "berth:start",
      );
    for (let seat = 1; seat <= seats; seat++)
      for (let n = luck.pick([0, 1, 2, 3, 4, 5, 5, 5, 7]); n > 0; n--)
        this.#put(
          take(() => true),
          `hand:${seat}`,
        );
    // The cards that matter most are put into a hand on purpose: a forced Start, the Finish of a full grid.
    const seat = luck.once(2) ? this.#turn : 1 + luck.below(seats);
    if (luck.once(2))
      this.#put(
        take((name) => name === "start"),
        `hand:${seat}`,
      );
    if (this.#full && !luck.once(4))
      this.#put(
        take((name) => name === "finish"),
        `hand:${this.#turn}`,
      );
    if (luck.once(3))
      this.#put(
        take((name) => name === "monster" || name === "wild"),
        `hand:${seat}`,
      );
    const drawn = luck.once(3);
    for (const card of cards) {
      const discarded = (drawn || luck.once(2)) && rulebook.pieces[card]?.kept === undefined;
      const place =
        this.#has("open:1") && !discarded
          ? "deck"
          : `${discarded ? "discard" : "pile"}:${1 + luck.below(seats)}`;
      this.#put(card, place);
    }
    if (this.#has("open:1")) this.#openRow();
    // No opening hand holds a Start.
    for (let holder = 1; holder <= seats; holder++)
      if (this.#at(`hand:${holder}`).some((card) => rulebook.pieceName(card) === "start"))
        this.#put(rulebook.copies(`seal:${holder}`)[0], "gone");
  }

  /** Lays five cards open beside the deck of a duel, or those that are left. */
  #openRow(): void {
    const cards = this.#at("deck");
    for (let n = 1; n <= 5; n++) this.#put(cards.pop(), `open:${n}`);
  }

  #scatterExplorer(loose: readonly Piece[]): void {
    const { rulebook, luck } = this;
    const borders = luck.shuffled(
      rulebook.places.flatMap(({ name }) => (name.startsWith("border:") ? [name] : [])),
    );
    const deep = luck.once(3);
    rulebook.pieces.forEach(({ name, starts }, piece) => {
      if (starts !== "explorer" || rulebook.cells.includes(this.#lies.get(piece) ?? 0)) return;
      const hand = `hand:${1 + luck.below(rulebook.seats)}`;
      const discard = `discard:${1 + luck.below(rulebook.seats)}`;
      const turnedUp: Readonly<Record<string, readonly string[]>> = {
        start: ["explored"],
        blank: ["explored"],
        finish: [hand, hand, discard],
        monster: [discard],
        storm: [borders.pop() ?? "explored", "explored"],
        compass: [hand, hand, "gone", discard],
        wild: [hand, discard],
        rocks: [discard],
      };
      const out = !deep && luck.once(2);
      if (loose.includes(piece) || starts === "explorer")
        this.#put(piece, out ? luck.pick(turnedUp[name] ?? ["explored"]) : "explorer");
    });
  }

  /** Places Rocks, Storms and Compasses. */
  weather(): void {
    const { rulebook, luck } = this;
    const anyRow = (): string => `row:${1 + luck.below(rulebook.rows.length)}`;
    if (this.#has("reef"))
      this.#put(rulebook.copies("rocks")[0], this.#clear() || luck.once(4) ? "gone" : anyRow());
    if (this.#has("dusk"))
      for (const compass of rulebook.copies("compass"))
        this.#put(compass, luck.once(2) ? "dusk" : this.#pile());
    if (!this.#has("team")) return;
    for (const compass of rulebook.copies("compass"))
      this.#put(compass, luck.pick(["compasses", "team", "gone"]));
    const taken = new Set<string>();
    const seat = (): number => 1 + luck.below(rulebook.seats);
    for (const storm of rulebook.pieces.keys()) {
      const kind = /^storm:(.*)$/.exec(rulebook.pieceName(storm))?.[1];
      if (kind === undefined) continue;
      const place = luck.pick([kind === "purple" ? anyRow() : `${kind}:${seat()}`, this.#pile(), "gone"]);
      const free = !/^(row|yellow|orange):/.test(place) || !taken.has(place);
      this.#put(storm, free ? place : "gone");
      taken.add(place);
    }
  }

  /** Whether enough rows are complete for the Rocks to be gone. */
  #clear(): boolean {
    const filled = new Set(this.#lies.values());
    return this.rulebook.rows.filter((row) => row.every((cell) => filled.has(cell))).length >= 4;
  }

  #pile(): string {
    return `pile:${1 + this.luck.below(this.rulebook.seats)}`;
  }

  #looseIn(seat: number): number {
    return this.#at(`hand:${seat}`).filter((card) => this.rulebook.pieces[card]?.kept === undefined).length;
  }

  /** Sets how far the turn has come: mostly its beginning, else something is owed or asked, or the game is over. */
  stage(): void {
    const { rulebook, luck } = this;
    const [marker] = rulebook.copies("turn");
    const tolls = [...this.#at("bank")];
    const begun = this.#has("berth:start") && this.#at("berth:start").length > 0;
    const kind = luck.pick(["helm", "helm", "helm", "helm", "acted", begun ? "settling" : "helm", "over"]);
    const held = this.#looseIn(this.#turn);
    if (kind === "over" && luck.once(2)) this.#put(marker, "lost");
    else if (kind === "settling" && this.#settle(tolls)) this.#stir(`settling:${this.#turn}`);
    else if (kind === "acted" && this.#squall()) this.#stir(`acted:${this.#turn}`);
    else if (kind === "acted" && held > 0) {
      for (let n = 1 + luck.below(Math.min(held, 4)); n > 0; n--)
        this.#put(tolls.pop(), `tray:${this.#turn}`);
      this.#stir(`acted:${this.#turn}`);
    } else this.#put(marker, `helm:${this.#turn}`);
  }

  /** Ends an action: Rocks beside a row are then due to move. */
  #stir(place: string): void {
    const { rulebook } = this;
    this.#put(rulebook.copies("turn")[0], place);
    const rocks = rulebook.placeName(this.#lies.get(rulebook.copies("rocks")[0] ?? 0) ?? 0);
    if (this.#has("drifting") && rocks.startsWith("row:")) this.#put(rulebook.copies("drift")[0], "drifting");
  }

  /** Puts the eight in the middle, or shares them out. */
  #settle(tolls: Piece[]): boolean {
    const { rulebook, luck } = this;
    const held = rulebook.hands.map((_hand, seat) => this.#looseIn(seat + 1));
    const all = held.reduce((sum, cards) => sum + cards, 0);
    this.#grant();
    if (rulebook.seats > 1 && all >= 8 && luck.once(2)) {
      for (let n = 0; n < 8; n++) this.#put(tolls.pop(), "pot");
      this.#silence();
      return true;
    }
    if (all === 0) return false;
    held.forEach((cards, seat) => {
      for (let n = luck.below(Math.min(cards, 3) + 1); n > 0; n--) this.#put(tolls.pop(), `tray:${seat + 1}`);
    });
    const payer = held.findIndex((cards) => cards > 0);
    if (this.#at(`tray:${payer + 1}`).length === 0) this.#put(tolls.pop(), `tray:${payer + 1}`);
    return true;
  }

  /** Puts down a Storm that was just drawn, while a Compass may still lift it. */
  #squall(): boolean {
    const { rulebook, luck } = this;
    if (!this.#has("team") || this.#at("team").length === 0 || !luck.once(2)) return false;
    const storms = rulebook.pieces.flatMap(({ name }, piece) => (name.startsWith("storm:") ? [piece] : []));
    this.#put(luck.pick(storms), `drawn:${this.#turn}`);
    return true;
  }

  table(): Table {
    const { rulebook } = this;
    const table = bareTable(rulebook, EVERYTHING);
    for (const [piece, place] of [...this.#lies].sort(([a], [b]) => a - b)) put(table, piece, place);
    const problems = rulebook.checks(table);
    if (problems.length > 0) throw new Error(`A made-up position is wrong: ${JSON.stringify(problems)}`);
    return table;
  }
}
