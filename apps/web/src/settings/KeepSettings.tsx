"use client";

import { useEffect } from "react";
import { refresh, show } from "@/preferences/store";

/** Holds the page to what is set on this device, also when another tab changes it. Draws nothing. */
export function KeepSettings() {
  useEffect(() => {
    show();
    const again = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", again);
    window.addEventListener("storage", refresh);
    return () => {
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("storage", refresh);
    };
  }, []);
  return null;
}
