import type { ToldOptions } from "../told";

export const told: ToldOptions<"mountain-goats"> = ({ goats }, t) => (goats ? [t("goats")] : []);
