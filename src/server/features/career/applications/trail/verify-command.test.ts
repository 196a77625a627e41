import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { addOwn, beginTrail } from '#server/features/career/applications/index.ts';
import { createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { createServices, openDatabase } from '#server/services.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { postingAt } from '#testing/sent-application.ts';
import { everybodys } from '#testing/database/everybodys.ts';
import { layDatabase } from '#testing/database/laid-out.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-verify-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cache = process.env['NODE_COMPILE_CACHE'];
const compiled = cache === undefined ? {} : { NODE_COMPILE_CACHE: cache };
const environment = () => ({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'off' });
const script = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  '..',
  '..',
  'scripts',
  'operations',
  'verify-trail.ts',
);

/** What the command says and how it ends. */
const verify = (): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script],
      // What the tests have compiled serves it as well.
      { env: { ...compiled, PATH: process.env['PATH'], ...environment() } },
      (_error, out, errors) => resolve({ code: child.exitCode ?? -1, said: out + errors }),
    );
  });

/** Does something with the embedded database in the folder, as the server that has it would. */
async function withDatabase<T>(act: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
  const connection = await openDatabase(readConfig(environment()));
  try {
    return await act(connection);
  } finally {
    await connection.close();
  }
}

/** An account with a trail of three lines; answers its id. */
async function fill(): Promise<string> {
  await layDatabase(folder);
  const connection = await openDatabase(readConfig(environment()));
  await connection.migrate();
  const services = await createServices(readConfig(environment()), connection, recordingLog());
  const world = everybodys(services);
  await beginTrail(world);
  const person = {
    email: 'mara@example.test',
    fullName: 'Mara',
    password: 'a long walk to work',
    demo: false,
  };
  const { id: accountId } = await createVerifiedAccount(world, person);
  for (const company of ['Harbour Freight', 'Nordlys', 'Prairie Mills'])
    await world.database.transaction((transaction) =>
      addOwn(world, transaction, {
        accountId,
        posting: postingAt(company, 'Clerk', company.toLowerCase()),
        postingId: null,
        canonicalKey: company,
        status: 'Applied',
        sentAt: new Date('2026-11-02'),
        day: '2026-11-02',
      }),
    );
  await services.close();
  return accountId;
}

test('the command says how many lines are whole, names the first that is not, and refuses what it cannot check', async () => {
  expect(await verify()).toEqual({
    code: 1,
    said: `There is no secrets.key in ${folder}: without it no trail can be checked.\n`,
  });
  const accountId = await fill();
  expect(await verify()).toEqual({ code: 0, said: 'Whole: 3 lines of 1 account.\n' });
  const inUse = await withDatabase(() => verify());
  expect([inUse.code, inUse.said]).toEqual([1, expect.stringContaining('Stop it first')]);
  await withDatabase(({ database }) =>
    database.execute(
      `update application_events set detail = '{"code": "quoted.text", "values": {"text": "Nothing."}}' where id = (select event_id from trail_lines where number = 2)`,
    ),
  );
  const { code, said } = await verify();
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(
      `^Account ${accountId}, line 2 \\(application [0-9a-f-]{36}\\): it, or what it tells of, was changed\\.\n`,
    ),
  );
  expect(said).toContain('Whole: 0 lines of 0 accounts.\n1 trail does not hold.\n');
});
