import type { ImportKind } from '#contract/localbiz/import-tables.ts';
import { importKinds } from '#contract/localbiz/import-tables.ts';
import { readSeveral } from '#engines/tables/index.ts';
import type { Knowledge, LeftTable, Table } from '#engines/tables/index.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/features/localbiz/imports/messages.ts';
import { peopleFile, reviewsFile, salesFile, thingsFile } from './build-file.ts';
import type { Asked, Found } from './build-file.ts';
import type { UnderstoodFile, UnderstoodPart } from './file.ts';
import { exportOf, saidOf } from './known-export.ts';

/** A file as it was understood, or why nothing of it can be brought in. */
type ReadImport = { refused: Message } | UnderstoodFile;

const kindIn = (kind: string): ImportKind | null => importKinds.find((known) => known === kind) ?? null;

/** What only the reviews have that somebody wrote about others on Google Maps. */
const OF_ONESELF = /\bfive_star_rating_published$/;
const areOnesOwn = ({ headers }: Table): boolean => headers?.some((name) => OF_ONESELF.test(name)) === true;

/** What is said of a table that is of no sales for all that it looks like. */
const AGAINST = {
  bought: text.message('seemsBought'),
  offered: text.message('seemsOffered'),
  wasted: text.message('seemsWasted'),
  planned: text.message('seemsPlanned'),
  costs: text.message('seemsCosts'),
  'no amounts': text.message('noAmounts'),
} as const;

/** Why nothing of a file is brought in. */
const refusalOf = (left: readonly LeftTable[]): Message =>
  left.some(({ because }) => because === 'sums') ? text.message('itemTotals') : text.message('nothingLeft');

function built(found: Found, asked: Asked): UnderstoodPart {
  if (found.kind === 'customers') return peopleFile(found, asked);
  if (found.kind === 'items') return thingsFile(found);
  return found.kind === 'reviews' ? reviewsFile(found, asked) : salesFile(found, found.kind, asked);
}

/** Whether a table is of what Legwork reads: what a known system exports is what it is. */
const isOurs = ({ reading, system }: Found): boolean => reading.against === null || system !== null;

/**
 * Reads a file's tables with what its owner said of it. Those with the same columns are one; of what is left the sales go first, then what
 * has the most rows, and the others are told beside it.
 */
export function readImport(tables: readonly Table[], knowledge: Knowledge, asked: Asked): ReadImport {
  if (tables.some(areOnesOwn)) return { refused: text.message('onesOwnReviews') };
  const { fileName } = asked;
  const meant = tables
    .filter(({ name }) => asked.tables?.includes(name) ?? true)
    .map((table) => ({ ...table, fileName }));
  const { taken, left } = readSeveral(meant, knowledge, (table) => saidOf(exportOf(table), asked.answers));
  const known = taken.flatMap((one): Found[] => {
    const kind = kindIn(one.reading.kind);
    return kind === null ? [] : [{ ...one, kind, system: exportOf(one.table)?.known ?? null }];
  });
  const others = known.filter((one) => !isOurs(one));
  const [found, ...apart] = known.filter(isOurs);
  if (found === undefined) {
    const against = others[0]?.reading.against ?? null;
    return { refused: against === null ? refusalOf(left) : AGAINST[against] };
  }
  // Who was asked about some of the tables, or said what their rows are, said it of those that are read together.
  const isSaid = asked.tables !== null || asked.answers.kind !== null;
  const unlike = [...(isSaid ? apart : []), ...others].flatMap(({ parts }) =>
    parts.map(({ name, rows }): LeftTable => ({ name, because: 'nothing', rows, of: '' })),
  );
  return {
    ...built(found, asked),
    beside: {
      names: meant.map(({ name }) => name),
      apart: isSaid ? [] : apart,
      left: [...left, ...unlike],
    },
  };
}
