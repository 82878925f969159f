"use client";

import { useId } from "react";
import { Glyph } from "../../marks/Glyph";
import { Icon } from "../../marks/Icon";
import { StormBadge } from "./StormBadge";
import { COMPASS_SIGN, STORM_SIGNS } from "./signs";
import type { CouncilOption, CouncilProps } from "./types";
import "./council.css";
import "./weather.css";

function Markers({ markers }: Pick<CouncilOption, "markers">) {
  return (
    <span className="sw-council-markers" aria-hidden="true">
      {markers.map((marker) => (
        <span
          key={marker.key}
          className="sw-council-marker"
          data-crew={marker.crew === true ? "" : undefined}
          data-own={marker.own === true ? "" : undefined}
          data-settled={marker.settled === true ? "" : undefined}
        >
          {marker.crew === true ? <Icon name="wheel" size={18} /> : marker.initial}
        </span>
      ))}
    </span>
  );
}

/** The storm council. Only markers speak: one row for each thing a Compass can do, and who points at it. */
export function Council({ drawn, question, options, foot, chosen, onChoose, level }: CouncilProps) {
  const id = useId();
  const Title = level === undefined ? "p" : (`h${level}` as const);
  return (
    <div className="sw-cartouche sw-council">
      <div className="sw-cartouche-inside">
        <div className="sw-council-drawn">
          <span className="sw-storm-card" data-badge={drawn.storm}>
            <Glyph d={STORM_SIGNS[drawn.storm].path} size={36} />
          </span>
          <div>
            <p className="sw-label">{drawn.overline}</p>
            <Title className="sw-council-title">{drawn.title}</Title>
            <p className="sw-council-text">{drawn.text}</p>
          </div>
        </div>
        <p id={id} className="sw-council-question">
          {question}
        </p>
        <ul className="sw-council-options" aria-labelledby={id}>
          {options.map((option) => (
            <li key={option.key}>
              <button
                type="button"
                className="sw-council-option"
                aria-label={option.label}
                aria-pressed={option.key === chosen}
                aria-disabled={option.disabled === true ? true : undefined}
                onClick={() => onChoose(option.key)}
              >
                {option.storm === "keep" ? (
                  <span className="sw-rack-disc" data-state="held">
                    <Glyph d={COMPASS_SIGN.path} size={26} />
                  </span>
                ) : (
                  <StormBadge storm={option.storm} size="large" />
                )}
                <span className="sw-council-words">
                  {/* The space keeps the two apart where the words are read as one text. */}
                  <span className="sw-council-name">{option.title}</span>{" "}
                  {option.note === undefined ? null : <span className="sw-quiet">{option.note}</span>}
                </span>
                <Markers markers={option.markers} />
              </button>
            </li>
          ))}
        </ul>
        {foot === undefined ? null : <p className="sw-council-foot">{foot}</p>}
      </div>
    </div>
  );
}
