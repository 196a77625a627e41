/**
 * Tables of owners: from the records that `ports/tables` reads out of a file to typed rows. `readTable` says what a table is about
 * (its kind), what each column is and how sure that is, the rows with money in integer cents, quantities in integer thousandths and
 * local days, what was left out and why, how the sums reconcile, and what the owner has to be asked. With the owner's answers (`Said`)
 * the same table is read once more: nothing is kept between.
 */
export { tableOfJson } from './records.ts';
export { namesPurchases } from './columns/consent-columns.ts';
export { fitOf, SEPARATORS } from './separator.ts';
export type { Separator } from './separator.ts';
export type { Cell, Table } from './table.ts';
export { readTable } from './read-table.ts';
export { textsOfNames } from './table-columns.ts';
export { readSeveral } from './several/read-several.ts';
export type { JoinedTable } from './several/joined.ts';
export type { LeftTable } from './several/read-several.ts';
export type { Knowledge, Said, TableReading } from './reading.ts';
