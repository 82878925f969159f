"use client";

/**
 * Setting up a table by hand: what is asked first on one screen, all else under "More", one honest sentence about what it
 * makes, and the button always in view. A table that waits is changed on the same page.
 */
import { MOUNTAIN_DEFAULTS, type Options, readOptions, SEA_DEFAULTS, writeOptions } from "@stillwater/engine";
import { Button, Section, Segments } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Groups } from "@/layout/Groups";
import { useAsked } from "@/layout/useAsked";
import { CodeField } from "./CodeField";
import type { ChangedTable } from "./changing";
import { DealField } from "./DealField";
import { GaveWayNote } from "./GaveWayNote";
import { useGoing } from "./Going";
import { MoreSettings } from "./MoreSettings";
import { MountainGoals, MountainMore } from "./MountainSettings";
import { OpenPanel } from "./OpenPanel";
import { SeaBoardSetting, SeaMore } from "./SeaSettings";
import { useDeal } from "./useDeal";
import { type OptionsSetting, readPlayable, useOptions } from "./useOptions";
import { WideDrawing } from "./WideDrawing";

const CREWS = [1, 2, 3, 4, 5] as const;

interface OpenTableProps {
  /** What the address asked for when the page was drawn. */
  readonly drawn: string;
  readonly changing: ChangedTable | null;
}

interface AskedTableProps {
  readonly asked: URLSearchParams;
  readonly changing: ChangedTable | null;
}

const DEFAULTS = { sea: SEA_DEFAULTS, mountain: MOUNTAIN_DEFAULTS } as const;

function begunWith({ asked, changing }: AskedTableProps): Options {
  const read = changing === null ? null : readOptions(changing.code);
  return read?.ok === true ? read.value : DEFAULTS[asked.get("game") === "mountain" ? "mountain" : "sea"];
}

export function OpenTable({ drawn, changing }: OpenTableProps) {
  const asked = useAsked(drawn);
  return <AskedTable key={asked} asked={new URLSearchParams(asked)} changing={changing} />;
}

function AskedTable(props: AskedTableProps) {
  const { asked, changing } = props;
  const t = useTranslations("open");
  const home = useTranslations("home");
  const locale = useLocale();
  const setting = useOptions(begunWith(props));
  const again = useDeal(asked.get("deal"), setting.options, setting.take);
  const { options } = setting;
  const code = writeOptions(options);
  const going = useGoing({ code, players: options.players, again: again.deal, changing, asked });
  const fixed = changing?.fixed === true;
  return (
    <div className="flex flex-col gap-5.5 pt-5 lg:grid lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto] lg:gap-x-11">
      <div className="grid gap-4 content-start lg:[grid-area:1/1]">
        <h1 className="page-title">{t(changing === null ? "title" : "changeTitle")}</h1>
        {fixed ? <p className="text-quiet">{t("fixed")}</p> : null}
        <Groups>
          {fixed ? null : (
            <First
              setting={setting}
              least={changing?.least ?? 1}
              onChange={(next) => {
                setting.change(next);
                again.giveWay();
              }}
              onSwitch={(game) => {
                setting.switchTo(game);
                again.giveWay();
              }}
            />
          )}
          {/* What is under it is not hidden from who has set it. */}
          <MoreSettings open={fixed || again.deal !== null || !isPlain(options)}>
            {fixed ? null : (
              <Further
                setting={setting}
                onChange={(next) => {
                  setting.change(next);
                  again.giveWay();
                }}
              />
            )}
            {going.manner}
            {going.hard}
            {fixed ? null : (
              <Section title={t("code")}>
                <CodeField
                  code={code}
                  onCode={(typed) => {
                    const read = readPlayable(typed);
                    if ("problem" in read) return read.problem;
                    setting.take(read);
                    again.giveWay();
                    return null;
                  }}
                />
              </Section>
            )}
            {/* Printed cards are dealt by hand. */}
            {changing === null && !going.printed ? <DealSection search={again} /> : null}
          </MoreSettings>
        </Groups>
      </div>
      <div className="grid gap-4.5 content-start lg:[grid-area:1/2] lg:pb-24">
        <WideDrawing game={options.game} />
        <GaveWayNote gaveWay={setting.gaveWay} />
        <OpenPanel options={options}>{going.fields}</OpenPanel>
        {changing === null ? (
          <div>
            <Button variant="text" href={`/${locale}/learn?game=${options.game}`} link={Link}>
              {home("learn")}
            </Button>
          </div>
        ) : null}
      </div>
      <div
        className="sticky bottom-0 z-20 grid gap-2 -mx-3.5 pt-2.5 px-3.5
        pb-[max(10px,env(safe-area-inset-bottom))] bg-paper md:mx-0 md:px-0
        lg:[grid-area:1/2] lg:self-end"
      >
        {going.button}
      </div>
    </div>
  );
}

/** Whether nothing is set that stands under "More". */
function isPlain(options: Options): boolean {
  const { players } = options;
  if (options.game === "sea") {
    const { variant: _board, steps: _steps, harder: _harder, easier: _easier, ...rest } = options;
    return writeOptions(rest) === writeOptions({ ...SEA_DEFAULTS, players });
  }
  const { green, goats, panoramas, sequences } = options;
  const goals = { green, goats, panoramas, sequences };
  return writeOptions(options) === writeOptions({ ...MOUNTAIN_DEFAULTS, players, ...goals });
}

interface PartProps {
  readonly setting: OptionsSetting;
  readonly onChange: OptionsSetting["change"];
}

interface FirstProps extends PartProps {
  /** Fewer seats there cannot be. */
  readonly least: number;
  readonly onSwitch: OptionsSetting["switchTo"];
}

/** What everybody wants to say: the game, how many, and on which board. */
function First({ setting: { options, pasted }, least, onChange, onSwitch }: FirstProps) {
  const t = useTranslations("open");
  return (
    <>
      <Section title={t("which")}>
        <Segments
          label={t("which")}
          face="words"
          value={options.game}
          onChange={onSwitch}
          options={[
            { value: "sea", label: t("game"), italic: true },
            { value: "mountain", label: t("mountain") },
          ]}
        />
      </Section>
      <Section title={t("players")}>
        <Segments
          label={t("players")}
          face="figures"
          value={options.players}
          onChange={(players) => onChange({ players })}
          options={CREWS.map((count) => ({
            value: count,
            label: count,
            name: `${count}: ${t("crew", { count, game: options.game })}`,
            disabled: count < least,
          }))}
        />
      </Section>
      {options.game === "sea" ? (
        <SeaBoardSetting options={options} onChange={onChange} />
      ) : (
        <MountainGoals key={pasted} options={options} onChange={onChange} />
      )}
    </>
  );
}

function Further({ setting: { options }, onChange }: PartProps) {
  return options.game === "sea" ? (
    <SeaMore options={options} onChange={onChange} />
  ) : (
    <MountainMore options={options} onChange={onChange} />
  );
}

function DealSection({ search }: { readonly search: ReturnType<typeof useDeal> }) {
  const deal = useTranslations("deal");
  return (
    <Section title={deal("title")}>
      <DealField search={search} />
    </Section>
  );
}
