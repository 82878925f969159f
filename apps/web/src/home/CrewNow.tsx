"use client";

import type { ButtonProps } from "@stillwater/ui";
/** One tap to a game with the quiet crew as last chosen, dealt on this device: no waiting for people or for a network. */
import { useLocale, useTranslations } from "next-intl";
import { suggestName } from "@/layout/suggested-name";
import { isFull } from "@/local-games/full";
import { CREW_SETUP } from "@/local-games/path";
import { useCrewNames } from "@/local-games/useCrewNames";
import { OpenNow } from "./OpenNow";

/** A name is not worth a longer wait. */
const NAME_MS = 500;
const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export function CrewNow({ className }: Pick<ButtonProps, "className">) {
  const t = useTranslations("home");
  const called = useCrewNames();
  const locale = useLocale();
  const open = async (): Promise<string> => {
    const [{ dealLocal, crewed }, { lastCrew }, { localPath }, { ownName }] = await Promise.all([
      import("@/local-games/deal-local"),
      import("@/local-games/last-crew"),
      import("@/local-games/path"),
      import("@/stage/online"),
    ]);
    // Without a network the person's earlier name cannot be asked for, and the tap must not wait for it.
    const name = await Promise.race([ownName().catch(suggestName), later(NAME_MS).then(suggestName)]);
    const { code, hand, seats } = lastCrew();
    const { names, crew } = crewed([name], { count: seats - 1, hand, called: called(hand) });
    return localPath(await dealLocal({ code, names, crew, language: locale }));
  };
  const failed = (cause: unknown): string => t(isFull(cause) ? "full" : "notKept");
  return (
    <OpenNow
      className={className}
      otherwise={CREW_SETUP}
      icon="wheel"
      opens={open}
      failed={failed}
      label={t("withCrew")}
    >
      <span className="max-sm:hidden">{t("withCrew")}</span>
      <span className="sm:hidden">{t("withCrewShort")}</span>
    </OpenNow>
  );
}
