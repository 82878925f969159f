"use client";

import { useId } from "react";
import { Glyph } from "../../marks/Glyph";
import { Icon } from "../../marks/Icon";
import { StormBadge } from "./StormBadge";
import { COMPASS_SIGN, STORM_SIGNS } from "./signs";
import type { CouncilOption, CouncilProps } from "./types";
import "./weather.css";

const OWN =
  "bg-ink text-paper forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-colors:forced-color-adjust-none";

function Markers({ markers }: Pick<CouncilOption, "markers">) {
  return (
    <span className="flex max-w-24 flex-none flex-wrap justify-end gap-1" aria-hidden="true">
      {markers.map((marker) => (
        <span
          key={marker.key}
          className={`grid size-7 place-items-center rounded-full border-[1.25px] border-ink text-14 leading-none
            font-semibold ${marker.own === true ? OWN : "bg-sheet text-ink"}
            ${marker.settled === true ? "outline-[1.25px] outline-offset-1 outline-ink" : ""}`}
          data-crew={marker.crew === true ? "" : undefined}
        >
          {marker.crew === true ? <Icon name="wheel" size={18} /> : marker.initial}
        </span>
      ))}
    </span>
  );
}

const OPTION = `sw-council-option flex min-h-14 w-full cursor-pointer items-center gap-3.25
  px-4 py-1.75 text-start leading-[1.25]
  focus-visible:relative focus-visible:focused focus-visible:-outline-offset-3 [&>.sw-badge]:mx-px
  aria-pressed:bg-act-soft aria-disabled:cursor-default aria-disabled:text-off aria-pressed:lit`;

/** The storm council, in which only markers speak: one row for each use of a Compass, with those who point at it. */
export function Council({ drawn, question, options, foot, chosen, onChoose, level }: CouncilProps) {
  const id = useId();
  const Title = level === undefined ? "p" : (`h${level}` as const);
  return (
    <div className="sw-cartouche sw-council [--disc:34px]">
      <div className="sw-cartouche-inside p-0">
        <div className="flex gap-3.5 border-b-[1.25px] border-b-ink px-4 py-3.5">
          <span className="sw-storm-card h-19 w-14 flex-none rounded-sm" data-badge={drawn.storm}>
            <Glyph d={STORM_SIGNS[drawn.storm].path} size={36} />
          </span>
          <div>
            <p className="sw-label">{drawn.overline}</p>
            <Title className="mt-0.5 mb-1 font-serif text-28/[1.1] text-balance">{drawn.title}</Title>
            <p className="text-pretty">{drawn.text}</p>
          </div>
        </div>
        <p id={id} className="px-4 pt-2.5 pb-2 font-serif text-22 leading-[1.2]">
          {question}
        </p>
        <ul className="[&>*+*]:border-t [&>*+*]:border-rule" aria-labelledby={id}>
          {options.map((option) => (
            <li key={option.key}>
              <button
                type="button"
                className={OPTION}
                aria-label={option.label}
                aria-pressed={option.key === chosen}
                aria-disabled={option.disabled === true ? true : undefined}
                onClick={() => onChoose(option.key)}
              >
                {option.storm === "keep" ? (
                  <span className="sw-rack-disc mx-px" data-state="held">
                    <Glyph d={COMPASS_SIGN.path} size={26} />
                  </span>
                ) : (
                  <StormBadge storm={option.storm} size="large" />
                )}
                <span className="grid min-w-0 flex-1">
                  {/* The space separates the title from the note where both are read as one text. */}
                  <span className="text-17 font-semibold">{option.title}</span>{" "}
                  {option.note === undefined ? null : <span className="text-quiet">{option.note}</span>}
                </span>
                <Markers markers={option.markers} />
              </button>
            </li>
          ))}
        </ul>
        {foot === undefined ? null : (
          <p className="border-t border-t-hair px-4 pt-2.25 pb-2.75 text-pretty text-quiet xl:min-h-[7.2em]">
            {foot}
          </p>
        )}
      </div>
    </div>
  );
}
