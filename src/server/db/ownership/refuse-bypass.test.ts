import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPglite } from '#server/db/embedded/pglite.ts';
import { dumpPath, openTestDatabase } from '#testing/database/database.ts';
import { refuseBypass } from './refuse-bypass.ts';

let embedded: DatabaseConnection;
beforeAll(async () => {
  embedded = await openPglite({ dump: new Blob([await readFile(dumpPath())]) });
});
afterAll(() => embedded.close());

test('the database of the tests may be worked with, whichever it is', async () => {
  const connection = await openTestDatabase();
  await expect(refuseBypass(connection)).resolves.toBeUndefined();
  await connection.close();
});

test('a superuser of a server is refused, with what to run instead', async () => {
  // The embedded database's one login is a superuser, as many a server's first one is.
  await expect(refuseBypass({ ...embedded, kind: 'postgres' })).rejects.toThrow(
    /^DATABASE_URL names postgres, a superuser.*create role legwork login createrole/,
  );
});

test('a role that passes by row security is refused, on the embedded database as well', async () => {
  await embedded.database.execute('alter role legwork_account bypassrls');
  await expect(refuseBypass(embedded)).rejects.toThrow('The role legwork_account passes by row security');
  await embedded.database.execute('alter role legwork_account nobypassrls');
  await expect(refuseBypass(embedded)).resolves.toBeUndefined();
});
