import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { readConfig } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPglite } from '#server/db/embedded/pglite.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { terminalLog } from '#server/ports/log.ts';
import { createServices } from '#server/services.ts';

/** Migrates a database and makes every queue in it, which each test would else do for itself. */
async function fillEmpty(connection: DatabaseConnection, folder: string): Promise<void> {
  await connection.migrate();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'off' });
  const { queue, handlers } = await createServices(config, connection, { log: terminalLog });
  await queue.start(handlers);
  await queue.stop();
}

/** Makes a migrated, empty database on a PostgreSQL server for others to be copied from; answers how to drop it. */
async function prepareTemplate(serverUrl: string, folder: string): Promise<() => Promise<void>> {
  const name = `template_${process.pid}_${Date.now()}`;
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = await openPostgres(url.href, terminalLog);
  await fillEmpty(connection, folder);
  await connection.close();
  process.env['LEGWORK_TEST_TEMPLATE'] = name;
  return () => admin(`drop database ${name} with (force)`);
}

/**
 * Leaves little of an embedded database that a test would unpack again: none of the databases that others are made from, nothing
 * to recover, and no larger memory than a test fills. A clone costs less than half of what it cost.
 */
async function makeSmall(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec(`alter system set shared_buffers = '16MB'`);
  await client.exec('checkpoint');
}

/** Vitest's global set-up: migrates once, so that each worker clones; unpacks the browser once for all. */
export async function setup(): Promise<() => Promise<void>> {
  await findChromium(sharedFolder);
  // Whoever runs the tests many times over migrates once for all of them.
  if (process.env['LEGWORK_TEST_DUMP'] !== undefined) return async () => undefined;
  const server = process.env['LEGWORK_TEST_POSTGRES'];
  const folder = await mkdtemp(join(tmpdir(), 'legwork-tests-'));
  const dropTemplate = server ? await prepareTemplate(server, folder) : null;
  const connection = await openPglite({ memory: true });
  await fillEmpty(connection, folder);
  if (connection.queueBackend.kind === 'pglite') {
    await makeSmall(connection.queueBackend.client);
    // Not compressed: each test would unpack it again.
    const dump = await connection.queueBackend.client.dumpDataDir('none');
    const path = join(folder, 'migrated.tar');
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
    process.env['LEGWORK_TEST_DUMP'] = path;
  }
  await connection.close();
  return async () => {
    // Another set-up in this process makes its own.
    delete process.env['LEGWORK_TEST_DUMP'];
    delete process.env['LEGWORK_TEST_TEMPLATE'];
    await rm(folder, { recursive: true, force: true });
    await dropTemplate?.();
  };
}
