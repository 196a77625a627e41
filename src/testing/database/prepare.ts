import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { terminalLog } from '#server/ports/log.ts';
import { createQueue } from '#server/queue/pg-boss.ts';

/** Makes a migrated, empty database on a PostgreSQL server for others to be copied from; answers how to drop it. */
async function prepareTemplate(serverUrl: string): Promise<() => Promise<void>> {
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
  const connection = await openPostgres(url.href);
  await connection.migrate();
  const queue = createQueue(connection, terminalLog);
  await queue.start([]);
  await queue.stop();
  await connection.close();
  process.env['LEGWORK_TEST_TEMPLATE'] = name;
  return () => admin(`drop database ${name} with (force)`);
}

/** Vitest's global set-up: migrates once, so that each worker clones; unpacks the browser once for all. */
export async function setup(): Promise<() => Promise<void>> {
  await findChromium(sharedFolder);
  const server = process.env['LEGWORK_TEST_POSTGRES'];
  const dropTemplate = server ? await prepareTemplate(server) : null;
  const folder = await mkdtemp(join(tmpdir(), 'legwork-tests-'));
  const connection = await openPglite({ memory: true });
  await connection.migrate();
  const queue = createQueue(connection, terminalLog);
  await queue.start([]);
  await queue.stop();
  if (connection.queueBackend.kind === 'pglite') {
    const dump = await connection.queueBackend.client.dumpDataDir('gzip');
    const path = join(folder, 'migrated.tar.gz');
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
    process.env['LEGWORK_TEST_DUMP'] = path;
  }
  await connection.close();
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await dropTemplate?.();
  };
}
