import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { createDatabase, dropDatabase } from '#testing/crash/world/databases.ts';
import { openTestDatabase, templateName } from '#testing/database/database.ts';
import { claimDataFolder, requireDataFolder } from './data-folder.ts';
import type { DatabaseConnection } from './database.ts';
import { openPostgres } from './postgres/postgres.ts';

// Set where the server tests run on PostgreSQL: the embedded database has no workers beside its server.
const given = process.env['LEGWORK_TEST_POSTGRES'];

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'legwork-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));
const folder = (name: string) => join(parent, name);

describe('the files of a database', () => {
  let connection: DatabaseConnection;
  beforeEach(async () => {
    connection = await openTestDatabase();
  });
  afterEach(() => connection.close());
  const claim = async (dataDir: string) => {
    const { log, entries } = recordingLog();
    await claimDataFolder(connection.database, dataDir, log);
    return entries.map(({ event }) => event);
  };
  const refusal = (dataDir: string) =>
    requireDataFolder(connection.database, dataDir).then(
      () => null,
      (error: Error) => error.message,
    );

  it('are where its server keeps them, and nowhere else', async () => {
    expect(await refusal(folder('server'))).toMatch(/^No server has used this database yet, [^.]+\.$/);
    expect(await claim(folder('server'))).toEqual([]);
    expect(await refusal(folder('server'))).toBeNull();
    expect(await claim(folder('server'))).toEqual([]);
    expect(await refusal(folder('elsewhere'))).toMatch(
      /^This worker would find no files: \S+elsewhere is not the server's DATA_DIR, [^.]+\.$/,
    );
  });

  it('are looked for in a new folder when the server has one, and the log says that it changed', async () => {
    await claim(folder('lost'));
    expect(await claim(folder('new'))).toEqual(['data_folder.another']);
    expect(await refusal(folder('new'))).toBeNull();
    expect(await refusal(folder('lost'))).not.toBeNull();
  });

  it('are found again though a crash left half of the id', async () => {
    await claim(folder('server'));
    await writeFile(join(folder('server'), 'folder-id'), '4f1c');
    expect(await refusal(folder('server'))).not.toBeNull();
    await claim(folder('server'));
    expect(await refusal(folder('server'))).toBeNull();
  });
});

/** Starts a worker, and ends it when it has said something; answers what it said and with which code it ended. */
async function startWorker(databaseUrl: string, dataDir: string): Promise<{ said: string; code: unknown }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'worker.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SOURCES: 'live',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      parts.push(text);
      if (text.includes('Worker is ready.')) child.kill('SIGTERM');
    });
  const [code] = await once(child, 'close');
  return { said: parts.join('').trim(), code };
}

describe.runIf(given)('a worker beside its server', () => {
  const name = `worker_folder_${randomUUID().replaceAll('-', '')}`;
  afterEach(() => dropDatabase(given ?? '', name));

  it('does not start where it would find no files, and says why in one sentence', async () => {
    const url = await createDatabase(given ?? '', name, templateName());
    const connection = await openPostgres(url, recordingLog().log);
    await connection.migrate();
    await claimDataFolder(connection.database, folder('server'), recordingLog().log);
    await connection.close();
    expect(await startWorker(url, folder('own'))).toEqual({
      said: `This worker would find no files: ${folder('own')} is not the server's DATA_DIR, so start it on the server's machine with the same DATA_DIR, or share that folder with this machine.`,
      code: 1,
    });
    expect(await startWorker(url, folder('server'))).toEqual({ said: 'Worker is ready.', code: 0 });
  });
});
