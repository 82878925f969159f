"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";

/** Milliseconds after a page has loaded. */
const PATIENCE = 2_000;

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
    // A table goes on loading after its page has loaded; everything else waits until it is likely to stand.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(start, PATIENCE);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", wait);
    };
  }, [language]);
  return null;
}
