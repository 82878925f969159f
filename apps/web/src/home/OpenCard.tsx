import { Cartouche } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { OpenNow } from "./OpenNow";
import { NEW_TABLE } from "./ways";

const SMALL = "max-sm:m-0 max-sm:text-15 max-sm:leading-[1.2]";

/** The cartouche over a drawing, with the page's only kind of primary button. */
export function OpenCard({ game, wide }: { readonly game: "sea" | "mountain"; readonly wide?: boolean }) {
  const t = useTranslations("home");
  const locale = useLocale();
  const sea = game === "sea";
  const long = t(sea ? "seaText" : "mountainText");
  const short = t(sea ? "seaShort" : "mountainShort");
  return (
    <Cartouche title={t(game)} italic={sea} level={2} size="large">
      {wide === undefined ? (
        <>
          <p className="max-sm:hidden">{long}</p>
          <p className={`sm:hidden ${SMALL}`}>{short}</p>
        </>
      ) : (
        <p className={SMALL}>{wide ? long : short}</p>
      )}
      <OpenNow
        className="mt-3 max-sm:mt-1 max-sm:px-1 max-sm:py-0.5 max-sm:text-16 max-sm:leading-[1.1]"
        variant="primary"
        block
        opens={`${game} p2`}
        otherwise={NEW_TABLE[game]}
      >
        {t(sea ? "openSea" : "openMountain")}
      </OpenNow>
      <p
        className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0 text-quiet text-15
        max-sm:unseen max-sm:hidden"
      >
        <span>{t("base")}</span>
        <Link
          className="flex items-center min-h-11 -mb-3 text-act font-semibold"
          href={`/${locale}${NEW_TABLE[game]}`}
          aria-label={t(sea ? "changeSea" : "changeMountain")}
        >
          {t("change")}
        </Link>
      </p>
    </Cartouche>
  );
}
