"use client";

import { hasStart, readOptions } from "@stillwater/engine";
import { FIRST_DAY, type Live, type TableView } from "@stillwater/table/session";
import { Button, Cartouche, Icon, Section } from "@stillwater/ui";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { dayNumberOf } from "@/daily/days";
import { LANGUAGE_NAMES } from "@/i18n/routing";
import { CopyButton } from "@/layout/CopyButton";
import { GradeBars } from "@/layout/GradeBars";
import { fetched, late } from "@/layout/late";
import { Qr } from "@/layout/Qr";
import { useTold } from "@/modules/useTold";
import { mayChange } from "@/new-table/changing";
import { MoveSeat } from "@/table/frame/MoveSeat";
import { KeptUntil } from "@/table/KeptUntil";
import { trpc } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";
import BegunTable from "./BegunTable";
import { ChangedNote } from "./ChangedNote";
import { EmptyBoard } from "./EmptyBoard";
import { KnownDeal } from "./KnownDeal";

const OwnName = dynamic(() => late(() => import("./OwnName")), { ssr: false });
const EnterHand = dynamic(() => late(() => import("@/companion/online/EnterHand")), { ssr: false });
const FillSeats = dynamic(() => late(() => import("./FillSeats")), { ssr: false });
const Gathering = dynamic(() => late(() => import("./Gathering")), { ssr: false });
const PaceNotice = dynamic(() => late(() => import("@/table/absence/PaceNotice")), { ssr: false });

