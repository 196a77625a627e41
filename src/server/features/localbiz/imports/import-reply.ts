import { salesKinds } from '#contract/localbiz/import-tables.ts';
import type { ImportLine, ImportReply } from '#contract/localbiz/imports.ts';
import { UNDO_DAYS } from '#contract/localbiz/imports.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Membership } from '#server/features/localbiz/business/index.ts';
import type { ImportRow } from './queries.ts';
import type { ShopsOfFile } from './shops-of-import.ts';

const DAY_MS = 86_400_000;

/** Until when a file that was kept can be taken out. */
export const undoUntil = (committedAt: Date): Date => new Date(committedAt.getTime() + UNDO_DAYS * DAY_MS);

/** Whether a file is of sales, as its dry run says. */
export const isOfSales = (summary: ImportRow['summary']): boolean =>
  salesKinds.some((kind) => kind === summary?.kind);

/** A file as a line of the list. */
export function lineOf(row: ImportRow, reader: Reader, now: Date): ImportLine {
  const until = row.state === 'committed' && row.committedAt !== null ? undoUntil(row.committedAt) : null;
  return {
    id: row.id,
    shop_id: row.shopId,
    file_name: row.fileName,
    state: row.state,
    source: row.summary?.source ?? null,
    kind: row.summary?.kind ?? null,
    tables: row.tables ?? [],
    first_day: row.firstDay,
    last_day: row.lastDay,
    total_lines: row.totalLines,
    done_lines: row.doneLines,
    problem: row.problem === null ? null : say(row.problem, reader),
    created_at: row.createdAt.toISOString(),
    committed_at: row.committedAt?.toISOString() ?? null,
    undo_until: until !== null && until > now ? until.toISOString() : null,
  };
}

/** A file with all that is known of it. */
export const replyOf = (
  row: ImportRow,
  {
    shops,
    membership,
    reader,
    now,
  }: { shops: ShopsOfFile; membership: Membership; reader: Reader; now: Date },
): ImportReply => ({
  ...lineOf(row, reader, now),
  shop_name: shops[0].name,
  answers: row.answers,
  summary: row.summary,
  currency: shops[0].currency,
  close_hour: shops[0].closeHour,
  region: shops.every(({ region }) => region === shops[0].region) ? shops[0].region : 'several',
  may_change: mayAct(membership.role, 'change'),
});
