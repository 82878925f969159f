"use client";

import { useTranslations } from "next-intl";

/** What happened, what is kept, what to do. Every page loads this component, so it is as small as possible. */
export function FaultPage({ error }: { readonly error: Error & { readonly digest?: string } }) {
  const t = useTranslations("net");
  return (
    <main className="mx-auto grid max-w-144 justify-items-start gap-4 px-3.5 py-16">
      <h1 className="page-title">{t(error.name === "ChunkLoadError" ? "unfetched" : "fault")}</h1>
      <p className="text-quiet">{t("faultText")}</p>
      {/* Reloads the whole page: rendering again would not fetch what failed to load. */}
      <button
        type="button"
        className="sw-button"
        data-variant="primary"
        data-size="normal"
        onClick={() => location.reload()}
      >
        <span>{t("reload")}</span>
      </button>
      {/* Identifies the line in the server's log. */}
      {error.digest === undefined ? null : <p className="text-quiet text-14">{error.digest}</p>}
    </main>
  );
}
