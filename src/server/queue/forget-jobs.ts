import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

const UUID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

/** Every UUID that the data of a job holds, done ones included. */
export async function idsInJobs(executor: Executor): Promise<string[]> {
  const { rows } = (await executor.execute(
    sql`select distinct m[1] as id from pgboss.job, regexp_matches(data::text, ${UUID}, 'g') m`,
  )) as { rows: { id: string }[] }; // Both drivers answer so.
  return rows.map(({ id }) => id);
}

/** Takes out every job, also a done one, whose data, key or outcome holds one of some words. */
export async function forgetJobs(executor: Executor, words: readonly string[]): Promise<void> {
  await executor.execute(
    sql`delete from pgboss.job where exists (
      select 1 from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word
      where position(word in concat_ws(' ', data, singleton_key, output)) > 0)`,
  );
}
