"use client";

import { useEffect, useRef } from "react";

/** A hand that nobody touches for so long is hidden. */
const IDLE_MS = 60_000;
/** How far a device may tilt before it counts as lying on its face, in degrees. */
const FACE_DOWN = 150;

/** Calls `hide` when the device is laid on its face, left alone, or its screen is put away. */
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
