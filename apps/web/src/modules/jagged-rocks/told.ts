import type { ToldOptions } from "../told";

export const told: ToldOptions<"jagged-rocks"> = ({ rocks }, t) =>
  rocks === undefined ? [] : [t(rocks === "auto" ? "rocksAuto" : "rocks")];
