import type { ImportKind } from '#contract/localbiz/import-summary.ts';
import { importKinds, salesKinds } from '#contract/localbiz/import-summary.ts';
import { readTable } from '#engines/tables/index.ts';
import type { Knowledge, Table } from '#engines/tables/index.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/features/localbiz/imports/messages.ts';
import { peopleFile, reviewsFile, salesFile, thingsFile } from './build-file.ts';
import type { Asked } from './build-file.ts';
import type { UnderstoodFile } from './file.ts';
import { exportOf, saidOf } from './known-export.ts';

/** A file as it was understood, or why nothing of it can be brought in. */
type ReadImport = { refused: Message } | UnderstoodFile;

const kindIn = (kind: string): ImportKind | null => importKinds.find((known) => known === kind) ?? null;

/** What only the reviews have that somebody wrote about others on Google Maps. */
const OF_ONESELF = /\bfive_star_rating_published$/;
const areOnesOwn = ({ headers }: Table): boolean => headers?.some((name) => OF_ONESELF.test(name)) === true;

/** Why a table of another kind is not brought in. */
const refusalOf = (kind: string | undefined): Message =>
  kind === 'item_totals' ? text.message('itemTotals') : text.message('nothingLeft');

const isOfSales = (kind: ImportKind): boolean => salesKinds.some((known) => known === kind);

/** Reads a file's tables with what its owner said of it. Of several the one with the most rows is taken, one of sales before others. */
export function readImport(tables: readonly Table[], knowledge: Knowledge, asked: Asked): ReadImport {
  if (tables.some(areOnesOwn)) return { refused: text.message('onesOwnReviews') };
  const read = tables.flatMap((table) => {
    const known = exportOf(table);
    const reading = readTable(table, knowledge, saidOf(known, asked.answers));
    return reading === null ? [] : [{ table, reading, system: known?.known ?? null }];
  });
  const [found] = read
    .flatMap((one) => {
      const kind = kindIn(one.reading.kind);
      return kind === null ? [] : [{ ...one, kind }];
    })
    .toSorted(
      (one, other) =>
        Number(isOfSales(other.kind)) - Number(isOfSales(one.kind)) ||
        other.reading.rows.size - one.reading.rows.size,
    );
  if (found === undefined) return { refused: refusalOf(read[0]?.reading.kind) };
  if (found.kind === 'customers') return peopleFile(found, asked);
  if (found.kind === 'items') return thingsFile(found);
  return found.kind === 'reviews' ? reviewsFile(found, asked) : salesFile(found, found.kind, asked);
}
