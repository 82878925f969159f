"use client";

import { useCallback, useEffect, useState } from "react";
import type { LocalGame } from "@/local-games/game";

export interface LocalGames {
  /** The latest played first; none where this browser keeps nothing, as in a private window. */
  readonly games: readonly LocalGame[];
  /** Throws one away for good. */
  readonly drop: (id: string) => void;
}

/** The games whose desk is this browser. */
export function useLocalGames(): LocalGames {
  const [games, setGames] = useState<readonly LocalGame[]>([]);
  useEffect(() => {
    let open = true;
    import("@/local-games/shelf")
      .then(({ all }) => all())
      .then((kept) => {
        if (open) setGames(kept);
      })
      .catch(() => undefined);
    return () => {
      open = false;
    };
  }, []);
  const drop = useCallback((id: string) => {
    import("@/local-games/shelf")
      .then((shelf) => shelf.drop(id))
      .then(() => setGames((kept) => kept.filter((game) => game.id !== id)))
      .catch(() => undefined);
  }, []);
  return { games, drop };
}
