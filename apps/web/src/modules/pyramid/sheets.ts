import dynamic from "next/dynamic";
import { late, NothingShown } from "@/layout/late";

export const Sheets = dynamic(() =>
  late(() => import("@stillwater/ui/modules/pyramid/sheets").then(() => NothingShown)),
);
