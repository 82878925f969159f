/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as JaggedRocksDescribed } from "./description";
export type { Fields as RocksOptions } from "./options";
export type { SetupFields as JaggedRocksSetup } from "./setup";
