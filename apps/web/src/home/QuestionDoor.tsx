import { isFilled } from "@stillwater/engine";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { ASKED } from "@/question/asked";
import { askedTable } from "@/question/choosing";
import { type AskedQuestion, dayNow, indexOn } from "@/question/questions";

const CELL = 12;

/** A link to the question of the day: the shape of its board, without numbers. Rendered on the server alone. */
export function QuestionDoor() {
  const t = useTranslations("home");
  const locale = useLocale();
  const question = ASKED[indexOn(dayNow(), ASKED.length)];
  return (
    <div className="flex gap-4 items-center">
      {question === undefined ? null : <Shape question={question} />}
      <div>
        <p className="text-quiet">{t("questionText")}</p>
        <Link className="action-link" href={`/${locale}/question`}>
          {t("questionLook")}
        </Link>
      </div>
    </div>
  );
}

function Shape({ question }: { readonly question: AskedQuestion }) {
  const table = askedTable(question);
  const { game } = table.rulebook;
  const sea = game === "sea";
  const rows = table.rulebook.rows.map((row) => row.map((place) => isFilled(table, place)));
  const wide = Math.max(...rows.map((row) => row.length));
  const [width, height] = [wide * CELL, rows.length * CELL];
  return (
    <svg
      className="flex-none w-21 border-[1.25px] border-ink"
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      aria-hidden="true"
    >
      <rect
        className="fill-card stroke-ink data-game:fill-sheet data-game:stroke-none data-[game=sea]:fill-water"
        x="-2"
        y="-2"
        width={width + 4}
        height={height + 4}
        data-game={game}
      />
      {rows.flatMap((row, y) =>
        row.flatMap((filled, x) => {
          const left = (x + (sea ? 0 : y / 2)) * CELL + 1;
          const place = `${y} ${x}`;
          return filled
            ? [
                <rect
                  className="fill-card stroke-ink"
                  key={place}
                  x={left}
                  y={height - (y + 1) * CELL + 1}
                  width={CELL - 2}
                  height={CELL - 2}
                />,
              ]
            : [];
        }),
      )}
    </svg>
  );
}
