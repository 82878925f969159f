"use client";

import { useCallback, useEffect, useState } from "react";
import type { LocalGame } from "@/local-games/game";

export interface LocalGames {
  /** The most recently played first; empty until they are read. */
  readonly games: readonly LocalGame[];
  /** `notRead`: this browser's games could not be read. `notDropped`: the last deletion failed. */
  readonly trouble: "notRead" | "notDropped" | null;
  /** Deletes one for good. */
  readonly drop: (id: string) => void;
}

/** The games whose desk is this browser. */
export function useLocalGames(): LocalGames {
  const [games, setGames] = useState<readonly LocalGame[]>([]);
  const [trouble, setTrouble] = useState<LocalGames["trouble"]>(null);
  useEffect(() => {
    let open = true;
    import("@/local-games/shelf")
      .then(({ all }) => all())
      .then((kept) => {
        if (open) setGames(kept);
      })
      .catch(() => {
        if (open) setTrouble("notRead");
      });
    return () => {
      open = false;
    };
  }, []);
  const drop = useCallback((id: string) => {
    import("@/local-games/shelf")
      .then((shelf) => shelf.drop(id))
      .then(() => {
        setGames((kept) => kept.filter((game) => game.id !== id));
        setTrouble(null);
      })
      .catch(() => setTrouble("notDropped"));
  }, []);
  return { games, trouble, drop };
}
