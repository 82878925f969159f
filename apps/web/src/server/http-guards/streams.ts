/** Open event streams: how many there may be, and how to end them. */

/** The owner of a stream, as far as counting needs to know. */
interface StreamOwner {
  /** The guest's id; null for a browser without a guest. */
  readonly guest: string | null;
  /** The address's key; null if addresses are not known. */
  readonly address: string | null;
}

export interface Streams {
  /** Counts a stream in; returns how to count it out, or null if too many. A guest's oldest stream gives way. */
  open(owner: StreamOwner, cut: () => void): (() => void) | null;
  cutAll(): void;
  count(): number;
}

export interface StreamBudget {
  readonly perGuest: number;
  readonly perAddress: number;
  readonly inAll: number;
}

const BUDGET: StreamBudget = { perGuest: 8, perAddress: 64, inAll: 4_000 };

/** The budget of a server with scaled limits; the total number of streams is not scaled. */
export function streamBudget(scale: number): StreamBudget {
  return { ...BUDGET, perAddress: Math.ceil(BUDGET.perAddress * scale) };
}

export function createStreams(budget: StreamBudget = BUDGET): Streams {
  /** Oldest first. */
  const streams = new Set<StreamOwner & { readonly cut: () => void }>();
  return {
    open: (owner, cut) => {
      const mine = [...streams].filter((stream) => owner.guest !== null && stream.guest === owner.guest);
      if (mine.length >= budget.perGuest) {
        // Somebody whose phone lost its signal must get back in, even though the lost stream still looks open to the server.
        const [oldest] = mine;
        if (oldest !== undefined) {
          streams.delete(oldest);
          oldest.cut();
        }
      } else {
        if (streams.size >= budget.inAll) return null;
        const near = [...streams].filter(
          (stream) => owner.address !== null && stream.address === owner.address,
        );
        // A guest without a stream is let in even from a crowded address.
        if (near.length >= budget.perAddress && (owner.guest === null || mine.length > 0)) return null;
      }
      const stream = { ...owner, cut };
      streams.add(stream);
      return () => streams.delete(stream);
    },
    cutAll: () => {
      for (const stream of [...streams]) stream.cut();
    },
    count: () => streams.size,
  };
}
