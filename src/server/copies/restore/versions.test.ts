import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrationsOf } from '#server/copies/rows/catalogue.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { emptyPlace, kinds } from '#testing/copies/places.ts';
import { migrateTo, refuseNewer } from './migrate-to.ts';
import { restoreCopy } from './restore-copy.ts';

const all = (await readdir(migrationsFolder)).toSorted();

it('a copy of an older version is restored as it was, then migrated; one of a newer is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-older-'));
  // PostgreSQL where the tests have it: an embedded database takes seconds to be made.
  const [from, place] = await Promise.all([0, 1].map(() => emptyPlace(kinds.at(-1) ?? 'pglite')));
  if (!from || !place) throw new Error('Two places were asked for.');
  const older = await from.open();
  await migrateTo(older, { migrations: all.slice(0, -3) });
  await older.database.execute(
    sql`insert into accounts (kind, email, email_key, full_name, created_at) values ('career', 'a@b.example', 'a@b.example', 'A', now())`,
  );
  const path = join(folder, 'older.tar.gz');
  await takeCopy({ connection: older, dataDir: folder, passphrase: null }, path);
  await older.close();
  const { manifest, connection } = await restoreCopy({ path, passphrase: null }, place.place);
  expect(manifest.migrations).toEqual(all.slice(0, -3));
  expect(await migrationsOf(connection.database)).toEqual(all);
  const { rows } = (await connection.database.execute(sql`select email from accounts`)) as { rows: object[] };
  expect(rows).toEqual([{ email: 'a@b.example' }]);
  await connection.close();
  await expect(refuseNewer({ migrations: ['29991231000000_from_tomorrow'] })).rejects.toThrow(
    'made by a newer Legwork than this one (it stands at 29991231000000_from_tomorrow)',
  );
  await Promise.all([from.remove(), place.remove()]);
  await rm(folder, { recursive: true, force: true });
});
