import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { routing } from "@/i18n/routing";
import { FrameWords } from "@/i18n/Words";
import { KeepFocus } from "@/layout/KeepFocus";
import { OnePress } from "@/layout/OnePress";
import { SkipUnheard } from "@/layout/SkipUnheard";
import { KeepOffline } from "@/offline/KeepOffline";
import { attributesOf, shownFrom } from "@/preferences/kinds";
import { site } from "@/rules/site";
import { KeepSettings } from "@/settings/KeepSettings";
import picture from "../picture.png";

interface Props {
  readonly children: React.ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#F6F1E7" },
    { media: "(prefers-color-scheme: dark)", color: "#0E1A24" },
  ],
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const t = await getTranslations({ locale, namespace: "meta" });
  const { src, width, height } = picture;
  return {
    metadataBase: new URL(await site()),
    title: { default: t("home"), template: "%s · Stillwater" },
    description: t("description"),
    applicationName: "Stillwater",
    manifest: `/${locale}/manifest`,
    formatDetection: { telephone: false, email: false, address: false },
    // What other sites show of a shared link.
    openGraph: { siteName: "Stillwater", images: [{ url: src, width, height, alt: t("picture") }] },
  };
}

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const kept = await cookies();
  return (
    <html lang={locale} {...attributesOf(shownFrom((name) => kept.get(name)?.value))}>
      <body className="bg-paper text-ink font-sans text-16/[1.4] font-normal touch-manipulation">
        <FrameWords>
          {children}
          <KeepFocus />
          <OnePress />
          <SkipUnheard />
          <KeepOffline />
          <KeepSettings />
        </FrameWords>
      </body>
    </html>
  );
}
