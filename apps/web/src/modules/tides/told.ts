import type { ToldOptions } from "../told";

export const told: ToldOptions<"tides"> = ({ tides }, t) => (tides === undefined ? [] : [t("tides")]);
