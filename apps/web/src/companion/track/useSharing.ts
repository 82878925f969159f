"use client";

/** A followed game on several devices: not yet shared. */
import type { Followed } from "../device/useFollowed";

export interface Sharing {
  /** `alone`: on this device only. */
  readonly line: "alone" | "here" | "offline";
  /** Entries that other devices have not got yet. */
  readonly unsent: number;
  /** Who else is connected, by name. */
  readonly people: readonly string[];
}

export function useSharing(_followed: Followed): Sharing {
  return { line: "alone", unsent: 0, people: [] };
}
