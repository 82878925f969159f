import type { ToldOptions } from "../told";

export const told: ToldOptions<"wild-cards"> = ({ wild }, t) =>
  wild === undefined ? [] : [t("wild", { count: wild })];
