"use client";

/**
 * React replaces a page when somebody comes back to it or changes its language, and the focus is lost with what had it. It
 * returns to the link by which the page was left, else to its heading; and to the control by which its language was changed.
 */
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { keepHere, keptHere } from "./kept-here";

const FIELD = "left";
const CONTROLS = "a[href], button, input, summary";

/** Where the control that changed the language stands among the controls of the page; -1 for none. */
let changedBy = -1;

const controls = (): readonly Element[] => [...document.querySelectorAll(CONTROLS)];
const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";

/** Several links may lead to the same page: this is the first one of them, the second, and so on. */
const linkAt = (href: string, nth: number): HTMLElement | undefined =>
  [...document.links].filter((link) => hrefOf(link) === href)[nth];

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.pathname === location.pathname) return;
  const { activeElement } = document;
  if (link.hreflang !== "" && activeElement !== null) changedBy = controls().indexOf(activeElement);
  const alike = [...document.links].filter((one) => hrefOf(one) === hrefOf(link));
  keepHere(FIELD, location.pathname, `${alike.indexOf(link)} ${hrefOf(link)}`);
}

/** Focuses the first of these that can have the focus, which hidden ones cannot. */
const focusFirst = (all: Iterable<HTMLElement>): HTMLElement | undefined =>
  [...all].find((one) => {
    one.focus({ preventScroll: true });
    return document.activeElement === one;
  });

/** Renders nothing. */
export function KeepFocus() {
  const pathname = usePathname();
  // The kit's menus have closed by then, and given the focus back.
  useEffect(() => {
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, []);
  useEffect(() => {
    const control = controls()[changedBy];
    changedBy = -1;
    const [nth, href] = keptHere(FIELD, pathname)?.split(" ") ?? [];
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    if (href === undefined) return;
    keepHere(FIELD, pathname, "");
    let heading: HTMLElement | undefined;
    // Parts of the page may be loaded later. The heading has the focus until the link is there.
    const look = () => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== heading) return stop();
      const link = linkAt(href, Number(nth));
      if (link !== undefined && focusFirst([link]) !== undefined) return stop();
      if (activeElement === heading) return;
      const headings = document.querySelectorAll("h1");
      for (const one of headings) one.tabIndex = -1;
      heading = focusFirst(headings);
    };
    const changes = new MutationObserver(look);
    const stop = () => {
      changes.disconnect();
      for (const press of ["keydown", "pointerdown"]) window.removeEventListener(press, stop, true);
    };
    for (const press of ["keydown", "pointerdown"]) window.addEventListener(press, stop, true);
    changes.observe(document.body, { subtree: true, childList: true });
    look();
    return stop;
  }, [pathname]);
  return null;
}
