"use client";

/** Keeps the screen on while a table is open; released when the page is hidden, requested again when it is shown. */
import { useEffect, useState } from "react";

/** `refused`: this device does not allow it; reported once. */
export function useAwake(wanted: boolean): "on" | "off" | "refused" {
  const [state, setState] = useState<"on" | "off" | "refused">("off");
  useEffect(() => {
    if (!wanted) return;
    if (!("wakeLock" in navigator)) return setState("refused");
    let held: WakeLockSentinel | null = null;
    let open = true;
    const ask = async () => {
      if (document.visibilityState !== "visible" || held !== null) return;
      try {
        const sentinel = await navigator.wakeLock.request("screen");
        if (!open) return await sentinel.release();
        held = sentinel;
        setState("on");
        sentinel.addEventListener("release", () => {
          held = null;
          if (open) setState("off");
        });
      } catch {
        if (open) setState("refused");
      }
    };
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    void ask();
    return () => {
      open = false;
      document.removeEventListener("visibilitychange", onVisible);
      void held?.release();
    };
  }, [wanted]);
  return state;
}
