"use client";

import dynamic from "next/dynamic";
import { late, NothingShown } from "./late";

/**
 * Keeps the drawing in the page's HTML only: as a server component it would be sent a second time, as data. Its script is
 * loaded late and has nothing to do.
 */
export const LateDrawing = dynamic(() => late(() => import("./Drawing"), NothingShown));
