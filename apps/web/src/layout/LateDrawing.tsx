"use client";

import dynamic from "next/dynamic";
import { late, NothingShown } from "./late";

/**
 * The drawing is in the page's HTML and nowhere else: drawn on the server alone it would be sent a second time, as
 * data. Its code comes along late and with nothing to do.
 */
export const LateDrawing = dynamic(() => late(() => import("./Drawing"), NothingShown));
