import { createHash } from 'node:crypto';
import { personalTables, rowsOf } from '#server/features/platform/privacy/catalogue-queries.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/people.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an account has in the database: the ids of its rows by table, and a checksum of everything in them. */
export interface Belongings {
  ids: string[];
  checksums: Map<string, string>;
}

export async function belongingsOf({ world }: TestApp, { accountId }: Person): Promise<Belongings> {
  const ids = new Set<string>([accountId]);
  const checksums = new Map<string, string>();
  for (const table of await personalTables(world.database)) {
    const rows = (await rowsOf(world.database, table, accountId)).map((row) => {
      if (typeof row['id'] === 'string' && ID.test(row['id'])) ids.add(row['id']);
      return JSON.stringify(row);
    });
    checksums.set(table.name, createHash('sha256').update(rows.toSorted().join('\n')).digest('hex'));
  }
  return { ids: [...ids], checksums };
}

/** The tables in which an account's rows are not what they were. */
export const changedTables = (before: Belongings, after: Belongings): string[] =>
  [...after.checksums].filter(([name, sum]) => before.checksums.get(name) !== sum).map(([name]) => name);
