"use client";

/** The course of a game from the server. A link may lead to any of its moves, which only the browser reads. */
import { rulebookAtHand } from "@stillwater/engine/in-part/alone";
import { courseIn } from "@stillwater/table/log";
import type { ReplayReply } from "@stillwater/table/session";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { fetchReplay } from "./AnyReplay";
import type { ReplayOf } from "./source";

interface Read {
  readonly course: ReturnType<typeof courseIn>;
  /** The component that shows it. */
  readonly Replay: ComponentType<ReplayOf>;
}

/** Null until the code for reading and showing it has loaded, and for a game that is not over. */
export function useCourse(told: ReplayReply | undefined): Read | null {
  const played = told?.over === true ? told : null;
  const code = played?.code;
  const [ready, setReady] = useState<{ readonly code: string; readonly Replay: Read["Replay"] } | null>(null);
  useEffect(() => {
    let open = true;
    if (code !== undefined) void fetchReplay(code).then((Replay) => open && setReady({ code, Replay }));
    return () => {
      open = false;
    };
  }, [code]);
  return useMemo(
    () =>
      played === null || ready === null || played.code !== ready.code
        ? null
        : { course: courseIn(played, rulebookAtHand), Replay: ready.Replay },
    [played, ready],
  );
}
