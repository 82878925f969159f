import type { TableView, WaitingFor } from "@stillwater/table/session";
import { lapseOf, type Standing, standingOf } from "@stillwater/table/view-model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Wishes } from "@/table/absence/Wishes";
import { waiting } from "../../messages/en/waiting.json";

const SINCE = "2026-01-01T10:00:00.000Z";
const LATE = "2026-01-01T10:03:00.000Z";
const at = (time: string) => Date.parse(`2026-01-01T${time}Z`);

const seat = (name: string) => ({ name, language: "en" }) as const;

function table(part: Partial<TableView> = {}, wait: Partial<WaitingFor> = {}) {
  return {
    status: "playing",
    seats: [seat("Ana"), seat("Ben"), seat("Cléo")],
    you: 0,
    waiting: {
      seats: [1],
      since: SINCE,
      lateAt: LATE,
      nudged: false,
      wishes: ["none", "none", "none"],
      ...wait,
    },
    ...part,
  } as const;
}

describe("how a table waits", () => {
  it("is quiet until its pace has passed, then asks those who are not waited for", () => {
    expect(standingOf(table(), at("10:02:59"))).toBeNull();
    expect(standingOf(table(), at("10:03:00"))).toMatchObject({ late: [1], mine: false, asked: [0, 2] });
    expect(standingOf(table({ you: 1 }), at("10:03:00"))).toMatchObject({ late: [], mine: true });
    expect(standingOf(table({}, { lateAt: null }), at("23:00:00"))).toBeNull();
    expect(standingOf(table({ status: "won" }), at("10:03:00"))).toBeNull();
  });

  it("asks everybody where everybody is waited for", () => {
    expect(standingOf(table({}, { seats: [0, 1, 2] }), at("10:03:00"))).toMatchObject({
      late: [1, 2],
      mine: true,
      asked: [0, 1, 2],
    });
  });

  it("says that a seat is free, that somebody wishes the end, and that one's own seat is taken", () => {
    const free = table({ seats: [seat("Ana"), null, seat("Cléo")] });
    expect(standingOf(free, at("10:05:00"))).toMatchObject({ late: [], free: [1] });
    const wished = table({}, { wishes: ["none", "none", "stop"] });
    expect(standingOf(wished, at("10:00:01"))).toMatchObject({ late: [], free: [], asked: [0, 1, 2] });
    expect(standingOf(table({ you: null, lost: 1 }), at("10:00:01"))).toMatchObject({ lost: 1 });
    expect(standingOf(table({ seats: [seat("Ana")] }), at("10:05:00"))).toBeNull();
    // The quiet crew has no wishes: people decide.
    const crewed = table({ seats: [seat("Ana"), seat("Ben"), { ...seat("Steady 3"), crew: "steady" }] });
    expect(standingOf(crewed, at("10:05:00"))).toMatchObject({ late: [1], asked: [0] });
  });

  it("speaks of time the more coarsely the longer it is", () => {
    expect(lapseOf(SINCE, at("10:00:59"))).toBeNull();
    expect(lapseOf(SINCE, at("10:07:10"))).toEqual({ unit: "minute", n: 7 });
    expect(lapseOf(SINCE, at("10:44:00"))).toEqual({ unit: "minute", n: 40 });
    expect(lapseOf(SINCE, at("15:10:00"))).toEqual({ unit: "hour", n: 5 });
    expect(lapseOf(SINCE, at("15:10:00") + 4 * 86_400_000)).toEqual({ unit: "day", n: 4 });
  });
});

describe("what the crew wishes", () => {
  afterEach(cleanup);
  const names = ["Ana", "Ben", "Cléo", "Dora"];

  function show(standing: Partial<Standing>) {
    const onSay = vi.fn();
    const whole: Standing = {
      ...{ late: [1], mine: false, free: [], asked: [0, 2, 3], since: SINCE, nudged: false, lost: null },
      wishes: ["none", "none", "none", "none"],
      ...standing,
    };
    const wishing = { busy: false, error: null, wish: vi.fn(), nudge: vi.fn() };
    render(
      <NextIntlClientProvider locale="en" messages={{ waiting } as never}>
        <Wishes
          you={0}
          nameOf={(seat) => names[seat] ?? `Seat ${seat + 1}`}
          standing={whole}
          wishing={wishing}
          onSay={onSay}
        />
      </NextIntlClientProvider>,
    );
    return onSay;
  }

  it("names who wishes what and who has still to agree, and sends nothing before the button", () => {
    const onSay = show({ wishes: ["free", "none", "free", "none"] });
    expect(screen.getByText("Wished by: you and Cléo. Still to agree: Dora.")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: /^End the game here/ }));
    expect(onSay).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Say that you would end it" }));
    expect(onSay).toHaveBeenCalledExactlyOnceWith("stop");
  });

  it("says so where one press decides", () => {
    const onSay = show({ wishes: ["none", "none", "free", "free"] });
    fireEvent.click(screen.getByRole("radio", { name: /^Free the seat of Ben/ }));
    fireEvent.click(screen.getByRole("button", { name: "Free the seat now" }));
    expect(onSay).toHaveBeenCalledExactlyOnceWith("free");
  });

  it("is done by saying it again once whoever was still to agree has left", () => {
    const onSay = show({ late: [], free: [3], asked: [0, 1, 2], wishes: ["stop", "stop", "stop", "none"] });
    fireEvent.click(screen.getByRole("button", { name: "End the game now" }));
    expect(onSay).toHaveBeenCalledExactlyOnceWith("stop");
  });

  it("offers nobody to free the seat they are waited for in", () => {
    show({ mine: true, late: [2] });
    expect(screen.queryByRole("radio", { name: /^Free/ })).toBeNull();
  });
});
