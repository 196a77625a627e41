import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPglite } from '#server/db/embedded/pglite.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { terminalLog } from '#server/ports/log.ts';
import { refusingOutsiders } from './refusing-outsiders.ts';

/** The migrated, empty database on PostgreSQL that the global set-up made, where it did. */
export const templateName = () => process.env['LEGWORK_TEST_TEMPLATE'];

/** Where the global set-up leaves a migrated, empty PGlite. */
export const dumpPath = () => process.env['LEGWORK_TEST_DUMP'] ?? '';

async function openFreshPostgres(serverUrl: string): Promise<DatabaseConnection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  const template = templateName();
  await admin.query(`create database ${name} template ${template ?? 'template1'} strategy file_copy`);
  await admin.end();
  url.pathname = `/${name}`;
  const connection = await openPostgres(url.href, terminalLog);
  if (template === undefined) await connection.migrate();
  return {
    ...connection,
    database: refusingOutsiders(connection.database),
    confined: refusingOutsiders(connection.confined),
    close: async () => {
      await connection.close();
      const dropper = new Client({ connectionString: serverUrl });
      await dropper.connect();
      await dropper.query(`drop database ${name} with (force)`);
      await dropper.end();
    },
  };
}

/** An empty, migrated database: a PGlite cloned from the dump, or a new database on LEGWORK_TEST_POSTGRES. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const server = process.env['LEGWORK_TEST_POSTGRES'];
  if (server) return openFreshPostgres(server);
  return openPglite({ dump: new Blob([await readFile(dumpPath())]) });
}
