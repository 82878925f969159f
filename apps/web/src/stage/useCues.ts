"use client";

import { lastLaid } from "@stillwater/table/view-model";
/** A table's signals besides what it shows: sounds, vibration, the page title and a notification. Each can be turned off. */
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { cuesBetween, type Moment } from "@/preferences/cues";
import { SOUNDS } from "@/preferences/kinds";
import { settings } from "@/preferences/store";
import type { Stage } from "./useStage";

const APART = 0.18;
/** A signal whose code fails to load is skipped: the table shows the same information. */
const unfetched = () => undefined;
const SHAKE_MS = 40;

/**
 * Plays the sounds between two moments of a table, and vibrates at a turn, as this person has set them.
 * @param now the same object for as long as nothing has changed; null until there is a table
 * @param onTurn called when somebody here must act; must be the same function for as long as it does the same
 */
export function useSounds(now: Moment | null, onTurn?: () => void): void {
  const before = useRef<Moment | null>(null);
  useEffect(() => {
    // Browsers allow sound only after a press. Nothing is loaded for a person who has turned all sounds off.
    const press = () => {
      if (SOUNDS.some((sound) => settings()[sound] > 0))
        void import("@/preferences/sounds").then(({ awaken }) => awaken()).catch(unfetched);
    };
    window.addEventListener("pointerup", press);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("pointerup", press);
      window.removeEventListener("keydown", press);
    };
  }, []);
  useEffect(() => {
    if (now === null) return;
    const cues = cuesBetween(before.current, now);
    before.current = now;
    const levels = settings();
    const heard = cues.filter((cue) => levels[cue] > 0);
    if (heard.length > 0) {
      void import("@/preferences/sounds")
        .then(({ playSound: play }) => {
          heard.forEach((cue, index) => {
            play(cue, levels[cue], index * APART);
          });
        })
        .catch(unfetched);
    }
    if (!cues.includes("turn")) return;
    if (levels.shake === "yes") navigator.vibrate?.(SHAKE_MS);
    onTurn?.();
  }, [now, onTurn]);
}

export function useCues({ live, helm, you }: Stage): void {
  const t = useTranslations("table");
  const mine = helm.mine && !helm.over && you !== null;
  const { rev, log, view } = live;
  const laidAt = lastLaid(log)?.entry.rev ?? -1;
  const your = t("yourTurn");
  const words = view.words === "" ? "" : view.words;

  const told = you !== null && view.words !== "";
  useEffect(() => {
    if (told && settings().notify === "yes")
      void import("@/settings/web-push").then(({ keepReach }) => keepReach()).catch(unfetched);
  }, [told]);

  const call = useCallback(() => {
    if (document.hidden && settings().notify === "yes")
      void import("@/settings/notices").then(({ notice }) => notice(your, words, view.id)).catch(unfetched);
  }, [your, words, view.id]);
  const asked = mine ? you : null;
  const { over } = helm;
  useSounds(
    useMemo(() => ({ rev, laidAt, asked, over }), [rev, laidAt, asked, over]),
    call,
  );

  useEffect(() => {
    if (!mine) return;
    const prefix = `${your} · `;
    const put = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    put();
    // The page's own title may be set after this, or set again.
    const watch = new MutationObserver(put);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [mine, your]);
}
