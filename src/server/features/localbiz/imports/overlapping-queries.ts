import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { salesKinds } from '#contract/localbiz/import-tables.ts';
import type { Executor } from '#server/db/database.ts';
import { isOfSales } from './import-reply.ts';
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

/** Kept files of the same shops that are about the same as one, the first kept first: what it brought, they may hold as well. */
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
    )
    .orderBy(asc(imports.committedAt), asc(imports.id));

/**
 * The files that were kept of the same shops and days before one, whose orders it may tell otherwise. A list of what was sold and one of whole
 * sales tell each their own of the same orders.
 */
export async function olderImports(executor: Executor, one: ImportRow): Promise<string[]> {
  const { summary, firstDay, lastDay, committedAt, id } = one;
  if (!isOfSales(summary) || firstDay === null || lastDay === null) return [];
  const before =
    committedAt === null
      ? undefined
      : or(
          lt(imports.committedAt, committedAt),
          and(eq(imports.committedAt, committedAt), lt(imports.id, id)),
        );
  const found = await executor
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.businessId, one.businessId),
        sql`${shopIdsIn} && ${`{${shopIdsOf(one).join(',')}}`}::uuid[]`,
        inArray(imports.state, ['committing', 'committed']),
        ne(imports.id, id),
        inArray(sql`${imports.summary}->>'kind'`, [...salesKinds]),
        sql`(${imports.summary}->>'kind' = 'orders') = ${summary?.kind === 'orders'}`,
        sql`${imports.firstDay} <= ${lastDay} and ${imports.lastDay} >= ${firstDay}`,
        before,
      ),
    );
  return found.map((other) => other.id);
}
