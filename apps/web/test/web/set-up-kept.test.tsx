// A person who looks something up while setting up a table, and comes back with the phone's back key, finds it unchanged.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { OpenTable } from "@/new-table/OpenTable";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => "/en/play/new",
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
vi.mock("@/trpc/client", () => ({
  trpc: () => ({ me: { get: { query: async () => ({ name: "Mika" }) } } }),
}));

const messages = await messagesOf("en");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
  history.replaceState(null, "", "/en/play/new");
});
afterEach(cleanup);

/** Opens the page; its address gives the query. */
const come = async () => {
  await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <OpenTable drawn="" changing={null} />
      </NextIntlClientProvider>,
    ),
  );
  await screen.findByRole("heading", { level: 1 });
};
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole("radio", { name, hidden: true }));
/** Folded settings are not rendered again with each choice. */
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio", { hidden: true })
    .filter((radio) => radio.checked && radio.closest("details:not([open])") === null)
    .map(({ value }) => value);
const fields = () => [...document.querySelectorAll<HTMLInputElement>("input[name^=name]")];
const names = () => fields().map(({ value }) => value);

it("is as it was left: the game, how it is played, and every name", async () => {
  await come();
  choose(/^3:/);
  choose(messages.open.onTable);
  await waitFor(() => expect(names()).toHaveLength(3));
  for (const [at, name] of ["Ana", "Ben", "Cleo"].entries())
    fireEvent.change(fields()[at] ?? document.body, { target: { value: name } });
  await screen.findByRole("radio", { name: "Cleo" });
  choose("Cleo");
  fireEvent.click(screen.getByRole("switch", { name: new RegExp(`^${messages.open.begun}`) }));
  const left = chosen();
  cleanup();
  await come();
  expect(names()).toEqual(["Ana", "Ben", "Cleo"]);
  await screen.findByRole("radio", { name: "Cleo" });
  expect(chosen()).toEqual(left);
  expect(screen.getByRole("switch", { name: new RegExp(`^${messages.open.begun}`) })).toHaveProperty(
    "ariaChecked",
    "true",
  );
});

it("is not that of another address", async () => {
  await come();
  choose(/^4:/);
  await waitFor(() => expect(history.state?.setUp).toContain("sea+p4"));
  cleanup();
  // As during a navigation: the history state is still that of the previous page.
  history.replaceState(history.state, "", "/en/play/new?game=mountain");
  await come();
  expect(chosen()).toContain("mountain");
  expect(chosen()).not.toContain("4");
});
