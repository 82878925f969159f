"use client";

import { useEffect, useRef } from "react";

/** A hand that nobody touches for this long is hidden. */
const IDLE_MS = 60_000;
/** How far, in degrees, a device may be tilted before it counts as lying face down. */
const FACE_DOWN = 150;

/** Calls `hide` when the device is laid face down, left alone, or its page is hidden. */
export function useHiding(on: boolean, hide: () => void): void {
  const current = useRef(hide);
  useEffect(() => {
    current.current = hide;
  });
  useEffect(() => {
    if (!on) return;
    let timer = setTimeout(() => current.current(), IDLE_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => current.current(), IDLE_MS);
    };
    const turned = ({ beta }: DeviceOrientationEvent) => {
      if (beta !== null && Math.abs(beta) > FACE_DOWN) current.current();
    };
    const away = () => {
      if (document.visibilityState === "hidden") current.current();
    };
    window.addEventListener("pointerdown", touched);
    window.addEventListener("keydown", touched);
    window.addEventListener("deviceorientation", turned);
    document.addEventListener("visibilitychange", away);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", touched);
      window.removeEventListener("keydown", touched);
      window.removeEventListener("deviceorientation", turned);
      document.removeEventListener("visibilitychange", away);
    };
  }, [on]);
}
