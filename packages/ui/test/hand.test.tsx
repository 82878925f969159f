// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Hand, type HandItem } from "../src/index";

afterEach(cleanup);

const cards = (count: number): HandItem[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `k${i + 1}`,
    face: { kind: "island", n: 10 + i },
    label: `${10 + i}, ${i + 1} of ${count}`,
  }));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute("aria-label");

describe("the hand", () => {
  it("is a named list box with positions", () => {
    render(<Hand label="Your hand" cards={cards(5)} />);
    expect(screen.getByRole("listbox", { name: "Your hand" })).toBeTruthy();
    const third = screen.getByRole("option", { name: "12, 3 of 5" });
    expect([third.getAttribute("aria-posinset"), third.getAttribute("aria-setsize")]).toEqual(["3", "5"]);
  });

  it("has one tab stop: the selected card, else the first", () => {
    const { rerender } = render(<Hand label="Hand" cards={cards(5)} />);
    const stops = () => screen.getAllByRole("option").filter((card) => card.tabIndex === 0);
    expect(stops().map((card) => card.getAttribute("aria-label"))).toEqual(["10, 1 of 5"]);
    rerender(<Hand label="Hand" cards={cards(5).map((c, i) => ({ ...c, selected: i === 3 }))} />);
    expect(stops().map((card) => card.getAttribute("aria-label"))).toEqual(["13, 4 of 5"]);
  });

  it("keeps one tab stop when the card that had the focus leaves, and takes it along without drawing", () => {
    let drawn = 0;
    const hand = (some: readonly HandItem[]) => (
      <Profiler id="hand" onRender={() => drawn++}>
        <Hand label="Hand" cards={some} />
      </Profiler>
    );
    const { rerender } = render(hand(cards(5)));
    const stops = () =>
      screen
        .getAllByRole("option")
        .flatMap((card) => (card.tabIndex === 0 ? [card.getAttribute("aria-label")] : []));
    for (const label of ["12, 3 of 5", "11, 2 of 5"]) {
      screen.getByRole("option", { name: label }).focus();
      expect(stops()).toEqual([label]);
    }
    expect(drawn).toBe(1);
    rerender(hand(cards(5).filter((_, i) => i !== 1)));
    expect(stops()).toEqual(["10, 1 of 5"]);
    rerender(hand(cards(5)));
    expect(stops()).toEqual(["11, 2 of 5"]);
  });

  it("sets no tab stop on the card that has the focus while it is drawn: a browser would lay out the whole page for it", () => {
    const { rerender } = render(<Hand label="Hand" cards={cards(5)} />);
    const third = screen.getByRole("option", { name: "12, 3 of 5" });
    third.focus();
    const observer = new MutationObserver(() => undefined);
    observer.observe(third, { attributeFilter: ["tabindex", "aria-selected"] });
    rerender(<Hand label="Hand" cards={cards(5).map((c, i) => ({ ...c, selected: i === 2 }))} />);
    expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual(["aria-selected"]);
    expect(third.tabIndex).toBe(0);
  });

  it("moves with arrows, Home and End, and stops at its ends", () => {
    render(<Hand label="Hand" cards={cards(5)} />);
    screen.getByRole("option", { name: "10, 1 of 5" }).focus();
    press("ArrowRight");
    expect(focused()).toBe("11, 2 of 5");
    press("End");
    press("ArrowRight");
    expect(focused()).toBe("14, 5 of 5");
    press("Home");
    press("ArrowLeft");
    expect(focused()).toBe("10, 1 of 5");
  });

  it("lies in two rows of six when it holds twelve", () => {
    render(<Hand label="Hand" cards={cards(12)} />);
    screen.getByRole("option", { name: "11, 2 of 12" }).focus();
    press("ArrowDown");
    expect(focused()).toBe("17, 8 of 12");
    press("ArrowUp");
    expect(focused()).toBe("11, 2 of 12");
  });

  it("prints the key its tile answers to, for the eye only", () => {
    const { rerender } = render(
      <Hand label="Hand" cards={cards(3)} tile={<button type="button" aria-keyshortcuts="D" />} />,
    );
    expect(screen.getByText("D").closest("[aria-hidden]")).toBeTruthy();
    rerender(<Hand label="Hand" cards={cards(3)} tile={<button type="button" />} />);
    expect(screen.queryByText("D")).toBeNull();
  });

  it("says which card is meant, and keeps the place of one that moved away", () => {
    const onCard = vi.fn();
    const held = cards(3).map((card, i) => ({ ...card, away: i === 1 }));
    render(<Hand label="Hand" cards={held} multiple onCard={onCard} />);
    const away = screen.getByRole("option", { name: "11, 2 of 3" });
    expect(away.getAttribute("aria-selected")).toBe("true");
    expect(away.querySelector(".sw-islet")).toBeNull();
    fireEvent.click(away);
    expect(onCard).toHaveBeenCalledWith("k2");
    expect(screen.getByRole("listbox").getAttribute("aria-multiselectable")).toBe("true");
  });
});
