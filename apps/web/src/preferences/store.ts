"use client";

/** The settings of this device as the page sees them: one store with subscribers, updated everywhere at once. */
import { useCallback, useSyncExternalStore } from "react";
import {
  attributesOf,
  DEFAULTS,
  type Preferences,
  SHOWN,
  type ShownPreferences,
  settingsFrom,
} from "./kinds";
import { recall, remember } from "./preferences";

const STORE = "stillwater.settings";

let current: Preferences | null = null;
const listeners = new Set<() => void>();

/** All current settings. */
export function settings(): Preferences {
  current ??= read();
  return current;
}

/** In a browser that stores nothing, a setting lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

function read(): Preferences {
  return settingsFrom(recall, stored());
}

function isShown(name: keyof Preferences): name is keyof ShownPreferences {
  return name in SHOWN;
}

/** Changes one setting, stores it, and applies it at once. */
export function set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  current = { ...settings(), [name]: value };
  if (isShown(name)) remember(name, String(value));
  else keep(current);
  show(current);
  for (const listener of listeners) listener();
}

function keep(all: Preferences): void {
  const rest = Object.fromEntries(
    Object.entries(all).filter(([name]) => !isShown(name as keyof Preferences)),
  );
  try {
    localStorage.setItem(STORE, JSON.stringify(rest));
  } catch {
    // The setting then lasts for this page only.
  }
}

/** Puts the settings on the root element: a page from the offline cache may have been rendered with others. */
export function show(all: Preferences = settings()): void {
  for (const [name, value] of Object.entries(attributesOf(all))) {
    if (document.documentElement.getAttribute(name) !== value)
      document.documentElement.setAttribute(name, value);
  }
}

/** Reads everything again, as another tab may have changed it. */
export function refresh(): void {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(settings())) return;
  current = next;
  show(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One setting and a function to change it. Until hydration it is the default, as in the server's HTML. */
export function useSetting<K extends keyof Preferences>(
  name: K,
): readonly [Preferences[K], (value: Preferences[K]) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => settings()[name],
    () => DEFAULTS[name],
  );
  const change = useCallback((next: Preferences[K]) => set(name, next), [name]);
  return [value, change];
}
