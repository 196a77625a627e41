export { tableOfJson } from './records.ts';
export { fitOf, SEPARATORS } from './separator.ts';
export type { Separator } from './separator.ts';
export type { Cell, Table } from './table.ts';
