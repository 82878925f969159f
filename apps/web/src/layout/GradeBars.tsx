import { useTranslations } from "next-intl";

const BARS = [1, 2, 3, 4, 5] as const;

/** How hard a deal is: five rising bars, filled up to its grade, with the same in words. */
export function GradeBars({ grade }: { readonly grade: number }) {
  const t = useTranslations("grade");
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-quiet">
      <svg width="32" height="14" viewBox="0 0 32 14" aria-hidden="true">
        {BARS.map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 6.5 + 0.5}
            y={13.5 - (2 + 2 * bar)}
            width="4.5"
            height={2 + 2 * bar}
            fill={bar <= grade ? "currentColor" : "none"}
            stroke="currentColor"
          />
        ))}
      </svg>
      {t("about", { grade })}
    </span>
  );
}
