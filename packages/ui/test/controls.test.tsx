// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  Button,
  Field,
  OfferDials,
  Segments,
  Sheet,
  Slider,
  SpareGauge,
  Stepper,
  Switch,
} from "../src/index";
import scrubberStyles from "../src/replay/scrubber.css?raw";
import sliderStyles from "../src/styles/slider.css?raw";

afterEach(cleanup);

describe("Sheet", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });
  it("gives the focus back where it is taken away open, also through the sheet that it was opened from", () => {
    const page = (title: string) => (
      <>
        <button type="button">Menu</button>
        {title === "" ? null : (
          <Sheet key={title} open title={title} closeLabel="Close" onClose={() => undefined} />
        )}
      </>
    );
    const { rerender } = render(page(""));
    const menu = screen.getByRole("button", { name: "Menu" });
    menu.focus();
    for (const title of ["First", "Second"]) {
      rerender(page(title));
      screen.getByRole("button", { name: "Close" }).focus();
    }
    rerender(page(""));
    expect(document.activeElement).toBe(menu);
  });
});

describe("Segments", () => {
  it("is a named radio group with one chosen", () => {
    const onChange = vi.fn();
    const options = [1, 2, 3].map((value) => ({ value, label: String(value) }));
    render(<Segments label="Players" options={options} value={2} onChange={onChange} />);
    expect(screen.getByRole("group", { name: "Players" })).toBeTruthy();
    expect((screen.getByRole("radio", { name: "2" }) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "3" }));
    expect(onChange).toHaveBeenCalledWith(3);
  });
});

describe("what somebody did before the page came alive", () => {
  const heard = vi.fn();
  const options = [1, 2, 3].map((value) => ({ value, label: String(value) }));
  it.each<[string, ReactNode, (inputs: readonly HTMLInputElement[]) => void, unknown]>([
    [
      "a field",
      <Field key="" label="Words" value="" onChange={heard} />,
      ([field]) => field && Object.assign(field, { value: "calm blue goat" }),
      "calm blue goat",
    ],
    [
      "one of several",
      <Segments key="" label="Players" options={options} value={2} onChange={heard} />,
      ([, , third]) => third?.click(),
      3,
    ],
    [
      "a switch",
      <Switch key="" label="Sound" checked={false} onChange={heard} />,
      ([only]) => only?.click(),
      true,
    ],
    [
      "a slider",
      <Slider
        key=""
        {...{ label: "", valueText: "", marks: [] }}
        value={4}
        min={0}
        max={9}
        onChange={heard}
      />,
      ([range]) => range && Object.assign(range, { value: "7" }),
      7,
    ],
  ])("is told by %s once, and nothing where nobody did", async (_what, control, use, told) => {
    for (const isUsed of [false, true]) {
      heard.mockClear();
      const house = document.createElement("div");
      document.body.append(house);
      house.innerHTML = renderToString(control);
      if (isUsed) use([...house.querySelectorAll("input")]);
      const root = await act(async () => hydrateRoot(house, control));
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
      expect(heard.mock.calls).toEqual(isUsed ? [[told]] : []);
      await act(async () => root.unmount());
      house.remove();
    }
  });
});

