"use client";

import { useEffect, useState } from "react";
import { COOKIES, recall, remember, type Theme, themeFrom } from "./preferences";

/** The chosen light and a way to choose another; the page changes at once. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(themeFrom(recall(COOKIES.theme))), []);
  const choose = (next: Theme) => {
    remember(COOKIES.theme, next);
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return [theme, choose];
}

/** A yes-or-no preference kept in a cookie. */
export function useToggle(
  name: string,
  on: string,
  initial: boolean,
): readonly [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const kept = recall(name);
    if (kept !== undefined) setValue(kept === on);
  }, [name, on]);
  const choose = (next: boolean) => {
    remember(name, next ? on : "no");
    setValue(next);
  };
  return [value, choose];
}
