"use client";

/**
 * What a page fetches after it has begun may not come: the network is gone, a server starts anew. Then it is fetched
 * again, by itself and when somebody asks. Until it comes a quiet line says so in its place, and the page goes on.
 */
import { useTranslations } from "next-intl";
import { type ComponentType, use, useEffect, useState, useSyncExternalStore } from "react";

type Came<P> = ComponentType<P> | { readonly default: ComponentType<P> };

/** What stands in the place of a piece that has not come. */
interface AbsentProps {
  /** Closes what would have been opened; absent where nothing is. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A piece of a page that is loaded later, for `dynamic` and `lazy`: `dynamic(() => late(() => import("./Piece")))`.
 * Resolves to the piece, or to one that becomes it once it could be fetched.
 * @param Absent what is shown until then
 */
export async function late<P extends object>(
  load: () => Promise<Came<P>>,
  Absent: ComponentType<AbsentProps> = Unfetched,
): Promise<{ readonly default: ComponentType<P> }> {
  try {
    return { default: pieceOf(await load()) };
  } catch (cause) {
    // A server has its files: there it is a defect.
    if (typeof window === "undefined") throw cause;
    return { default: awaited(load, Absent) };
  }
}

/**
 * Loads what a page is seen and used without, such as the script of a piece that the server has drawn: once the page can be
 * used and its browser has nothing else to do. A server has it at once.
 */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window !== "undefined") await idle();
  return load();
}

/** The same for what the page answers a press with: whoever presses first does not wait for the rest of the page. */
export async function whenIdleOrPressed<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window !== "undefined") await Promise.race([idle(), pressed()]);
  return load();
}

function pressed(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ["pointerdown", "keydown"])
      window.addEventListener(press, () => resolve(), { once: true, capture: true, passive: true });
  });
}

/** Not before all parts of the page have their own scripts, too: on a slow line these come long after `load`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.readyState !== "complete" || document.querySelector("[data-early]") !== null) return;
      changes.disconnect();
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ["data-early"] });
    window.addEventListener("load", look, { once: true });
    look();
  });
}

const pieceOf = <P extends object>(came: Came<P>): ComponentType<P> =>
  "default" in came ? came.default : came;

function awaited<P extends object>(
  load: () => Promise<Came<P>>,
  Absent: ComponentType<AbsentProps>,
): ComponentType<P> {
  let came: ComponentType<P> | null = null;
  const coming = fetched(load).then((piece) => {
    came = pieceOf(piece);
  });
  return function Awaited(props: P) {
    const [, setHere] = useState(came !== null);
    const drawn = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    useEffect(() => {
      let open = true;
      void coming.then(() => open && setHere(true));
      return () => {
        open = false;
      };
    }, []);
    const Piece = came;
    if (Piece !== null) return <Piece {...props} />;
    // What the server has drawn stays until it comes to life.
    if (drawn) use(coming);
    const { onClose } = props as { readonly onClose?: unknown };
    return <Absent onClose={typeof onClose === "function" ? () => onClose() : undefined} />;
  };
}

const never = () => () => undefined;

const FIRST_MS = 2_000;
const MOST_MS = 30_000;

/** What is waited for now; called, it is tried at once. */
const waiting = new Set<() => void>();

/** Fetches something until it comes: at once, after a while, when the network is back, and when somebody asks. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  const mine = {};
  for (let pause = FIRST_MS; ; pause = Math.min(2 * pause, MOST_MS)) {
    try {
      const came = await load();
      if (absent.delete(mine)) changed();
      return came;
    } catch {
      absent.add(mine);
      changed();
      await next(pause);
    }
  }
}

/** One for each thing that could not be fetched yet, and who shows whether there are any. */
const absent = new Set<object>();
const shown = new Set<() => void>();

function changed(): void {
  for (const show of shown) show();
}

function subscribe(show: () => void): () => void {
  shown.add(show);
  return () => shown.delete(show);
}

/** What `Suspense` shows while something is fetched: nothing, or the quiet line once that has failed. */
export function Fetching() {
  const failed = useSyncExternalStore(
    subscribe,
    () => absent.size > 0,
    () => false,
  );
  return failed ? <Unfetched /> : null;
}

function next(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const now = () => {
      clearTimeout(timer);
      window.removeEventListener("online", now);
      waiting.delete(now);
      resolve();
    };
    const timer = setTimeout(now, pause);
    window.addEventListener("online", now);
    waiting.add(now);
  });
}

function tryAgain(): void {
  for (const now of [...waiting]) now();
}

/** The quiet line. */
function Unfetched({ onClose }: AbsentProps) {
  const t = useTranslations("net");
  const shell = useTranslations("shell");
  return (
    <div
      className="unfetched sticky bottom-0 z-20 flex flex-wrap gap-x-3.5 gap-y-1.5 items-center px-3.5 py-2
      text-quiet bg-paper"
      role="status"
    >
      <span>{t("unfetched")}</span>
      <Press text={t("tryAgain")} onPress={tryAgain} />
      {onClose === undefined ? null : <Press text={shell("close")} onPress={onClose} />}
    </div>
  );
}

function Press({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="sw-button" data-variant="secondary" data-size="small" onClick={onPress}>
      <span>{text}</span>
    </button>
  );
}

/** For what nobody sees: without it the page does the same, a little less well. */
export function NothingShown() {
  return null;
}
