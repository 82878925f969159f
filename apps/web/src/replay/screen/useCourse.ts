"use client";

/** The course of a game that the server tells. A link may lead to any of its moves, which only the browser reads. */
import { rulebookAtHand } from "@stillwater/engine/in-part/alone";
import { courseIn } from "@stillwater/table/log";
import type { ReplayReply } from "@stillwater/table/session";
import { useEffect, useMemo, useState } from "react";
import { fetchReplay } from "./AnyReplay";

/** Null until what it is read and shown with has come, and for a game that is not over. */
export function useCourse(told: ReplayReply | undefined): ReturnType<typeof courseIn> | null {
  const played = told?.over === true ? told : null;
  const code = played?.code;
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    let open = true;
    if (code !== undefined) void fetchReplay(code).then(() => open && setReady(code));
    return () => {
      open = false;
    };
  }, [code]);
  return useMemo(
    () => (played === null || played.code !== ready ? null : courseIn(played, rulebookAtHand)),
    [played, ready],
  );
}
