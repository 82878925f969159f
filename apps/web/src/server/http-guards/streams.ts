/** Open event streams: how many there may be, and how to break them. */

/** Whose stream it is, as far as that matters for counting. */
interface StreamOwner {
  /** The guest's id; null for a browser that is nobody. */
  readonly guest: string | null;
  /** The address's key; null where addresses are not known. */
  readonly address: string | null;
}

export interface Streams {
  /** Counts a stream in, or null if there are too many. A guest's oldest stream gives way to a new one. */
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

/** The budget of a server whose budgets are multiplied; how many streams it bears in all stays what it is. */
export function streamBudget(scale: number): StreamBudget {
  return { ...BUDGET, perAddress: Math.ceil(BUDGET.perAddress * scale) };
}

export function createStreams(budget: StreamBudget = BUDGET): Streams {
  /** In order of age. */
  const streams = new Set<StreamOwner & { readonly cut: () => void }>();
  return {
    open: (owner, cut) => {
      const mine = [...streams].filter((stream) => owner.guest !== null && stream.guest === owner.guest);
      if (mine.length >= budget.perGuest) {
        // Somebody whose phone lost its signal must get back in, though the lost stream still looks open from here.
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
        // A guest with no stream yet is let in even from a crowded address: one each.
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
