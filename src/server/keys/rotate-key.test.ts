import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { agreeToPortals } from '#server/features/career/portals/vault.ts';
import { portalPassword } from '#server/features/career/portals/index.ts';
import { createServices, openDatabase } from '#server/services.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { everybodys } from '#testing/database/everybodys.ts';
import { layDatabase } from '#testing/database/laid-out.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-rotate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'operations', 'rotate-key.ts');
const cache = process.env['NODE_COMPILE_CACHE'];
const compiled = cache === undefined ? {} : { NODE_COMPILE_CACHE: cache };
const environment = () => ({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'off' });
const config = () => readConfig(environment());

/** What the command says and how it ends. */
const rotate = (): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script],
      // What the tests have compiled serves it as well.
      { env: { ...compiled, PATH: process.env['PATH'], ...environment() } },
      (_error, out, errors) => resolve({ code: child.exitCode ?? -1, said: out + errors }),
    );
  });

/** Does something as the server would that has the folder. */
async function withServer<T>(
  act: (world: Awaited<ReturnType<typeof createServices>>['world']) => Promise<T>,
): Promise<T> {
  const connection = await openDatabase(config());
  await connection.migrate();
  const services = await createServices(config(), connection, recordingLog());
  try {
    return await act(everybodys(services));
  } finally {
    await services.close();
  }
}

const site = { host: 'jobs.northwind.example', address: 'mara@example.test' };

test('the command changes the key of a server that is stopped, and of no other', async () => {
  expect(await rotate()).toEqual({
    code: 1,
    said: `There is no secrets.key in ${folder}: set DATA_DIR to the folder of the server.\n`,
  });
  await layDatabase(folder);
  const given = { email: site.address, fullName: 'Mara', password: 'a long walk to work', demo: false };
  const { accountId, password, refused } = await withServer(async (world) => {
    const { id } = await createVerifiedAccount(world, given);
    await agreeToPortals(world, id, true);
    const made = await portalPassword(world, { accountId: id, ...site });
    return { accountId: id, password: made, refused: await rotate() };
  });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Stop it first')]);
  const old = await readFile(join(folder, 'secrets.key'));
  expect(await rotate()).toEqual({
    code: 0,
    said: `1 value is sealed with the new key, and the old one is gone from ${folder}. Copies from before hold the key of their time.\n`,
  });
  const keys = (await readdir(folder)).filter((name) => name.startsWith('secrets'));
  expect(keys).toEqual(['secrets.key']);
  expect((await readFile(join(folder, 'secrets.key'))).equals(old)).toBe(false);
  expect(await withServer((world) => portalPassword(world, { accountId, ...site }))).toBe(password);
});
