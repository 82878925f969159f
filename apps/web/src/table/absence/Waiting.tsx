"use client";

/** What a table shows during a long wait: whom it waits for, what each person wishes to do, and which seat is free. */
import type { Wish } from "@stillwater/table/session";
import { lapseOf, type Standing } from "@stillwater/table/view-model";
import { Button, Cartouche, Icon } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";
import type { Stage } from "@/stage/useStage";
import { useNow } from "./clock";
import { useWaitWords } from "./useWaitWords";
import { useWish, type Wishing } from "./useWish";
import { Wishes } from "./Wishes";

interface WaitingProps {
  readonly stage: Stage;
  readonly standing: Standing | null;
}

/** Stays mounted once there was something to say, so that it can announce what comes next. */
export default function Waiting({ stage, standing, isNew }: WaitingProps & { readonly isNew: boolean }) {
  useWaitWords(stage, standing, isNew);
  return standing === null ? null : <Panel stage={stage} standing={standing} />;
}

interface PartProps extends WaitingProps {
  readonly standing: Standing;
}

function Panel({ stage, standing }: PartProps) {
  const panel = useRef<HTMLElement>(null);
  const wishing = useWish(stage.live.view.id);
  const headline = useHeadline(stage, standing);
  const t = useTranslations("waiting");
  const { you } = stage;
  // The pressed button disappears; the focus stays in the panel.
  const stay = (said: boolean) => {
    if (said) panel.current?.focus({ preventScroll: true });
  };
  const asks = you !== null && (standing.late.length > 0 || standing.free.length > 0 || wished(standing));
  return (
    <section
      ref={panel}
      id="waiting"
      tabIndex={-1}
      className="table-waiting order-4 [scroll-margin-block:16px_96px]"
      aria-label={t("label")}
    >
      <Cartouche level={2} size="small" {...headline}>
        <div className="grid gap-3.5 mt-2">
          <Told stage={stage} standing={standing} />
          {standing.free.length > 0 ? <Link id={stage.live.view.id} words={stage.live.view.words} /> : null}
          {standing.late.length === 0 || you === null || standing.mine ? null : (
            <Nudge stage={stage} standing={standing} wishing={wishing} onSaid={stay} />
          )}
          {asks ? (
            <Wishes
              you={you}
              nameOf={stage.nameOf}
              standing={standing}
              wishing={wishing}
              onSay={(wish: Wish) => void wishing.wish(wish).then(stay)}
            />
          ) : null}
          <p role="status" className={wishing.error === null ? "unseen" : "text-quiet"}>
            {wishing.error ?? ""}
          </p>
        </div>
      </Cartouche>
    </section>
  );
}

const wished = ({ wishes }: Standing): boolean => wishes.some((wish) => wish !== "none");

function useList({ nameOf }: Stage): (seats: readonly number[]) => string {
  const locale = useLocale();
  return (seats) => new Intl.ListFormat(locale).format(seats.map(nameOf));
}

function useHeadline(stage: Stage, { late, mine, free, wishes, lost }: Standing) {
  const t = useTranslations("waiting");
  const list = useList(stage);
  const stopping = wishes.flatMap((wish, seat) => (wish === "stop" ? [seat] : []));
  const title =
    lost !== null
      ? t("lost", { name: stage.nameOf(lost) })
      : mine
        ? t("mine")
        : late.length > 0
          ? t("late", { names: list(late) })
          : free.length > 0
            ? t("free", { count: free.length, seats: list(free) })
            : t("stop", { names: list(stopping), count: stopping.length });
  const icon =
    lost !== null ? "eye" : mine || late.length > 0 ? "clock" : free.length > 0 ? "people" : "cross";
  return {
    title,
    overline: (
      <>
        <Icon name={icon} size={18} /> {t(lost === null ? "overline" : "overlineLost")}
      </>
    ),
  };
}

/** The situation, what is kept, and what can be done. */
function Told({ stage, standing }: PartProps) {
  const t = useTranslations("waiting");
  const now = useNow();
  const { late, mine, free, lost } = standing;
  const lapse = lapseOf(standing.since, now);
  const since = lapse === null ? null : t("since", { unit: lapse.unit, n: lapse.n });
  if (lost !== null) return <p className="text-quiet">{t("lostText")}</p>;
  if (mine) {
    return (
      <p>
        {since} {t("mineText")}
      </p>
    );
  }
  if (late.length > 0) {
    const [seat = -1] = late;
    const one = late.length === 1 ? (stage.live.presence[seat] === "here" ? "here" : "away") : "several";
    return (
      <p>
        {since} {t("lateText", { one, name: stage.nameOf(seat) })}
      </p>
    );
  }
  return <p>{free.length > 0 ? t("freeText") : t("stopText")}</p>;
}

/** The link to the free seat, to be sent to somebody. */
function Link({ id, words }: { readonly id: string; readonly words: string }) {
  const wait = useTranslations("wait");
  const [link, setLink] = useState("");
  useEffect(() => setLink(`${location.origin}/play/${id}`), [id]);
  return (
    <>
      <p lang="en" className="font-serif text-24 leading-[1.2]">
        {words}
      </p>
      <CopyButton text={link} label={wait("copy")} done={wait("copied")} />
    </>
  );
}

interface NudgeProps extends PartProps {
  readonly wishing: Wishing;
  readonly onSaid: (said: boolean) => void;
}

function Nudge({ stage, standing, wishing, onSaid }: NudgeProps) {
  const t = useTranslations("waiting");
  const names = useList(stage)(standing.late);
  if (standing.nudged) return <p className="text-quiet">{t("nudged", { names })}</p>;
  return (
    <div>
      <Button block disabled={wishing.busy} onClick={() => void wishing.nudge().then(onSaid)}>
        {t("nudge", { names })}
      </Button>
      <p className="text-quiet">{t("nudgeHint")}</p>
    </div>
  );
}
