/** What the engine offers of it beside what every module has. */

export type { Described as JaggedRocksDescribed } from "./description";
export type { Fields as RocksOptions } from "./options";
export type { SetupFields as JaggedRocksSetup } from "./setup";
