"use client";

import { begunPath } from "@stillwater/table/position";
import type { Pace } from "@stillwater/table/session";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { trackPath } from "@/companion/device/paths";
/** From settings to a table: online, or dealt on this device. */
import { fetched } from "@/layout/late";
import { isFull } from "@/local-games/full";
import type { WithCrew } from "@/local-games/open-here";
import { herePath } from "@/local-games/path";
import { useFailure } from "@/trpc/useFailure";
import type { ChangedTable } from "./changing";
import type { FoundDeal } from "./seeking";

/** Online, dealt on this device, or with the printed cards. */
type Where = "online" | "here" | "table";

interface Wishes {
  readonly where: Where;
  readonly pace: Pace;
  readonly listed: boolean;
  /** About as hard as that, from 1 to 5; null where it does not matter. */
  readonly grade: number | null;
  /** Everybody at the table may ask the crew. */
  readonly advice: boolean;
  /** Who has the first turn at a real table. */
  readonly begins: number;
  /** Cards lie on that table already. */
  readonly begun: boolean;
}

/** What a part of the page is told of the wishes, and tells back. */
export interface WishesProps {
  readonly wishes: Wishes;
  readonly onWish: (change: Partial<Wishes>) => void;
}

export interface TableOpening {
  readonly wishes: Wishes;
  readonly wish: (change: Partial<Wishes>) => void;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Opens the table; the first name is this person's own. */
  readonly open: (code: string, names: readonly string[], crew: WithCrew | null) => void;
}

/**
 * @param again the deal that is played once more; null for new cards
 * @param changing the table that is changed instead; null where one is opened
 * @param asked what the address asks for: `here`, `companion`, `public`, `crew`
 */
export function useOpening(
  again: FoundDeal | null,
  changing: ChangedTable | null,
  asked: URLSearchParams,
): TableOpening {
  const t = useTranslations("open");
  const net = useTranslations("net");
  const failure = useFailure();
  const locale = useLocale();
  const router = useRouter();
  const [wishes, setWishes] = useState<Wishes>({
    where: asked.has("companion") ? "table" : asked.has("here") ? "here" : "online",
    pace: changing?.pace ?? "now",
    listed: changing?.listed ?? asked.has("public"),
    grade: null,
    advice: changing?.advice ?? false,
    begins: 0,
    begun: false,
  });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const opened = async (
    code: string,
    names: readonly string[],
    crew: WithCrew | null,
  ): Promise<string | undefined> => {
    const { where: wished, pace, listed, advice, grade } = wishes;
    const where = again === null ? wished : again.where;
    const seed = again?.where === "here" ? again.seed : undefined;
    if (where === "table" && wishes.begun) {
      router.push(`/${locale}${begunPath(code, names, wishes.begins)}`);
      return undefined;
    }
    if (where === "table") {
      try {
        // What follows a real table is fetched when somebody sits down at one.
        const { beginFollowing } = await import("@/companion/device/begin");
        router.push(`/${locale}${trackPath(await beginFollowing(code, names, wishes.begins))}`);
        return undefined;
      } catch (cause) {
        return t(isFull(cause) ? "full" : "notKept");
      }
    }
    if (where === "here") {
      try {
        // So is what deals on this device.
        const [{ crewed, openHere }, { keepLastCrew }] = await Promise.all([
          import("@/local-games/open-here"),
          import("@/local-games/last-crew"),
        ]);
        const all = crew === null ? { names, crew: undefined } : crewed(names, crew);
        const id = await openHere(code, all.names, locale, seed, undefined, all.crew);
        if (crew !== null) keepLastCrew({ code, hand: crew.hand });
        router.push(`/${locale}${herePath(id)}`);
        return undefined;
      } catch (cause) {
        return t(isFull(cause) ? "full" : "notKept");
      }
    }
    const name = names[0] ?? "";
    if (changing !== null) {
      const { askChange: changeTable } = await fetched(() => import("@/stage/online"));
      const { table } = changing;
      const refused = await changeTable(
        { table, code, pace, listed, advice },
        { name, language: locale },
      ).catch((cause: unknown) => ({ cause }));
      if (typeof refused === "object" && refused !== null) return failure(refused.cause);
      if (refused !== null) return t(`notChanged.${refused}`);
      router.push(`/${locale}/play/${table}`);
      return undefined;
    }
    try {
      const deal = again?.where === "online" ? { deal: again.name } : {};
      // As is what speaks to the server.
      const { openOnline } = await fetched(() => import("@/stage/online"));
      const hard = again === null && grade !== null ? { grade } : {};
      const path = await openOnline({ code, name, language: locale, pace, listed, advice, ...deal, ...hard });
      if (path === null) return "grade" in hard ? t("hardNotOpened", hard) : net("fault");
      router.push(`/${locale}${path}`);
      return undefined;
    } catch (cause) {
      return failure(cause);
    }
  };
  const open = async (code: string, names: readonly string[], crew: WithCrew | null): Promise<void> => {
    setBusy(true);
    setError(undefined);
    setError(await opened(code, names, crew));
    setBusy(false);
  };
  return {
    wishes: again === null ? wishes : { ...wishes, where: again.where },
    wish: (change) => setWishes((before) => ({ ...before, ...change })),
    busy,
    error,
    open: (code, names, crew) => void open(code, names, crew),
  };
}
