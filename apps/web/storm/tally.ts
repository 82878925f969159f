/** Counts what a storm did, and collects what went wrong because of it. */

export interface Acknowledged {
  readonly table: string;
  readonly rev: number;
  readonly command: string;
}

export class Tally {
  /** The acts that the site has acknowledged: each must be an entry in the log of its table. */
  readonly acknowledged: Acknowledged[] = [];
  /** How many commands were sent more than once at the same time, and how many were sent again too late. */
  duplicates = 0;
  stale = 0;
  /** How many requests got no answer, and how many were told to try again, by the reason that they were given. */
  unanswered = 0;
  readonly putOffFor = new Map<string, number>();
  /** How often a stream was cut and opened again, and how many revisions arrived in streams. */
  resumed = 0;
  followed = 0;
  /** How often each kind of fault was done to the site. */
  readonly faults = new Map<string, number>();
  /** Sentences about what went wrong. There should be none. */
  readonly wrong: string[] = [];
  readonly #waiting = new Set<() => void>();

  done(act: Acknowledged): void {
    this.acknowledged.push(act);
    this.#look();
  }

  putOff(reason: string): void {
    this.putOffFor.set(reason, (this.putOffFor.get(reason) ?? 0) + 1);
    this.#look();
  }

  fault(kind: string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }

  /** Resolves when the condition is true or something has gone wrong. Checked after each act, refusal and complaint. */
  until(true_: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!true_() && this.wrong.length === 0) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  complain(sentence: string): void {
    this.wrong.push(sentence);
    this.#look();
  }

  #look(): void {
    for (const look of [...this.#waiting]) look();
  }
}
