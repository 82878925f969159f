"use client";

import { Button, Toast } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ToastList as Said } from "@/stage/useToasts";

/** Short notes at the bottom of the board column. */
export function Toasts({ toasts }: { readonly toasts: Said }) {
  const t = useTranslations("net");
  const shell = useTranslations("shell");
  if (toasts.shown.length === 0) return null;
  return (
    <div
      className="fixed inset-x-3.5 bottom-21 z-30 grid justify-center gap-2 max-lg:in-data-[hand=left]:justify-start
      xl:bottom-6"
    >
      {toasts.shown.map(({ id, icon, headline, text, again }) => (
        <Toast
          key={id}
          icon={icon}
          headline={headline}
          tone={again === undefined ? "plain" : "stop"}
          dismissLabel={shell("close")}
          onDismiss={() => toasts.dismiss(id)}
          action={
            again === undefined ? undefined : (
              <Button
                size="small"
                onClick={() => {
                  toasts.dismiss(id);
                  again();
                }}
              >
                {t("again2")}
              </Button>
            )
          }
        >
          {text}
        </Toast>
      ))}
    </div>
  );
}
