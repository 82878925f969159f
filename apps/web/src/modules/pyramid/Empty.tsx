"use client";

import { pyramidBoard } from "@stillwater/engine";
import { PyramidBoard } from "@stillwater/ui/modules/pyramid";
import { EMPTY_FINISH, emptySpaces } from "../empty-space";
import type { EmptyProps } from "../sea-part";

/** The pyramid before the deal. */
export default function Empty({ options, notice }: EmptyProps) {
  const layout = options.steps === true ? "steps" : "bricks";
  const shared = { label: "", rowLabels: [], finish: EMPTY_FINISH, notice };
  return <PyramidBoard {...shared} cells={emptySpaces(pyramidBoard(options.steps).rows)} layout={layout} />;
}
