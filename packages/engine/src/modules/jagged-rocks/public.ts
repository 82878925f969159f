/** What the engine offers of it beside what every module has. */
export type { Fields as RocksOptions } from "./options";