/** Three words to say across a room, the code beside them, the chart already in its place. */
export function WaitingTable({ live }: { readonly live: Live }) {
  const t = useTranslations("wait");
  const failure = useFailure();
  const home = useTranslations("home");
  const table = useTranslations("table");
  const mountain = live.view.code.startsWith("mountain");
  const { view, presence } = live;
  const [moving, setMoving] = useState(false);
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [link, setLink] = useState<string>();
  useEffect(() => setLink(`${location.origin}/play/${view.id}`), [view.id]);
  const taken = view.seats.filter((seat) => seat !== null).length;
  const open = view.seats.length - taken;
  const handless = view.begins?.hands.some((need, seat) => need > 0 && view.begins?.entered[seat] !== true);
  // At a public table and in a duel, cards that somebody may know wait for everybody's yes.
  const unsaid = view.known?.asks === true && open === 0 && view.known.agreed.includes(false);
  const alone = view.seats.length === 1;
  const crewed = view.seats.some((seat) => seat?.crew !== undefined);
  // Hands that are entered from a real table are people's.
  const entered = view.begins?.hands.some((need) => need > 0) === true;
  const fillable = mayChange(view) && !entered && (open > 0 || crewed);
  const watching = view.you === null;
  // Said once where it is seen, in the chart's cartouche, and once where it is heard, under the button.
  const next = open > 0 ? t("startsWhenFull") : alone ? t("aloneStarts") : t("anyone");
  const waiting = open > 0 ? t("waitingFor", { count: open }) : alone ? t("aloneReady") : t("ready");
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const reply = await trpc().table.deal.mutate({ table: view.id });
      if ("refused" in reply && !["dealt", "hands", "clash"].includes(reply.refused))
        setError(t("startsWhenFull"));
    } catch (cause) {
      setError(failure(cause));
    }
    setBusy(false);
  };
  return (
    <div
      className="grid gap-4.5 pt-3 pb-8 max-lg:flex max-lg:flex-col max-lg:pb-0
      lg:grid-cols-[19.5rem_minmax(0,39rem)_22.5rem] lg:justify-between lg:gap-6.5 lg:pt-7.5"
    >
      <div
        className="grid grid-cols-[124px_1fr] items-center gap-x-4 gap-y-2.5
        lg:grid-cols-[1fr] lg:content-start lg:gap-3.5"
      >
        {alone ? (
          <h1 className={`page-title max-lg:col-span-full ${mountain ? "" : "italic"}`}>
            {home(mountain ? "mountain" : "sea")}
          </h1>
        ) : (
          <>
            <p className="sw-label hidden lg:block">{t("aboard")}</p>
            <h1
              lang="en"
              className="font-serif text-[31px] italic font-480 leading-[1.05] max-lg:col-2 max-lg:row-1
              lg:text-[47px]"
            >
              {view.words.split(" ").map((word) => (
                <span className="block" key={word}>
                  {word}{" "}
                </span>
              ))}
            </h1>
            <p className="text-quiet hidden lg:block">{t("wordsHint")}</p>
            <div className="max-lg:col-1 max-lg:row-1 lg:max-w-72">
              {link === undefined ? null : <Qr text={link} label={t("qr")} />}
            </div>
          </>
        )}
        <div className="flex flex-wrap gap-2.5 *:w-auto *:flex-auto *:whitespace-nowrap max-lg:col-span-full">
          {alone || link === undefined ? null : (
            <CopyButton text={link} label={t("copy")} done={t("copied")} />
          )}
          {view.you === null ? null : (
            <Button icon="phone" block onClick={() => setMoving(true)}>
              {t("moveSeat")}
            </Button>
          )}
        </div>
        <MoveSeat open={moving} onClose={() => setMoving(false)} />
        <ChangedNote view={view} />
        {alone ? null : <p className="text-quiet max-lg:col-span-full">{t("noAccount")}</p>}
      </div>
      {view.begins === undefined ? (
        <div className="wait-board order-1 lg:order-0 lg:mx-0 lg:self-center" aria-hidden="true" inert>
          <EmptyBoard
            code={view.code}
            seed={view.id}
            notice={
              <Cartouche centered title={waiting}>
                {watching && open === 0 ? null : <p className="text-quiet">{next}</p>}
              </Cartouche>
            }
          />
        </div>
      ) : (
        <BegunTable
          view={view}
          position={view.begins.position}
          note={watching && open === 0 ? waiting : `${waiting} ${next}`}
        />
      )}
      <div className="contents lg:grid lg:gap-6.5 lg:content-start">
        <KeptUntil until={view.keptUntil} />
        <Section label={t("seats")} aside={t("taken", { taken, total: view.seats.length })}>
          <ol>
            {view.seats.map((seat, index) => (
              <li className="flex gap-4.5 items-center py-2.5 border-b border-b-hair" key={index}>
                <span className="w-6 font-serif text-[25px] text-quiet text-center" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="min-w-0 flex-1">
                  <p className={seat === null ? "text-quiet" : "font-semibold"}>
                    {seat?.name ?? (view.begins?.names[index] || t("openSeat"))}
                  </p>
                  <p className="text-quiet text-[15px]">
                    {seat === null
                      ? t("openSeatHint")
                      : seat.crew !== undefined
                        ? table("crewSeat")
                        : [
                            index === view.you ? t("you") : t(presence[index] === "here" ? "here" : "away"),
                            t("reading", { language: LANGUAGE_NAMES[seat.language] }),
                          ].join(", ")}
                  </p>
                  {seat !== null && index === view.you && naming ? (
                    <OwnName name={seat.name} onDone={() => setNaming(false)} />
                  ) : null}
                </div>
                {seat === null ? null : index !== view.you || naming ? (
                  <Icon name={seat.crew === undefined ? "check" : "wheel"} size={22} />
                ) : (
                  <Button variant="text" size="small" label={t("rename")} onClick={() => setNaming(true)}>
                    {t("change")}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </Section>
        {view.gathersUntil === undefined ? null : <Gathering until={view.gathersUntil} />}
        {fillable ? <FillSeats view={view} /> : null}
        {view.begins === undefined ? null : (
          <div className="max-lg:order-1">
            <EnterHand view={view} begins={view.begins} />
          </div>
        )}
        <div className="max-lg:order-2">
          <ThisTable view={view} />
        </div>
        {live.view.pace === "now" ? null : (
          <div className="max-lg:order-2">
            <PaceNotice live={live} />
          </div>
        )}
        <p className="flex items-start gap-3 max-lg:order-2">
          <Icon name="silence" size={22} /> {t(silenceOf(view.code))}
        </p>
        <KnownDeal view={view} />
        <div
          className="wait-start order-2
          max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-3 max-lg:-mx-3.5 max-lg:pt-2.5
          max-lg:px-3.5 max-lg:pb-[max(10px,env(safe-area-inset-bottom))] max-lg:bg-paper
          md:max-lg:mx-0 md:max-lg:px-0"
        >
          {watching ? (
            <p className="text-quiet">{open > 0 ? t("watching") : t("spectator")}</p>
          ) : (
            <Button
              variant={open === 0 ? "primary" : "waiting"}
              size="large"
              block
              disabled={busy || unsaid || handless === true}
              onClick={start}
            >
              {open === 0 ? t("start", { count: view.seats.length }) : t("more", { count: open })}
            </Button>
          )}
          <p className={error === undefined ? "sr-only" : "mt-2 text-center text-quiet"} role="status">
            {error ?? (watching && open === 0 ? "" : next)}
          </p>
        </div>
      </div>
    </div>
  );
}

/** How often talk opens: at the Start, over a Storm, or never. */
function silenceOf(code: string): "silence" | "silenceStorms" | "silenceAll" {
  const options = readOptions(code);
  if (!options.ok || options.value.game === "mountain") return "silenceAll";
  const { storms } = options.value;
  if (!hasStart(options.value)) return "silenceAll";
  return storms ? "silenceStorms" : "silence";
}

function ThisTable({ view }: { readonly view: TableView }) {
  const { code, daily, pace } = view;
  const t = useTranslations("wait");
  const locale = useLocale();
  const home = useTranslations("home");
  const told = useTold();
  const options = readOptions(code);
  const [spare, setSpare] = useState<number | null>();
  useEffect(() => {
    let current = true;
    const read = readOptions(code);
    // Dealing is not needed on this page yet, so what deals is fetched after it.
    if (read.ok) {
      const { value } = read;
      void fetched(() => import("@/new-table/counting")).then(({ cardFiguresOf: figuresOf }) => {
        if (current) setSpare(figuresOf(value).spare);
      });
    }
    return () => {
      current = false;
    };
  }, [code]);
  if (!options.ok) return null;
  const { game } = options.value;
  const parts = told(options.value);
  const { grade } = view;
  return (
    <Section
      label={t("table")}
      aside={
        mayChange(view) ? (
          <Link className="action-link" href={`/${locale}/play/new?table=${view.id}`} prefetch={false}>
            {t("change")}
          </Link>
        ) : null
      }
    >
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1.5">
        {daily === null ? null : (
          <>
            <dt className="text-quiet">{t("daily")}</dt>
            <dd className="tabular-nums">{dayNumberOf(daily, FIRST_DAY)}</dd>
          </>
        )}
        {grade === undefined ? null : (
          <>
            <dt className="text-quiet">{t("deal")}</dt>
            <dd className="tabular-nums">
              <GradeBars grade={grade} />
            </dd>
          </>
        )}
        <dt className="text-quiet">{t("game")}</dt>
        <dd className="tabular-nums">
          {game === "sea" ? <i className="font-serif">{home("sea")}</i> : home("mountain")}
        </dd>
        {parts.length === 0 ? null : (
          <>
            <dt className="text-quiet">{t("with")}</dt>
            <dd className="tabular-nums">{parts.join(", ")}</dd>
          </>
        )}
        {spare === null ? null : (
          <>
            <dt className="text-quiet">{t("spare")}</dt>
            <dd className="tabular-nums">{spare}</dd>
          </>
        )}
        {view.seats.length === 1 ? null : (
          <>
            <dt className="text-quiet">{t("pace")}</dt>
            <dd className="tabular-nums">
              {[
                t(`paces.${pace}`),
                ...(view.listed ? [t("public")] : []),
                ...(view.advice ? [t("advice")] : []),
              ].join(", ")}
            </dd>
          </>
        )}
        <dt className="text-quiet">{t("code")}</dt>
        <dd className="tabular-nums">{code}</dd>
      </dl>
    </Section>
  );
}
