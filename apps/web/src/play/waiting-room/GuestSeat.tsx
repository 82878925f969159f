"use client";

import { readOptions, setOf } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { LONGEST_NAME } from "@stillwater/table/session";
import { Button, Field, Icon } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { keepFocus } from "@/layout/KeepFocus";
import { Fetching, late, NothingShown, onDemand } from "@/layout/late";
import { useKnownName } from "@/layout/useKnownName";
import { useTold } from "@/modules/useTold";
import { trpc } from "@/trpc/client";
import { KnownDeal } from "./KnownDeal";
import { useNaming } from "./useNaming";

const OwnSeat = onDemand(() => import("@/companion/online/OwnSeat"), { Meanwhile: Fetching });
const GuestDrawing = dynamic(() => late(() => import("./GuestDrawing"), NothingShown));

interface GuestSeatProps {
  readonly live: Live;
  readonly onSeated: () => void;
  readonly onWatch: () => void;
}

/** For a person who followed the link: one field, one button. */
export function GuestSeat({ live, onSeated, onWatch }: GuestSeatProps) {
  const t = useTranslations("guest");
  const home = useTranslations("home");
  const locale = useLocale();
  const [name, setName] = useKnownName();
  const { begins } = live.view;
  // At a table that continues from a real one, each seat belongs to a particular person.
  const [own, setOwn] = useState(() => live.view.seats.indexOf(null));
  const mountain = setOf(live.view.code).game === "mountain";
  const host = live.view.seats.find((seat) => seat !== null && seat.crew === undefined)?.name;
  // A person who had a hand in this game gets that one back, and no other.
  const begun = live.view.status === "playing";
  const { lost } = live.view;
  const returning = lost !== undefined;
  const kept = returning && live.view.seats[lost]?.crew !== undefined;
  const options = readOptions(live.view.code);
  const told = useTold();

  // A person who gives up their seat comes here, and one who sits down goes on, on the same page, where the pressed button
  // is gone. On a freshly opened page the focus stays at its top.
  useEffect(() => {
    if (document.documentElement.dataset.alive !== undefined) keepFocus();
    return keepFocus;
  }, []);
  const { field, error, busy, submit, retyped } = useNaming(async (called) => {
    const seat = begins === undefined || begun || own < 0 ? {} : { seat: own };
    const asked = { table: live.view.id, name: called, language: locale, ...seat };
    const reply = await trpc().table.sit.mutate(asked);
    if ("refused" in reply) return t(reply.refused);
    onSeated();
    return null;
  });
  return (
    <form onSubmit={submit} noValidate className="mx-auto grid max-w-112 grid-cols-1 gap-5 pt-3 pb-8">
      <div className="aspect-390/259 max-sm:-mx-3.5">
        <GuestDrawing mountain={mountain} />
      </div>
      <div>
        <h1 className="page-title">
          {begun
            ? t(returning ? "yours" : "goOn")
            : host === undefined
              ? t("open")
              : t("kept", { name: host })}
        </h1>
        {begun ? (
          <p className="mt-2">
            {host === undefined ? `${t("deserted")} ` : ""}
            {returning ? t("yoursText", { crew: kept ? "yes" : "no" }) : t("goOnText")}
          </p>
        ) : null}
        <p className="mt-2 text-quiet">
          {mountain ? home("mountain") : <i className="font-serif">{home("sea")}</i>} ·{" "}
          {[t("players", { count: live.view.seats.length }), ...(options.ok ? told(options.value) : [])].join(
            " · ",
          )}
        </p>
      </div>
      <KnownDeal view={live.view} />
      {begins === undefined || begun ? null : (
        <OwnSeat
          view={live.view}
          begins={begins}
          seat={own}
          onSeat={(seat, called) => {
            setOwn(seat);
            setName(called);
          }}
        />
      )}
      <Field
        ref={field}
        label={t("name")}
        name="name"
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
        value={name}
        error={error}
        hint={t("noAccount")}
        onChange={(value) => {
          setName(value);
          retyped();
        }}
      />
      <p className="mt-4 flex items-center gap-2">
        <Icon name="silence" size={22} /> {t("silent")}
      </p>
      <Button type="submit" variant="primary" size="large" block disabled={busy}>
        {t("sit")}
      </Button>
      <Button variant="text" onClick={onWatch}>
        {t("watch")}
      </Button>
    </form>
  );
}
