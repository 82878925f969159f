"use client";

import { useEffect } from "react";
import { refresh, show } from "@/preferences/store";

/** Keeps the page in step with this device's settings, even when another tab changes them. Renders nothing. */
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
