"use client";

import { MountainDrawing, type MountainDrawingProps, SeaDrawing, type SeaDrawingProps } from "@stillwater/ui";

type DrawingProps =
  | ({ readonly game: "sea" } & SeaDrawingProps)
  | ({ readonly game: "mountain" } & MountainDrawingProps);

/** The drawing of a game. */
export default function Drawing(props: DrawingProps) {
  if (props.game === "sea") {
    const { game: _sea, ...sea } = props;
    return <SeaDrawing {...sea} />;
  }
  const { game: _mountain, ...mountain } = props;
  return <MountainDrawing {...mountain} />;
}
