import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/services.ts';
import { createDatabase, dropDatabase } from '#testing/crash/world/databases.ts';
import { templateName } from '#testing/database/database.ts';
import { freePort } from '#testing/free-port.ts';

// Set where the server tests run on a PostgreSQL of their own: nobody lends the superuser of another.
const superuser = process.env['LEGWORK_TEST_SUPERUSER'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-refused-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a program as `npm start` and `npm run worker` do; answers what it said to the terminal, and how it ended. */
async function start(
  program: 'main' | 'worker',
  databaseUrl: string,
): Promise<{ code: unknown; error: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', `${program}.ts`)], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SOURCES: 'live',
      DEMO: 'off',
      PORT: String(await freePort()),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  // One that starts after all says so, and is not waited for until the test's time is over.
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (/is at {2}|Worker is ready/.test(text)) child.kill('SIGKILL');
  });
  const [code] = await once(child, 'close');
  return { code, error: errors.join('').trim() };
}

// On the embedded database, which the other run of the tests has.
it.skipIf(superuser)('the server does not start where its role passes by row security', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'off' });
  const connection = await connectDatabase(config);
  // As somebody left it: the first start makes the roles that are not there, and leaves those that are.
  await connection.database.execute('create role legwork_account nologin bypassrls');
  await connection.close();
  expect(await start('main', '')).toEqual({
    code: 1,
    error:
      'The role legwork_account passes by row security. Let an administrator run: alter role legwork_account nosuperuser nobypassrls;',
  });
});

describe.runIf(superuser)('on PostgreSQL as a superuser', () => {
  const name = `refused_${randomUUID().replaceAll('-', '')}`;
  afterEach(() => dropDatabase(superuser ?? '', name));

  it.each(['main', 'worker'] as const)('%s does not start, and says what login to make', async (program) => {
    const url = await createDatabase(superuser ?? '', name, templateName());
    const { code, error } = await start(program, url);
    expect(code).toBe(1);
    expect(error).toMatch(
      /^DATABASE_URL names postgres, a superuser .*: create role legwork login createrole .*;$/,
    );
  });
});
