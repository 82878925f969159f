/** Components whose script is loaded when they are first rendered. */
import { NextIntlClientProvider } from "next-intl";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { onDemand } from "@/layout/late";

const messages = await messagesOf("en");
const Sheet = ({ title }: { readonly title: string }) => <p>{title}</p>;

function inPage(): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  return place;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("shows a component as soon as its script has come", async () => {
  const Late = onDemand(async () => Sheet);
  const place = inPage();
  const root = createRoot(place);
  flushSync(() => root.render(<Late title="Menu" />));
  expect(place.textContent).toBe("");
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(place.textContent).toBe("Menu");
});

it("loads it once, and not before it is rendered", async () => {
  const load = vi.fn(async () => Sheet);
  const Late = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const place = inPage();
  createRoot(place).render([<Late key="one" title="one" />, <Late key="two" title="two" />]);
  await expect.poll(() => place.textContent).toBe("onetwo");
  expect(load).toHaveBeenCalledOnce();
});

it("is its placeholder for a server, and takes that over", async () => {
  const load = vi.fn(async () => Sheet);
  const Late = onDemand(load, { Meanwhile: () => <i>soon</i> });
  vi.stubGlobal("window", undefined);
  const html = renderToString(<Late title="Menu" />);
  vi.unstubAllGlobals();
  expect(html).toContain("soon");
  expect(load).not.toHaveBeenCalled();
  const place = inPage();
  place.innerHTML = html;
  const faults: unknown[] = [];
  hydrateRoot(place, <Late title="Menu" />, { onRecoverableError: (fault) => faults.push(fault) });
  await expect.poll(() => place.textContent).toBe("Menu");
  expect(faults).toEqual([]);
});

it("says that a script could not be loaded, and tries again when asked to", async () => {
  // Otherwise it would try by itself after a while.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const load = vi.fn(async () => Sheet);
  load.mockRejectedValueOnce(new Error("offline"));
  load.mockRejectedValueOnce(new Error("offline"));
  const Late = onDemand(load);
  const place = inPage();
  createRoot(place).render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Late title="Menu" />
    </NextIntlClientProvider>,
  );
  await expect.poll(() => place.querySelector("[role=status]")).not.toBeNull();
  place.querySelector("button")?.click();
  await expect.poll(() => place.textContent).toBe("Menu");
});
