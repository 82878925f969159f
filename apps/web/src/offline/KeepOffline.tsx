"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";

/** Milliseconds after a page has loaded. */
const PATIENCE = 2_000;

/** Prepares the site for offline use once the page is idle. Never asks, never reloads. */
export function KeepOffline() {
  const language = useLocale();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const start = () => {
      navigator.serviceWorker
        .register("/offline/sw.js", { scope: "/" })
        .then(() => navigator.serviceWorker.ready)
        .then(({ active }) => active?.postMessage({ kind: "keep", language }))
        // Without storage the site still works with a network.
        .catch(() => undefined);
    };
    // A table goes on loading after the `load` event; the registration waits until it is likely to be complete.
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
