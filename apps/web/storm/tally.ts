/** What a storm did, and what was wrong because of it. */

export interface Acknowledged {
  readonly table: string;
  readonly rev: number;
  readonly command: string;
}

export class Tally {
  /** Acts that were answered as done, and are entries. */
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that went out more than once at the same time; that were meant for an earlier revision. */
  duplicates = 0;
  stale = 0;
  /** Requests that got no answer, and those that were told to come back, by the reason they were given. */
  unanswered = 0;
  readonly putOffFor = new Map<string, number>();
  /** Times that a stream broke and was taken up again. */
  resumed = 0;
  followed = 0;
  /** What was done to the site, by kind. */
  readonly faults = new Map<string, number>();
  /** Sentences, each of which should not have come to be. */
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

  /** Resolves when this has come true: looked at after each act and each refusal, and when something has gone wrong. */
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
