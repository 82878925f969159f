/** Everything in the box that a Stormy Seas game uses, and where it lies in a made-up position. */
import type { Chance } from "../support/chance";
import type { Choices } from "./sea";

export class Box {
  readonly #lies = new Map<string, string[]>();
  readonly islands: string[];
  readonly starts: string[];
  readonly finishes = copies("finish", 5);
  readonly monsters: string[];
  readonly wilds: string[];
  readonly tolls = copies("toll", 18);
  /** Numbers that would complete runs. */
  readonly missing: string[] = [];
  constructor(
    readonly choices: Choices,
    readonly seats: readonly number[],
    readonly luck: Chance,
  ) {
    this.islands = luck.shuffled(Array.from({ length: 80 }, (_, index) => String(index + 1)));
    this.starts = copies("start", seats.length);
    this.monsters = copies("monster", choices.monsters);
    this.wilds = choices.wilds === 1 ? ["wild"] : copies("wild", choices.wilds);
    for (const place of ["islands", "aside", "starts", "ashore", ...seats.map((seat) => `sealed:${seat}`)])
      this.lay(place);
    this.lay("gone", ...copies("start", 5).slice(seats.length), ...seats.map((seat) => `seal:${seat}`));
    if (choices.monsters > 0) this.lay("gone", ...copies("monster", 5).slice(choices.monsters));
  }

  lay(place: string, ...pieces: readonly (string | undefined)[]): this {
    const known = pieces.filter((piece) => piece !== undefined);
    this.#lies.set(place, [...(this.#lies.get(place) ?? []), ...known]);
    return this;
  }

  at(place: string): readonly string[] {
    return this.#lies.get(place) ?? [];
  }

  /** How far the turn has come, and what is due there. */
  stage(begun: boolean, rocksGo: boolean, turn: number, storms: string[]): string {
    const { luck, seats } = this;
    const drift = (): boolean => {
      const due = rocksGo && this.choices.rocks === "manual";
      if (due) this.lay("drifting", "drift").lay("still");
      return due;
    };
    const kinds = ["helm", "helm", "helm", "helm", "debt"];
    if (rocksGo && this.choices.rocks === "manual") kinds.push("rocks", "rocks");
    if (this.choices.storms) kinds.push("drawn", "drawn", "shed");
    if (begun) kinds.push("eight", "eight");
    if (begun && seats.length > 1) kinds.push("talk", "talk");
    switch (luck.pick(kinds)) {
      case "debt":
        this.lay(`tray:${turn}`, ...this.tolls.splice(0, 1 + luck.below(4)));
        if (luck.once(2)) drift();
        return "acted";
      case "rocks":
        drift();
        return begun && luck.once(4) ? "settling" : "acted";
      case "drawn":
        this.lay(`drawn:${turn}`, storms.pop());
        this.#passes();
        return begun && luck.once(4) ? "settling" : "acted";
      case "shed":
        this.lay(
          `shedding:${turn}`,
          ...storms.splice(
            storms.findIndex((storm) => /yellow/.test(storm)),
            1,
          ),
        );
        return "acted";
      case "eight":
        for (const seat of seats)
          this.lay(`tray:${seat}`, ...this.tolls.splice(0, luck.below(4) + (seat === turn ? 1 : 0)));
        this.#leave();
        return "settling";
      case "talk":
        this.lay("pot", ...this.tolls.splice(0, 8));
        this.#leave();
        this.#dials();
        return "settling";
      default:
        return "helm";
    }
  }

  #passes(): void {
    const passed = this.seats.filter(() => this.luck.once(3)).map((seat) => `pass:${seat}`);
    this.lay("passed", ...passed);
    this.lay(
      "waiting",
      ...this.seats.map((seat) => `pass:${seat}`).filter((token) => !passed.includes(token)),
    );
  }

  #leave(): void {
    if (!this.choices.storms) return;
    for (const seat of this.seats)
      this.lay(this.luck.pick(["granted", "granted", "unasked", "gone"]), `leave:${seat}`);
  }

  /** Sets two dials for each seat, never above what a hand can hold. */
  #dials(): void {
    for (const seat of this.seats) {
      const set = this.luck.once(2);
      const most = this.luck.below(4);
      this.lay(set ? `dial:${this.luck.below(most + 1)}` : "talk", `gladly:${seat}`);
      this.lay(set ? `dial:${most}` : "talk", `atmost:${seat}`);
    }
    this.lay("talk", ...this.seats.map((seat) => `agree:${seat}`));
  }

  /** T.monster.finish: all holders of a Sea Monster have been disclosed. */
  disclose(): void {
    if (this.choices.monsters === 0) return;
    const holds = (seat: number): boolean =>
      this.at(`hand:${seat}`).some((card) => card.startsWith("monster"));
    for (const seat of this.seats) this.lay(holds(seat) ? "disclosed" : "unsaid", `holder:${seat}`);
  }

  line(): string {
    this.lay("bank", ...this.tolls);
    return [...this.#lies].map(([place, pieces]) => `${place}=${pieces.join(",")}`).join(" ");
  }
}

export function copies(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}#${index + 1}`);
}
