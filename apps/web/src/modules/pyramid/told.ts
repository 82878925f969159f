import type { ToldOptions } from "../told";

export const told: ToldOptions<"pyramid"> = ({ steps, harder, easier }, t) => [
  ...(steps ? [t("steps")] : []),
  ...(harder ? [t("harder")] : []),
  ...(easier ? [t("easier")] : []),
];