describe("Slider", () => {
  it("is a native range that says its value in words, and keeps its ticks to eyes", () => {
    const onChange = vi.fn();
    const marks = [
      { value: 0, name: "None" },
      { value: 4, name: "Galateia" },
      { value: 12, name: "Poseidon" },
    ];
    render(
      <Slider
        label="Islands"
        value={4}
        min={0}
        max={12}
        marks={marks}
        valueText="4: Galateia"
        onChange={onChange}
      />,
    );
    const slider = screen.getByRole("slider", { name: "Islands" }) as HTMLInputElement;
    expect([slider.min, slider.max, slider.value]).toEqual(["0", "12", "4"]);
    expect(slider.getAttribute("aria-valuetext")).toBe("4: Galateia");
    fireEvent.change(slider, { target: { value: "12" } });
    expect(onChange).toHaveBeenCalledWith(12);
    const places = [...document.querySelectorAll<HTMLElement>(".sw-slider-marks li")];
    expect(places.map((place) => place.style.getPropertyValue("--at"))).toEqual(["0", String(4 / 12), "1"]);
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  // Firefox alone adds the border to a thumb's size otherwise, and its ends would not lie under the first and last tick.
  it("has a thumb of one size in every browser", () => {
    const thumbs = [sliderStyles, scrubberStyles].flatMap((sheet) =>
      sheet.match(/input::-moz-range-thumb \{[^}]*\}/g),
    );
    expect(thumbs).toHaveLength(2);
    for (const thumb of thumbs) expect(thumb).toMatch(/@apply box-border /);
  });
});

describe("Stepper", () => {
  const labels = { name: "Gladly", less: "One less", more: "One more", value: "2 cards" };

  it("is a spin button between two buttons", () => {
    const onChange = vi.fn();
    render(<Stepper value={2} min={0} max={5} onChange={onChange} labels={labels} />);
    const spin = screen.getByRole("spinbutton", { name: "Gladly" });
    expect(spin.getAttribute("aria-valuetext")).toBe("2 cards");
    for (const key of ["ArrowUp", "ArrowDown", "Home", "End"]) fireEvent.keyDown(spin, { key });
    fireEvent.click(screen.getByRole("button", { name: "One more" }));
    expect(onChange.mock.calls.flat()).toEqual([3, 1, 0, 5, 3]);
  });

  it("does not step past its ends", () => {
    const onChange = vi.fn();
    render(<Stepper value={5} min={0} max={5} onChange={onChange} labels={labels} />);
    fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "ArrowUp" });
    expect(onChange).not.toHaveBeenCalled();
    expect((screen.getByRole("button", { name: "One more" }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe("Dials", () => {
  it("pushes at most along with gladly, and gladly down with at most", () => {
    const onDial = vi.fn();
    render(
      <OfferDials
        rows={[
          { key: "a", name: "Ana", gladly: 2, atMost: 2, own: { max: 5 } },
          { key: "b", name: "Ben", gladly: 4, atMost: null },
        ]}
        labels={{
          table: "Dials",
          player: "Player",
          gladly: "gladly",
          atMost: "at most",
          less: (dial) => `${dial} less`,
          more: (dial) => `${dial} more`,
          unset: "–",
        }}
        onDial={onDial}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "gladly more" }));
    fireEvent.click(screen.getByRole("button", { name: "at most less" }));
    expect(onDial.mock.calls.flat()).toEqual([
      { gladly: 3, atMost: 3 },
      { gladly: 1, atMost: 1 },
    ]);
    expect(screen.getByRole("row", { name: /Ben 4 –/ })).toBeTruthy();
  });
});

describe("small controls", () => {
  it("keeps a waiting button in reach but inert", () => {
    const onClick = vi.fn();
    render(
      <Button variant="waiting" onClick={onClick}>
        1 more to choose
      </Button>,
    );
    const button = screen.getByRole("button", { name: "1 more to choose" });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("turns a switch by its words", () => {
    const onChange = vi.fn();
    render(<Switch label="Spare shown" checked={false} onChange={onChange} />);
    fireEvent.click(screen.getByText("Spare shown"));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole("switch", { name: "Spare shown" })).toBeTruthy();
  });

  it("ties a field to its label and its error", () => {
    render(<Field label="Words" error="No table has these words." />);
    const input = screen.getByLabelText("Words");
    const described = input.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("No table has these words.");
  });

  it("lets no phone correct a code", () => {
    render(<Field label="Words" asTyped />);
    const input = screen.getByLabelText("Words");
    for (const [name, value] of Object.entries({
      autocapitalize: "none",
      autocorrect: "off",
      spellcheck: "false",
    }))
      expect(input.getAttribute(name), name).toBe(value);
  });

  it("says the spare with its word", () => {
    render(<SpareGauge spare={11} atStart={50} toPay={5} word="low" label="Spare cards" />);
    const gauge = screen.getByRole("meter", { name: "Spare cards" });
    expect(gauge.getAttribute("aria-valuetext")).toBe("11, low");
    // Filled up to the level; the part that must be paid is drawn so that it does not look free.
    expect(gauge.querySelector(".sw-gauge-fill")?.getAttribute("height")).toBe("22.00%");
    expect(gauge.querySelector(".sw-gauge-bound")?.getAttribute("height")).toBe("10.00%");
  });
});
