import type { ToldOptions } from "../told";

export const told: ToldOptions<"panoramas"> = ({ panoramas }, t) =>
  panoramas > 0 ? [t("panoramas", { count: panoramas })] : [];
