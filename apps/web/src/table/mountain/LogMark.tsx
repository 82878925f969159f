import { Glyph } from "@stillwater/ui";
import { MOUNTAIN_SIGNS, type Terrain, TerrainMark } from "@stillwater/ui/mountain";

interface LogMarkProps {
  readonly terrain: Terrain;
  /** Null for a Campfire. */
  readonly n: string | null;
  /** The colour and the kind of card, for people who do not see the mark. */
  readonly word: string;
}

/** A card of the mountain in a line of the log: the shape of its terrain and its number. */
export function LogMark({ terrain, n, word }: LogMarkProps) {
  return (
    <span className="inline-flex items-baseline gap-1 whitespace-nowrap [&>svg]:self-center">
      <TerrainMark terrain={terrain} />
      <span className="unseen">{word}</span> {n ?? <Glyph d={MOUNTAIN_SIGNS.flame} size={20} />}
    </span>
  );
}
