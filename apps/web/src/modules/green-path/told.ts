import type { ToldOptions } from "../told";

export const told: ToldOptions<"green-path"> = ({ green }, t) => (green ? [t("green")] : []);
