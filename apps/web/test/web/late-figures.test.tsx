/** The figures of a new table: rendered by the server, and kept while settings are changed before their script loads. */
import { SEA_DEFAULTS, type SeaOptions } from "@stillwater/engine";
import { expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";

const messages = await messagesOf("en");

/** The modules as in a browser that has not loaded anything yet, and the part that it renders. */
async function fresh() {
  vi.resetModules();
  const [{ NextIntlClientProvider }, { OpenPanel }] = await Promise.all([
    import("next-intl"),
    import("@/new-table/OpenPanel"),
  ]);
  return (options: SeaOptions) => (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OpenPanel options={options}>{null}</OpenPanel>
    </NextIntlClientProvider>
  );
}

it("keeps the figures of the server until its own can follow a choice", async () => {
  const { prerender } = await import("react-dom/static.browser");
  const drawn = await fresh();
  const { prelude } = await prerender(drawn(SEA_DEFAULTS));
  document.body.innerHTML = await new Response(prelude).text();
  const figures = () => document.querySelector("dl.figures")?.textContent;
  const before = figures();
  expect(before).toBeTruthy();

  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
  const chosen = await fresh();
  const { hydrateRoot } = await import("react-dom/client");
  const faults: unknown[] = [];
  const root = hydrateRoot(document.body, chosen(SEA_DEFAULTS), {
    onRecoverableError: (fault) => faults.push(fault),
  });
  await expect.poll(() => idle).toHaveLength(1);
  root.render(chosen({ ...SEA_DEFAULTS, removed: 12 }));
  await expect.poll(() => document.querySelector("h2")?.textContent).toBeTruthy();
  expect(figures()).toBe(before);
  for (const call of idle) call();
  await expect.poll(figures).not.toBe(before);
  expect(figures()).toBeTruthy();
  expect(faults).toEqual([]);
});
