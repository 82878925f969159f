/** The format of a table's id; see newId in server/tables/tools.ts for how one is made. */
const TABLE_ID = /^[0-9A-Za-z]{12}$/;

/** Whether a text can be a table's id. */
export function isTableId(text: string): boolean {
  return TABLE_ID.test(text);
}
