"use client";

import { Segments, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { WishesProps } from "./useOpening";

interface PrintedWishesProps extends WishesProps {
  readonly players: number;
  readonly names: readonly string[];
}

/** For a table with printed cards: who begins, and whether the game has begun already. */
export function PrintedWishes({ wishes, players, names, onWish }: PrintedWishesProps) {
  const t = useTranslations("open");
  return (
    <>
      {players > 1 ? (
        <Segments
          label={t(wishes.begun ? "turnNow" : "begins")}
          value={wishes.begins < players ? wishes.begins : 0}
          onChange={(begins) => onWish({ begins })}
          options={names.map((name, value) => ({
            value,
            label: name === "" ? String(value + 1) : name,
          }))}
        />
      ) : null}
      <Switch
        label={t("begun")}
        note={t("begunHint")}
        checked={wishes.begun}
        onChange={(begun) => onWish({ begun })}
      />
    </>
  );
}
