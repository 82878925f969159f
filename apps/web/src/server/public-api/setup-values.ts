/** The building blocks of the fields of a position that a program enters. */
import { z } from "zod";

const MOST_NAME = 24;
/** More than any place of a table can hold, and more names than a table has places. */
const MOST = 255;

export const nameValue = z.string().max(MOST_NAME);
export const countValue = z.int().min(0).max(MOST);
export const seatValue = z.int().min(1).max(5);
export const namesValue = z.array(nameValue).max(MOST);
/** The name of a place. `__proto__` cannot be one: shapes drop that key from JSON, so `misnamed` refuses it. */
export const placeName = nameValue.regex(/^(?!__proto__$)/);
export const byPlace = <Value extends z.ZodType>(value: Value) => z.record(placeName, value);
