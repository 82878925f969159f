import { useTranslations } from "next-intl";

/** Whose games these are, in plain text. */
export function Footer() {
  const t = useTranslations("shell");
  const italic = (chunks: React.ReactNode) => (
    <i lang="en" className="font-normal">
      {chunks}
    </i>
  );
  return (
    <footer className="mx-auto w-full max-w-[90rem] px-3.5 md:px-8">
      <p className="border-t border-rule py-4 text-[14px] text-quiet">
        {t.rich("notice", { sea: italic, mountain: italic })}
      </p>
    </footer>
  );
}
