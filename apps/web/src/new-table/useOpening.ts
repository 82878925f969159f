"use client";

/** Turns settings into a table: online, or dealt on this device. */
import { begunPath } from "@stillwater/table/position";
import { PACES, type Pace } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { People } from "@/companion/device/begin";
import { trackPath } from "@/companion/device/paths";
import { fetched } from "@/layout/late";
import type { WithCrew } from "@/local-games/deal-local";
import { isFull } from "@/local-games/full";
import { localPath } from "@/local-games/path";
import { useRequest } from "@/trpc/useRequest";
import type { ChangedTable } from "./changing";
import type { FoundDeal } from "./seeking";

/** Online, dealt on this device, or with the printed cards. */
type Where = "online" | "here" | "table";

interface Wishes {
  readonly where: Where;
  readonly pace: Pace;
  readonly listed: boolean;
  /** The wished grade, from 1 to 5; null for any. */
  readonly grade: number | null;
  /** Everybody at the table may ask the crew. */
  readonly advice: boolean;
  /** The seat with the first turn at a real table. */
  readonly begins: number;
  /** Cards are on that table already. */
  readonly begun: boolean;
}

/** The props by which a part of the page shows and changes the wishes. */
export interface WishesProps {
  readonly wishes: Wishes;
  readonly onWish: (change: Partial<Wishes>) => void;
}

export interface TableOpening {
  readonly wishes: Wishes;
  readonly wish: (change: Partial<Wishes>) => void;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Opens the table; the first name is this person's own, and empty if it is known already. */
  readonly open: (code: string, names: People, crew: WithCrew | null) => void;
}

/** What to open: an option code, the players, and the seats of the quiet crew. */
interface Opened {
  readonly code: string;
  readonly names: People;
  readonly crew: WithCrew | null;
}

/**
 * @param again the deal to be played again; null for new cards
 * @param changing the table to change instead; null if one is opened
 * @param asked the address's query: `here`, `companion`, `public`, `crew`
 * @param kept the wishes before the person left the page and came back
 */
export function useOpening(
  again: FoundDeal | null,
  changing: ChangedTable | null,
  asked: URLSearchParams,
  kept: URLSearchParams,
): TableOpening {
  const t = useTranslations("open");
  const net = useTranslations("net");
  const locale = useLocale();
  const [wishes, setWishes] = useState<Wishes>({
    where: asked.has("companion") ? "table" : asked.has("here") ? "here" : "online",
    pace: changing?.pace ?? PACES.find((pace) => pace === kept.get("pace")) ?? "now",
    listed: changing?.listed ?? asked.has("public"),
    grade: Number(kept.get("grade")) || null,
    advice: changing?.advice ?? kept.has("advice"),
    begins: Number(kept.get("begins")),
    begun: kept.has("begun"),
  });
  const where = again === null ? wishes.where : again.where;
  const { pace, listed, advice, begins, grade } = wishes;
  /** The path of a new game on this device; refused if nothing can be stored. */
  const madeHere = (path: () => Promise<string>) =>
    path().then(
      (go) => ({ go }),
      (cause: unknown) => ({ refused: t(isFull(cause) ? "full" : "notKept") }),
    );
  const { busy, error, send } = useRequest(async ({ code, names, crew }: Opened) => {
    if (where === "table" && wishes.begun) return { go: begunPath(code, names, begins) };
    if (where === "table")
      return madeHere(async () => {
        // The companion is loaded only for a real table.
        const { beginFollowing } = await import("@/companion/device/begin");
        return trackPath(await beginFollowing(code, names, begins));
      });
    if (where === "here")
      return madeHere(async () => {
        // Dealing on this device is loaded on demand too.
        const [{ crewed, dealLocal }, { keepLastCrew }] = await Promise.all([
          import("@/local-games/deal-local"),
          import("@/local-games/last-crew"),
        ]);
        const all = crew === null ? { names, crew: undefined } : crewed(names, crew);
        const seed = again?.where === "here" ? again.seed : undefined;
        const id = await dealLocal({ ...all, code, language: locale, seed });
        if (crew !== null) keepLastCrew({ code, hand: crew.hand });
        return localPath(id);
      });
    // And so is the client.
    const { askChange, openOnline } = await fetched(() => import("@/stage/online"));
    const called = { name: names[0], language: locale };
    const wished = { code, pace, listed, advice };
    if (changing !== null) {
      const { table } = changing;
      const refused = await askChange({ table, ...wished }, called);
      return refused === null ? { go: `/play/${table}` } : { refused: t(`notChanged.${refused}`) };
    }
    const deal = again?.where === "online" ? { deal: again.name } : {};
    const hard = again === null && grade !== null ? { grade } : {};
    const go = await openOnline({ ...wished, ...called, ...deal, ...hard });
    if (go === null) return { refused: "grade" in hard ? t("hardNotOpened", hard) : net("fault") };
    return { go };
  });
  return {
    ...{ busy, error },
    wishes: { ...wishes, where },
    wish: (change) => setWishes((before) => ({ ...before, ...change })),
    open: (code, names, crew) => send({ code, names, crew }),
  };
}
