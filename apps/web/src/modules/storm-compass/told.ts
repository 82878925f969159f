import type { ToldOptions } from "../told";

export const told: ToldOptions<"storm-compass"> = ({ storms }, t) => (storms ? [t("storms")] : []);
