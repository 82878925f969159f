"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";

/** Keeps what can be used without a network, once the page has nothing better to do. Never asks, never reloads. */
export function KeepOffline() {
  const language = useLocale();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const start = () => {
      navigator.serviceWorker
        .register("/offline/sw.js", { scope: "/" })
        .then(() => navigator.serviceWorker.ready)
        .then(({ active }) => active?.postMessage({ kind: "keep", language }))
        // A browser that keeps nothing plays on with a network.
        .catch(() => undefined);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [language]);
  return null;
}
