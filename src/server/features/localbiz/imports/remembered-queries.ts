import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { ImportRow } from './queries.ts';
import { imports } from './tables.ts';

/** States of files that an owner said yes to, and did not take out again: what was said of one that was may have been wrong. */
const KEPT = ['committed', 'committing'] as const;

/** The last file with the same columns that was kept: what the owner said of it, and what it was read as; null where there was none. */
export async function rememberedFile(
  executor: Executor,
  businessId: string,
  headerHash: string,
): Promise<Pick<ImportRow, 'answers' | 'summary'> | null> {
  const [row] = await executor
    .select({ answers: imports.answers, summary: imports.summary })
    .from(imports)
    .where(
      and(
        eq(imports.businessId, businessId),
        eq(imports.headerHash, headerHash),
        inArray(imports.state, KEPT),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row ?? null;
}

const MOST_REMEMBERED = 20;

/** What was said of places in files of the business that were kept, the last word on each: a shop's id, or null for one that is left out. */
export async function rememberedPlaces(
  executor: Executor,
  businessId: string,
): Promise<Record<string, string | null>> {
  const rows = await executor
    .select({ answers: imports.answers })
    .from(imports)
    .where(
      and(
        eq(imports.businessId, businessId),
        inArray(imports.state, KEPT),
        sql`jsonb_typeof(${imports.answers}->'shops_of_places') = 'object'`,
      ),
    )
    .orderBy(desc(imports.id))
    .limit(MOST_REMEMBERED);
  return Object.assign({}, ...rows.toReversed().map(({ answers }) => answers.shops_of_places));
}
