/** A failed call is reported with its cause, and with the id under which the server has logged it. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { useFailure } from "@/trpc/useFailure";

const de = await messagesOf("de");
const en = await messagesOf("en");
const fr = await messagesOf("fr");

const SOURCES = path.resolve(import.meta.dirname, "../../src");

function failed(data: object): Error {
  return Object.assign(new Error("failed"), { name: "TRPCClientError", data });
}

it.each([
  ["en", en],
  ["fr", fr],
  ["de", de],
] as const)(
  "says in %s that the storage is full, that it is gone, and what else was the matter",
  (locale, messages) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <NextIntlClientProvider locale={locale} messages={{ net: messages.net }}>
        {children}
      </NextIntlClientProvider>
    );
    const { result } = renderHook(() => useFailure(), { wrapper });
    const { storageFull, storageGone, failed: notSent } = messages.net;
    const unavailable = { code: "SERVICE_UNAVAILABLE", request: "Ab-12_cd" };
    expect(result.current(failed({ ...unavailable, reason: "storage-full" }))).toBe(
      `${storageFull} (Ab-12_cd)`,
    );
    for (const reason of ["storage-gone", "storage"])
      expect(result.current(failed({ ...unavailable, reason }))).toBe(`${storageGone} (Ab-12_cd)`);
    expect(result.current(failed({ code: "INTERNAL_SERVER_ERROR", request: "Ab-12_cd" }))).toBe(
      `${notSent} (Ab-12_cd)`,
    );
    const tooMany = (retryAfterMs?: number) =>
      result.current(failed({ code: "TOO_MANY_REQUESTS", request: "Ab-12_cd", retryAfterMs }));
    // A short wait has no number; after opening too many tables the wait may be most of an hour.
    expect(tooMany()).not.toMatch(/\d/);
    expect(tooMany(3_000)).toBe(tooMany());
    expect(tooMany(49.2 * 60_000)).toMatch(/\b50 min/i);
    expect(result.current(new Error("no network"))).toBe(notSent);
  },
);

it("is what every screen says of a call that failed", () => {
  const screens = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const own = screens.filter((file) => {
    const text = readFileSync(path.join(SOURCES, file), "utf8");
    return text.includes('net("failed")') && /trpc\(\)|useTRPC/.test(text);
  });
  expect(screens.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});
