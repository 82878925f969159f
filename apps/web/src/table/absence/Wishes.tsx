"use client";

/** What each member of the crew wishes, by name. Nothing happens until everybody asked wishes the same. */
import type { Wish } from "@stillwater/table/session";
import type { Standing } from "@stillwater/table/view-model";
import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { Stage } from "@/stage/useStage";
import type { Wishing } from "./useWish";

interface WishesProps {
  readonly you: number;
  readonly nameOf: Stage["nameOf"];
  readonly standing: Standing;
  readonly wishing: Wishing;
  readonly onSay: (wish: Wish) => void;
}

export function Wishes({ you, nameOf, standing, wishing, onSay }: WishesProps) {
  const t = useTranslations("waiting");
  const locale = useLocale();
  const id = useId();
  const own = standing.wishes[you] ?? "none";
  const [picked, setPicked] = useState<Wish | null>(null);
  const missed = standing.mine ? 0 : standing.late.length;
  const given = missed + (standing.mine ? 0 : standing.free.length);
  const may: readonly Wish[] = [
    "none",
    ...(missed > 0 ? (["free"] as const) : []),
    ...(given > 0 ? (["crew"] as const) : []),
    "stop",
  ];
  const chosen = picked !== null && may.includes(picked) ? picked : own;
  const list = (seats: readonly number[]) =>
    new Intl.ListFormat(locale).format(seats.map((seat) => (seat === you ? t("you") : nameOf(seat))));
  const who = (wish: Wish) => standing.wishes.flatMap((one, seat) => (one === wish ? [seat] : []));
  const missing = (wish: Wish) =>
    standing.asked.filter((seat) => seat !== you && standing.wishes[seat] !== wish);
  const late = new Intl.ListFormat(locale).format(standing.late.map(nameOf));
  const decides = chosen !== "none" && standing.asked.includes(you) && missing(chosen).length === 0;
  // A person yet to agree may have left, or be late by now: then repeating the wish that all others share carries it out.
  const said = chosen === own && !(decides && may.includes(own));
  return (
    <>
      <fieldset className="m-0 p-0 border-0">
        <legend className="pb-1.5 font-serif text-20">{t("question")}</legend>
        {may.map((wish) => (
          <label
            key={wish}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5 items-start min-h-11 px-2 py-2.25 border-t
            border-t-hair cursor-pointer has-checked:bg-act-soft
            [&>span>:is(span,strong)]:block [&>span>:is(span,strong)]:wrap-anywhere"
          >
            <input
              className="w-5.5 h-5.5 mt-px mx-0 mb-0 accent-act"
              type="radio"
              name={id}
              value={wish}
              checked={wish === chosen}
              onChange={() => setPicked(wish)}
            />
            <span className="block wrap-anywhere">
              <strong>{t(`wish.${wish}`, { names: late, count: wish === "crew" ? given : missed })}</strong>
              <span className="sw-quiet">{t(`note.${wish}`)}</span>
              {wish === "none" || who(wish).length === 0 ? null : (
                <span className="font-semibold">
                  {t("wishedBy", { names: list(who(wish)) })}
                  {missing(wish).length === 0 || !who(wish).includes(you)
                    ? null
                    : ` ${t("missing", { names: list(missing(wish)) })}`}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        variant={said ? "waiting" : decides && chosen === "stop" ? "danger" : "primary"}
        block
        disabled={wishing.busy}
        onClick={() => {
          setPicked(null);
          onSay(chosen);
        }}
      >
        {said ? t(own === "none" ? "pick" : "said") : t(`say.${chosen}`, { decides: decides ? "yes" : "no" })}
      </Button>
    </>
  );
}
