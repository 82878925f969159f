import type { ToldOptions } from "../told";

export const told: ToldOptions<"sea-monsters"> = ({ monsters }, t) =>
  monsters === undefined ? [] : [t("monsters", { count: monsters })];
