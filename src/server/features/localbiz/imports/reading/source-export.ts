import type { ImportKind } from '#contract/localbiz/import-tables.ts';

/** An export of a till or shop system, told by columns that only it has. */
export interface SourceExport {
  /** The system: the same for all its exports, since they share the numbers of orders. */
  name: string;
  /** All must be there, in small letters; the first export of which they are is meant. */
  columns: readonly string[];
  kind: ImportKind;
  /** How it sells; of people and things it is not asked. */
  channel?: 'counter' | 'web';
  /** Where its dates do not prove it. */
  dateOrder?: 'day first' | 'month first';
  /** What its columns are, by their names in small letters; of others it is worked out. */
  fields: Readonly<Record<string, string | null>>;
  /** The same by the beginnings of names that end with a place: "current quantity ". */
  begins?: Readonly<Record<string, string | null>>;
}
