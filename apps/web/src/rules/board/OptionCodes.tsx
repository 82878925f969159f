import { useTranslations } from "next-intl";

interface OptionCodesProps {
  readonly caption: string;
  readonly options: readonly { readonly code: string; readonly allowed: boolean }[];
}

/** A game's options that can or cannot be combined. */
export function OptionCodes({ caption, options }: OptionCodesProps) {
  const t = useTranslations("rules");
  return (
    <div>
      <p className="max-w-168 text-quiet">{caption}</p>
      <ul className="grid gap-1.5 mt-2">
        {options.map(({ code, allowed }) => (
          <li
            className="flex flex-wrap gap-x-4 gap-y-1 justify-between max-w-120 px-3 py-2 border-[1.25px] border-stop
            rounded-sm bg-sheet data-allowed:border-act"
            key={code}
            data-allowed={allowed ? "" : undefined}
          >
            <code className="font-sans font-semibold" lang="en">
              {code}
            </code>
            <span>{t(allowed ? "allowed" : "notAllowed")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
