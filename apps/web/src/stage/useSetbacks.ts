"use client";

import { playedIn } from "@stillwater/engine";
import { areKnown } from "@stillwater/table/queries";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef } from "react";
import { storageWords, withRequest } from "@/trpc/useFailure";
import { voiceIn } from "./late-voice";
import type { Setback } from "./useSend";
import type { StageScene } from "./useStage";
import type { ToastList } from "./useToasts";

interface Scene extends Pick<StageScene, "live" | "names" | "nameOf"> {
  readonly toasts: ToastList;
}

/** Tells why an act was not done: somebody was faster, a rule forbids it, or it never arrived. */
export function useSetbacks(scene: Scene): (setback: Setback) => void {
  const t = useTranslations("net");
  const locale = useLocale();
  const current = useRef(scene);
  useEffect(() => {
    current.current = scene;
  });
  return useCallback(
    (setback: Setback) => {
      const { live, names, nameOf, toasts } = current.current;
      const last = live.log[live.log.length - 1];
      const turn = last?.turn ?? 0;
      const played = playedIn(setback.act);
      const card = played?.kind === "island" ? played.plain : undefined;
      const kept = card === undefined ? t("staleCards") : t("staleCard", { card });
      const faster = last === undefined || last.seat === live.view.you ? undefined : nameOf(last.seat);
      switch (setback.kind) {
        case "stale":
          return toasts.say({
            icon: "undo",
            turn,
            headline: faster === undefined ? t("staleSomeone") : t("stale", { name: faster }),
            text: kept,
          });
        case "refused": {
          const { refused } = setback.reply;
          const say = (why: string) =>
            toasts.say({ icon: "undo", turn, headline: t("refused"), text: `${why} ${kept}` });
          if (!areKnown(refused.findings)) return say(t("olderRules"));
          void voiceIn(locale).then((voice) =>
            say(voice.verdictText(refused, { names, you: live.view.you }).headline),
          );
          return;
        }
        case "failed": {
          const storage = storageWords(setback.cause);
          const text = storage === null ? t("failedText") : `${t(storage)} ${kept}`;
          return toasts.say({
            icon: "cross",
            turn,
            headline: t("failed"),
            text: withRequest(text, setback.cause),
            again: setback.again,
          });
        }
      }
    },
    [t, locale],
  );
}
