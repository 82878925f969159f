import type { ToldOptions } from "../told";

export const told: ToldOptions<"beacons"> = ({ beacons }, t) => (beacons === undefined ? [] : [t("beacons")]);
