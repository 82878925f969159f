"use client";

/** Before a real table continues online: each player enters their own hand, and sees who has yet to do so. */
import { readPosition } from "@stillwater/engine";
import type { BeginsView, TableView } from "@stillwater/table/session";
import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useVoice, WithVoice } from "@/stage/Voice";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";
import { ManyCards } from "../ManyCards";
import { useNotUnseen } from "../useNotUnseen";
import "../beside-cards.css";
import { WithWords } from "./WithWords";

interface EnterHandProps {
  readonly view: TableView;
  readonly begins: BeginsView;
}

export default function EnterHand(props: EnterHandProps) {
  return (
    <WithWords>
      <WithVoice>
        <Entering {...props} />
      </WithVoice>
    </WithWords>
  );
}

function Entering({ view, begins }: EnterHandProps) {
  const t = useTranslations("online");
  const voice = useVoice();
  const { you } = view;
  const count = you === null ? 0 : (begins.hands[you] ?? 0);
  const entered = you !== null && begins.entered[you] === true;
  const whyNot = useNotUnseen();
  const [again, setAgain] = useState(false);
  const [cards, setCards] = useState<readonly string[]>(begins.mine ?? []);
  const { busy, error, send } = useRequest(
    async () => {
      const reply = await trpc().table.hand.mutate({ table: view.id, cards: [...cards] });
      if ("rev" in reply) setAgain(false);
      return "wrong" in reply
        ? { refused: t("wrong", { card: voice.cardText(cards[reply.wrong[0]?.at ?? 0] ?? "?") }) }
        : undefined;
    },
    () => t("failed"),
  );
  const read = useMemo(() => readPosition(begins.position), [begins.position]);
  const missing = begins.hands.flatMap((need, seat) =>
    need > 0 && begins.entered[seat] !== true
      ? [view.seats[seat]?.name ?? voice.seatText(seat, begins.names)]
      : [],
  );
  if (!read.ok) return null;
  const table = read.value;
  const { rulebook } = table;
  const refuse = (card: string) => whyNot(table, cards, card);
  return (
    <Section label={t("title")}>
      <p className="text-quiet">{t("rest")}</p>
      {count === 0 ? null : entered && !again ? (
        <div className="grid gap-2.5">
          <p role="status">{t("entered")}</p>
          <Button onClick={() => setAgain(true)}>{t("change")}</Button>
        </div>
      ) : (
        <div className="grid gap-2.5" data-entering="">
          {begins.again ? <p role="status">{t("again")}</p> : null}
          <h3 className="companion-headline">{t("enter", { have: cards.length, count })}</h3>
          <ManyCards {...{ rulebook, cards, refuse }} full={cards.length >= count} onCards={setCards} />
          {cards.length === count ? (
            <Button variant="primary" size="large" block disabled={busy} onClick={() => send()}>
              {t("give")}
            </Button>
          ) : null}
          <p role="status" className={error === undefined ? "unseen" : ""}>
            {error}
          </p>
        </div>
      )}
      {missing.length === 0 ? null : <p>{t("missing", { names: missing.join(", ") })}</p>}
    </Section>
  );
}
