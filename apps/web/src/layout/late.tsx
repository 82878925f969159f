"use client";

/**
 * A download after the page has loaded may fail: the network is gone, or the server restarts. It is then repeated,
 * automatically and on request. Until it succeeds a quiet line in its place says so, and the rest of the page works.
 */
import { useTranslations } from "next-intl";
import {
  type ComponentType,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";

type Came<P> = ComponentType<P> | { readonly default: ComponentType<P> };

/** The props of what stands in the place of a component. */
interface InsteadProps {
  /** Closes the overlay that was being opened; absent for other components. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Loads a component that servers render too, for `dynamic` and `lazy`: `dynamic(() => late(() => import("./Piece")))`.
 * Resolves with the component, or with one that turns into it once it could be loaded.
 * @param Absent shown until then
 */
export async function late<P extends object>(
  load: () => Promise<Came<P>>,
  Absent: ComponentType<InsteadProps> = Unfetched,
): Promise<{ readonly default: ComponentType<P> }> {
  try {
    return { default: pieceOf(await load()) };
  } catch (cause) {
    // A server has its files at hand: there a failure is a defect.
    if (typeof window === "undefined") throw cause;
    return { default: awaited(load, Absent) };
  }
}

interface Instead {
  /** Shown until its script has come; nothing, if absent. */
  readonly Meanwhile?: ComponentType<InsteadProps>;
  /** Shown after a failed download, until one succeeds; by default the quiet line. */
  readonly Absent?: ComponentType<InsteadProps>;
}

/**
 * A component that no server renders, such as a sheet that a press opens: `onDemand(() => import("./Sheet"))`. Its script
 * is loaded when it is first rendered. With `dynamic` or `lazy` React would keep their fallback, even an empty one, for at
 * least 300 ms. It is first shown in a transition, so what it suspends on in turn makes no fallback appear either.
 */
export function onDemand<P extends object>(
  load: () => Promise<Came<P>>,
  { Meanwhile = NothingShown, Absent }: Instead = {},
): ComponentType<P> {
  const Until = closing(Meanwhile);
  const Late = pending(async () => (await late(load, Absent)).default, Until, false);
  return function OnDemand(props: P) {
    // For what it suspends on later.
    return (
      <Suspense fallback={<Until {...props} />}>
        <Late {...props} />
      </Suspense>
    );
  };
}

/**
 * Loads something that a page is usable without, such as the script of a component that the server has rendered: once the
 * page is hydrated and its browser is idle. On a server it loads at once.
 */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window !== "undefined") await idle();
  return load();
}

/** The same for the response to a press: a press before the page is idle starts the download at once. */
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

/** Waits until all parts of the page are hydrated, too: on a slow network that is long after `load`. */
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

/** The component for one that could not be loaded, until it could. */
function awaited<P extends object>(
  load: () => Promise<Came<P>>,
  Absent: ComponentType<InsteadProps>,
): ComponentType<P> {
  return pending(async () => pieceOf(await fetched(load)), closing(Absent), true);
}

/** Takes the props of the component in whose place it stands, of which it knows only how to close it. */
function closing(Instead: ComponentType<InsteadProps>): ComponentType<object> {
  return ({ onClose }: { readonly onClose?: unknown }) => (
    <Instead onClose={typeof onClose === "function" ? () => onClose() : undefined} />
  );
}

/**
 * A component that is another one until it has loaded.
 * @param rendered whether a server has rendered it: then it begins to load at once, and that content stays until it is
 * hydrated. Otherwise it begins when it is first rendered in a browser.
 */
function pending<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<object>,
  rendered: boolean,
): ComponentType<P> {
  let here: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | undefined;
  const begin = async () => {
    here = await load();
    return here;
  };
  if (rendered) coming = begin();
  return function Pending(props: P) {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [came, setCame] = useState(() => here);
    if (typeof window !== "undefined") coming ??= begin();
    useEffect(() => {
      let current = true;
      void coming?.then((piece) => current && startTransition(() => setCame(() => piece)));
      return () => {
        current = false;
      };
    }, []);
    let Shown = (hydrating ? null : (came ?? (rendered ? here : null))) ?? Meanwhile;
    if (hydrating && rendered && coming !== undefined) Shown = use(coming);
    return <Shown {...props} />;
  };
}

const never = () => () => undefined;

const FIRST_MS = 2_000;
const MOST_MS = 30_000;

/** The pending retries; calling one tries again at once. */
const waiting = new Set<() => void>();

/** Retries a download until it succeeds: at once, after a pause, when the network is back, and on request. */
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

/** One token for each download that has failed so far, and the listeners that show whether there are any. */
const absent = new Set<object>();
const shown = new Set<() => void>();

function changed(): void {
  for (const show of shown) show();
}

function subscribe(show: () => void): () => void {
  shown.add(show);
  return () => shown.delete(show);
}

/** Nothing, or the quiet line once a download has failed. */
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

/** The quiet line that says that something could not be loaded. */
function Unfetched({ onClose }: InsteadProps) {
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

/** For components that nobody sees: without them the page works the same, only slightly worse. */
export function NothingShown() {
  return null;
}
