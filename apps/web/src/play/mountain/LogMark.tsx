import { type Terrain, TerrainMark } from "@stillwater/ui/mountain";

interface LogMarkProps {
  readonly terrain: Terrain;
  readonly n: string;
  /** The colour, for whoever does not see the mark. */
  readonly word: string;
}

/** A card of the mountain in a line of the log: the shape of its terrain and its number. */
export function LogMark({ terrain, n, word }: LogMarkProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <TerrainMark terrain={terrain} />
      <span className="sr-only">{word}</span> {n}
    </span>
  );
}
