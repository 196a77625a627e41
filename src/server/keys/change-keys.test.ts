import { globSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTrailOf } from '#server/features/career/applications/trail/check-trail.ts';
import { findLink } from '#server/features/career/applications/views/queries.ts';
import { findMailbox } from '#server/features/career/mailbox/queries.ts';
import { portalPassword } from '#server/features/career/portals/index.ts';
import { endChangeOfKeys, readKeys } from '#server/ports/sealing/keys.ts';
import { openDataFolder } from '#server/ports/sealing/data-folder.ts';
import { secretsWith } from '#server/ports/sealing/secrets.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { sealOneOfEach } from '#testing/keys/sealed.ts';
import { Killed, killedAtUpdate } from '#testing/keys/killed-at-update.ts';
import type { Person } from '#testing/people.ts';
import { aPersonWithTrail, recompute } from '#testing/trail/trail.ts';
import { requireAlone } from './alone.ts';
import { changeKeys } from './change-keys.ts';

const HOST = 'jobs.northwind.example';
let app: TestApp;
let person: Person;
let application: string;
let forger: Person;
// A server holds the keys it started with, so that each test has one of its own.
afterEach(() => app.close());

/** A person with one of each that is sealed and a trail, and one whose trail somebody wrote anew without a key. */
beforeEach(async () => {
  app = await createTestApp();
  ({
    person,
    ids: [application = ''],
  } = await aPersonWithTrail(app));
  ({ person: forger } = await aPersonWithTrail(app));
  await recompute(app, forger, 4, (text) => text.replace('Interviewing', 'Rejected'));
  await sealOneOfEach(app, person, { application, host: HOST });
});

/** What a server that starts now reads of it all. */
async function read() {
  const { database } = app.world;
  const { accountId, email: address } = person;
  const { secrets, trail } = await openDataFolder(app.config.dataDir, app.world.log);
  const mailbox = await findMailbox(database, accountId);
  const link = await findLink(database, application);
  const fault = async (one: Person) =>
    (await checkTrailOf({ database, trail }, one.accountId)).broken?.fault ?? null;
  return {
    portal: await portalPassword({ ...app.world, secrets }, { accountId, host: HOST, address }),
    mailbox: secrets.open(mailbox?.secret ?? '', accountId),
    link: secrets.open(link?.sealedToken ?? '', application),
    trail: await fault(person),
    forged: await fault(forger),
  };
}

const whole = {
  portal: 'of the portal',
  mailbox: 'of the mailbox',
  link: 'of the link',
  trail: null,
  forged: 'forged',
};
const change = (connection = app.connection) => changeKeys(connection, app.config.dataDir, app.world.log);

test('afterwards everything opens with the new key alone, nothing with the old one, and no forged line looks genuine', async () => {
  expect(await read()).toEqual(whole);
  const { today: old } = await readKeys(app.config.dataDir);
  // Three values, and the lines of two people that were sealed with the old key.
  const { done, lost } = await change();
  expect([done > 9, lost]).toEqual([true, 0]);
  expect(await read()).toEqual(whole);
  await endChangeOfKeys(app.config.dataDir);
  expect(await read()).toEqual(whole);
  const mailbox = await findMailbox(app.world.database, person.accountId);
  const withOld = secretsWith({ today: old, before: null });
  expect(withOld.opens(mailbox?.secret ?? '', person.accountId)).toBe(false);
});

test('killed anywhere, everything still opens, and the next run ends what was begun', async () => {
  let killed = 0;
  for (let nth = 1; ; nth += 1) {
    const dying = { ...app.connection, database: killedAtUpdate(app.world.database, nth) };
    const ended = await change(dying).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Killed) return false;
        throw error;
      },
    );
    expect(await read()).toEqual(whole);
    if (ended) break;
    killed += 1;
  }
  expect(killed).toBeGreaterThan(3);
  expect((await change()).done).toBe(0);
  await endChangeOfKeys(app.config.dataDir);
  expect(await read()).toEqual(whole);
});

test('is refused with a key that is not the one things were sealed with, and nothing is changed', async () => {
  const { dataDir } = app.config;
  const keys = await readKeys(dataDir);
  await writeFile(join(dataDir, 'secrets.key'), new Uint8Array(32));
  await expect(change()).rejects.toThrow('bring that key back first');
  expect(await readdir(dataDir)).not.toContain('secrets-before.key');
  await writeFile(join(dataDir, 'secrets.key'), keys.today);
  expect(await read()).toEqual(whole);
});

test('is for a database that nobody else is connected to', async () => {
  const alone = requireAlone(app.connection).then(() => 'alone');
  if (app.connection.kind === 'pglite') expect(await alone).toBe('alone');
  else await expect(alone).rejects.toThrow('Something else is connected');
});

test('knows every place that seals: one more must be sealed anew by keys/reseal.ts', () => {
  const root = join(import.meta.dirname, '..');
  const sealing = globSync('features/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /(secrets|trail)\??\.seal\b/.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => path.replaceAll('\\', '/'));
  expect(sealing.toSorted()).toEqual([
    'features/career/applications/trail/append.ts',
    'features/career/applications/views/make-link.ts',
    // A form's hidden field, which opens for a day; without its key the page is shown again.
    'features/career/applications/views/serve-link.ts',
    'features/career/mailbox/connect.ts',
    'features/career/portals/portal-password.ts',
    'features/localbiz/business/business-key.ts',
    // With the key of the business, which is sealed itself.
    'features/localbiz/customers/keeping/keep-people.ts',
    'features/platform/idempotency/claim-key.ts',
  ]);
});
