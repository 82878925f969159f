import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { Learn } from "@/learn/Learn";

const messages = await messagesOf("en");

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/learn" }));

beforeAll(async () => {
  // The boards and the sentences of the rules are in files of their own.
  await import("@/learn/LessonTable");
  await import("@stillwater/rulebook/verdict/en");
});
afterEach(cleanup);

async function open(game: "sea" | "mountain") {
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Suspense>
          <Learn game={game} />
        </Suspense>
      </NextIntlClientProvider>,
    );
  });
}

const card = async (name: string) => {
  const hand = await screen.findByRole("listbox", { name: "Your hand" });
  fireEvent.click(within(hand).getByRole("option", { name: new RegExp(`^${name},`) }));
};
const place = (name: string) =>
  fireEvent.click(screen.getByRole("gridcell", { name: new RegExp(`^${name},`) }));
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("judges a slip in words and goes on only after what was asked", async () => {
  await open("sea");
  await card("40");
  place("Row 1, column 3");
  expect(screen.getByRole("heading", { name: /^No/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  place("Row 1, column 4");
  expect(screen.getByRole("heading", { name: "Yes — free." })).toBeTruthy();
  await press(/^Play 40/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Next"));
});

it("teaches the mountain's greater difference on a Bridge, to the end", async () => {
  await open("mountain");
  for (let skipped = 0; skipped < 4; skipped++) await press(/^Skip$/);
  // The slope is loaded with the first lesson that needs it.
  await screen.findByRole("gridcell", { name: /^Row 1, place 2,/ });
  await card("blue 7");
  place("Row 1, place 2");
  expect(screen.getByText("greater").tagName).toBe("B");
  await press(/pay 2$/);
  await card("green 1");
  await card("green 2");
  await press(/^Discard 2|^Cover/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("That is all"));
  await press(/^That is all$/);
  expect(screen.getByRole("link", { name: "Open a table" }).getAttribute("href")).toBe(
    "/en/play/new?game=mountain",
  );
});
