"use client";

/** Every seat's hand, as far as the chosen view shows it. */
import { cardsAt, countAt, type ModuleId, namedPiece, type Rulebook, type Table } from "@stillwater/engine";
import type { Lens } from "@stillwater/table/log";
import { seatsNext } from "@stillwater/table/session";
import { Section, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo } from "react";
import type { TableParts } from "@/modules/table-part";
import type { Cards } from "@/stage/cards";

export type PartsOfSeat = Pick<TableParts, "OfSeat"> & { readonly of: ModuleId };

interface HandsProps {
  /** The table as the chosen view shows it. */
  readonly table: Table;
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly lens: Lens;
  /** What modules show with the name of a seat. */
  readonly parts: readonly PartsOfSeat[];
  /** Absent where only all hands open make sense. */
  readonly onLens?: ((lens: Lens) => void) | undefined;
}

export const Hands = memo(function Hands({ table, names, cards, lens, parts, onLens }: HandsProps) {
  const t = useTranslations("replay");
  const asked = seatsNext(table);
  const options = [
    { value: "all", label: t("all") },
    ...names.map((name, seat) => ({ value: String(seat), label: name, name: t("viewOf", { name }) })),
  ];
  return (
    // While another line is tried, the hands stand over the board, for comparison; on a phone below it, a line each.
    <Section label={t("hands")} className="md:in-[.replay-trying]:-order-1">
      {onLens === undefined || names.length < 2 ? null : (
        <div className="mb-1.5 overflow-x-auto">
          <Segments
            label={t("lens")}
            options={options}
            value={String(lens)}
            onChange={(value) => onLens(value === "all" ? "all" : Number(value))}
          />
        </div>
      )}
      <ul
        className="replay-hands in-[.replay-trying]:grid in-[.replay-trying]:gap-x-5.5
        in-[.replay-trying]:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]"
      >
        {names.map((name, seat) => (
          <li
            key={seat}
            className={`grid gap-1.5 border-s-3 border-b border-b-rule py-2 pr-2 pl-2.5
              in-[.replay-trying]:grid-cols-[4.5rem_minmax(0,1fr)] in-[.replay-trying]:items-center
              ${asked.includes(seat) ? "border-s-act" : "border-s-transparent"}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-2 in-[.replay-trying]:block in-[.replay-trying]:wrap-anywhere">
              <strong>{name}</strong>
              {parts.map(({ of, OfSeat }) =>
                OfSeat === null ? null : <OfSeat key={of} table={table} seat={seat} />,
              )}
              {asked.includes(seat) ? <span className="text-quiet"> {t("toPlay")}</span> : null}
              <span className="ms-auto text-quiet in-[.replay-trying]:hidden">
                {pileText(table, seat, t)}
              </span>
            </p>
            <HandOf table={table} seat={seat} cards={cards} />
          </li>
        ))}
      </ul>
    </Section>
  );
});

function pileText(table: Table, seat: number, t: ReturnType<typeof useTranslations<"replay">>): string {
  const pile = table.rulebook.piles[seat];
  return pile === undefined || isShared(table.rulebook) ? "" : t("pile", { count: countAt(table, pile) });
}

/** In a duel the two players draw from one deck. */
const isShared = ({ leads }: Rulebook): boolean => leads !== null;

function HandOf({ table, seat, cards }: { table: Table; seat: number; cards: Cards }) {
  const t = useTranslations("replay");
  const place = table.rulebook.hands[seat] ?? 0;
  const known = cards.order(
    table.rulebook,
    cardsAt(table, place).filter((card) => card !== 0),
  );
  const hidden = countAt(table, place) - known.length;
  if (known.length === 0) return <p className="text-quiet">{t("hidden", { count: hidden })}</p>;
  return (
    <ul className="replay-cards flex flex-wrap gap-1.5">
      {known.map((card) => {
        const name = cards.name(table, card);
        const named = namedPiece(table.rulebook.pieceName(card));
        const mark = named?.colour === undefined ? undefined : cards.mark?.(table.rulebook.pieceName(card));
        return (
          <li
            key={card}
            className={`grid min-h-9.5 min-w-9.5 place-items-center rounded-sm border border-ink bg-sheet px-1.5 font-serif
              tabular ${named?.kind === "island" || mark !== undefined ? "text-20 font-semibold" : table.rulebook.game === "sea" ? "italic" : ""}`}
          >
            {mark ?? name}
          </li>
        );
      })}
    </ul>
  );
}
