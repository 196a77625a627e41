import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { salesKinds } from '#contract/localbiz/import-tables.ts';
import type { Executor } from '#server/db/database.ts';
import { shopIdsIn } from './queries.ts';
import type { ImportRow } from './queries.ts';
import { shopIdsOf } from './shops-of-import.ts';
import { imports } from './tables.ts';

/** Whether a file is about the same as another, on some of its days where it has any: both of sales, or both of people. */
function isAlike({ firstDay, lastDay, summary }: ImportRow): SQL | undefined {
  const kind = summary?.kind ?? 'orders';
  const kinds: readonly string[] = salesKinds.some((one) => one === kind) ? salesKinds : [kind];
  const list = sql.join(
    kinds.map((one) => sql`${one}`),
    sql`, `,
  );
  const ofKind = sql`${imports.summary}->>'kind' in (${list})`;
  if (firstDay === null || lastDay === null) return ofKind;
  return and(ofKind, sql`${imports.firstDay} <= ${lastDay} and ${imports.lastDay} >= ${firstDay}`);
}

/** Kept files of the same shops that are about the same as one: what it brought, they may hold as well. */
export const overlappingImports = (executor: Executor, one: ImportRow): Promise<{ id: string }[]> =>
  executor
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.businessId, one.businessId),
        sql`${shopIdsIn} && ${`{${shopIdsOf(one).join(',')}}`}::uuid[]`,
        eq(imports.state, 'committed'),
        ne(imports.id, one.id),
        // What an older one holds was there before this one came.
        ne(imports.fileHash, ''),
        isAlike(one),
      ),
    );
