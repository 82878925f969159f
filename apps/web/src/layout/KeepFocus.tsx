"use client";

/**
 * React replaces a page with the next one, and the focus is lost with what had it. It goes to the main part of the next page;
 * to the link by which the page was left, for who comes back to it; and to the control by which its language was changed. A
 * page that is gone on to begins at its top, however far the one before was scrolled.
 */
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { keepHere, keptHere } from "./kept-here";

const FIELD = "left";
const CONTROLS = "a[href], button, input, summary";

/** Which of the controls like it changed the language; -1 for none. */
let changedBy = -1;
/** A link is found among those to its language, a menu's button among all controls: it stands before all that comes later. */
let likeIt = CONTROLS;

const controls = () => [...document.querySelectorAll<HTMLElement>(likeIt)];
const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";

/** Several links may lead to the same page. */
const linksTo = (href: string) => [...document.links].filter((link) => hrefOf(link) === href);

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.pathname === location.pathname) return;
  const { activeElement } = document;
  if (link.hreflang !== "" && activeElement instanceof HTMLElement) {
    likeIt = activeElement === link ? `a[hreflang="${link.hreflang}"]` : CONTROLS;
    changedBy = controls().indexOf(activeElement);
  }
  const href = hrefOf(link);
  keepHere(FIELD, location.pathname, `${linksTo(href).indexOf(link)} ${href}`);
}

/** Moves the focus to the main part of the page where it was lost with what had it. */
export function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById("main")?.focus({ preventScroll: true });
}

/** The page that the browser has gone back or forward to, and scrolls to where it was. */
let cameBackTo = "";

function onBack(): void {
  cameBackTo = location.pathname;
}

/** Renders nothing. */
export function KeepFocus() {
  const pathname = usePathname();
  // The kit's menus have closed by then, and given the focus back.
  useEffect(() => {
    window.addEventListener("click", onClick);
    window.addEventListener("popstate", onBack);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("popstate", onBack);
    };
  }, []);
  const shown = useRef(pathname);
  useEffect(() => {
    const control = controls()[changedBy];
    changedBy = -1;
    const [nth, href] = keptHere(FIELD, pathname)?.split(" ") ?? [];
    control?.focus({ preventScroll: true });
    const opened = shown.current === pathname;
    shown.current = pathname;
    const goesOn = !opened && cameBackTo !== pathname && control === undefined;
    cameBackTo = "";
    if (goesOn && location.hash === "") window.scrollTo(0, 0);
    if (href === undefined && opened) return;
    if (href !== undefined) keepHere(FIELD, pathname, "");
    // A page may stay until the next one has loaded, and parts of that may be loaded later: then the main part has the focus
    // until the link is there.
    const { activeElement: left } = document;
    const look = () => {
      const { activeElement } = document;
      if (href === undefined && activeElement === left && left !== document.body) return;
      if (activeElement?.matches("body, #main") !== true) return stop();
      const link = href === undefined ? undefined : linksTo(href)[Number(nth)];
      link?.focus({ preventScroll: true });
      // A hidden link cannot have it.
      if (link !== undefined && document.activeElement === link) return stop();
      keepFocus();
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
