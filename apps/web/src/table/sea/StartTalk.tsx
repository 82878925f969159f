"use client";

/** The only talk in the game: each player says two numbers, and one tap agrees to a way of sharing the eight. */
import { mostToDial, type StartTable } from "@stillwater/engine";
import { agreeText, dialText } from "@stillwater/table/act-builder";
import { Button, Cartouche, EightSockets, Icon, OfferDials, SplitChips } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";

/** Two dials: how many cards a player gives gladly, and how many at most. */
export interface Offered {
  readonly gladly: number;
  readonly atMost: number;
}

interface TalkProps {
  readonly stage: Stage;
  readonly talk: StartTable;
  /** The values that one's own dials were turned to; null if they were not turned. */
  readonly turned: Offered | null;
}

interface StartTalkProps extends TalkProps {
  readonly onTurn: (offered: Offered) => void;
}

interface OwnDials {
  readonly own: Offered;
  /** The largest number that can be said. */
  readonly most: number;
  /** Whether the present values have not been sent to the others yet. */
  readonly changed: boolean;
}

/** The values of one's own dials. */
function ownDials({ stage: { you, table }, talk, turned }: TalkProps): OwnDials {
  const said = you === null ? null : (talk.dials[you] ?? null);
  const most = you === null ? 0 : mostToDial(table, you);
  const own = turned ?? { gladly: said?.gladly ?? 0, atMost: said?.atMost ?? Math.min(most, 4) };
  return { own, most, changed: said === null || said.gladly !== own.gladly || said.atMost !== own.atMost };
}

/** The one button of the talk, in the place of every turn's buttons, within reach of the thumb. */
export function StartOffer(props: TalkProps) {
  const t = useTranslations("eight");
  const table = useTranslations("table");
  const { helm, you } = props.stage;
  const { own, changed } = ownDials(props);
  if (you === null) return null;
  const said = props.talk.dials[you] ?? null;
  const idle = changed && helm.sending === null;
  return (
    <div className="table-actions">
      <Button
        variant={idle ? (said === null ? "primary" : "secondary") : "waiting"}
        onClick={() => helm.post(dialText(own.gladly, own.atMost))}
      >
        {helm.sending === dialText(own.gladly, own.atMost)
          ? table("sending")
          : t(changed ? "say" : "saidSo", { gladly: own.gladly, atMost: own.atMost })}
      </Button>
    </div>
  );
}

export function StartTalk(props: StartTalkProps) {
  const { stage, talk, onTurn } = props;
  const { names, nameOf, you, helm } = stage;
  const t = useTranslations("eight");
  const table = useTranslations("table");
  const locale = useLocale();
  const { own, most } = ownDials(props);
  const list = (seats: readonly number[]) => new Intl.ListFormat(locale).format(seats.map(nameOf));
  const offered = talk.dials.reduce((sum, dial) => sum + (dial?.gladly ?? 0), 0);
  const silent = talk.dials.flatMap((dial, seat) => (dial === null ? [seat] : []));
  const note = (agreed: readonly number[]) =>
    agreed.length === 0
      ? t("nobody")
      : t(agreed.length === 1 ? "agreedOne" : "agreed", { names: list(agreed), name: list(agreed) });
  const mine = talk.proposals.find(({ agreed }) => you !== null && agreed.includes(you));
  const said = you !== null && !silent.includes(you);
  return (
    <div
      className="table-talk grid gap-3 low:gap-2 max-md:data-said:gap-1 xl:[&>p:last-child]:min-h-[2.8em]"
      data-said={said ? "" : undefined}
    >
      <Cartouche
        centered
        level={2}
        size="large"
        overline={
          <>
            <Icon name="anchor" size={20} />{" "}
            {talk.by === you ? t("youLay") : t("lays", { name: nameOf(talk.by) })}
          </>
        }
        title={t("title")}
      >
        <p className="text-quiet">
          {names.length === 2 ? `${t("extra")} ` : null}
          {t("whyTwo")}
        </p>
        <EightSockets
          total={talk.total}
          filled={Math.min(offered, talk.total)}
          label={t("offered", { count: offered, total: talk.total })}
        />
      </Cartouche>
      <OfferDials
        labels={{
          table: t("splits"),
          player: table("crew"),
          gladly: t("gladly"),
          atMost: t("atMost"),
          less: (dial) => `${t("less")}: ${dial}`,
          more: (dial) => `${t("more")}: ${dial}`,
          unset: "–",
        }}
        rows={names.map((name, seat) => ({
          key: String(seat),
          name,
          ...(seat === you ? { suffix: table("you"), own: { max: most } } : {}),
          gladly: seat === you ? own.gladly : (talk.dials[seat]?.gladly ?? null),
          atMost: seat === you ? own.atMost : (talk.dials[seat]?.atMost ?? null),
        }))}
        onDial={onTurn}
      />
      <div className="xl:h-[142px] xl:overflow-y-auto">
        {talk.proposals.length > 0 && you !== null ? (
          <SplitChips
            label={t("splits")}
            chips={talk.proposals.map(({ split, agreed }) => ({
              key: agreeText(split),
              split,
              note: note(agreed),
              chosen: agreed.includes(you),
              label: `${t("agree", { split: split.join(" · ") })} ${note(agreed)}`,
            }))}
            onChip={(key) => {
              const chosen = talk.proposals.find(({ split }) => agreeText(split) === key);
              if (chosen !== undefined) helm.post(agreeText(chosen.split));
            }}
          />
        ) : null}
      </div>
      <p className="text-quiet">
        {you !== null && silent.includes(you)
          ? t("waitOwn")
          : silent.length > 0
            ? t("waitDials", { names: list(silent) })
            : talk.proposals.length === 0
              ? t("noSplit")
              : mine === undefined
                ? t("tapSplit")
                : t("waitAgree", {
                    names: list(
                      names.map((_name, seat) => seat).filter((seat) => !mine.agreed.includes(seat)),
                    ),
                  })}
      </p>
    </div>
  );
}
