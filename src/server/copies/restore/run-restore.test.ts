import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeCopy } from '#server/copies/take-copy.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import { trailLines } from '#server/features/career/applications/trail/tables.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { accountDeletions } from '#server/features/platform/privacy/tables.ts';
import { erasedListIn } from '#server/copies/erased-list.ts';
import { secretsWith } from '#server/ports/sealing/secrets.ts';
import { mailboxes } from '#server/features/career/mailbox/tables.ts';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { emptyPlace, kinds, restored } from '#testing/copies/places.ts';
import { tablesWith } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import {
  acceptedFor,
  approve,
  aCandidate,
  bringToWaiting,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { refuseOtherKey } from './key-fits.ts';
import { runRestore } from './run-restore.ts';

const MINUTE = 60_000;
type Case = { listed: ListedPosting; id: string };

let live: Sending;
let again: Sending;
let folder: string;
let file: string;
let candidate: Candidate;
let gone: Person;
const browser = postingBrowser();
const cases: Record<string, Case> = {};
const used = new Set<string>();

async function aCase(name: string, dialect: ListedPosting['dialect']): Promise<Case> {
  const listed = await findPosting(
    live.practice,
    (posting) => posting.dialect === dialect && !used.has(posting.id),
  );
  used.add(listed.id);
  const id = (await takeOn(live, candidate, listed)) ?? '';
  return (cases[name] = { listed, id });
}
async function liveOn({ app }: Sending, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 11) {
    // Both servers live on one clock.
    live.app.clock.advance(11 * MINUTE);
    await recover(app.world);
    await app.drain();
  }
}
const stateOf = async (sending: Sending, name: string) =>
  (await readBack(sending, candidate, cases[name]?.id ?? '')).state;
const accepted = (name: string) => {
  const found = cases[name];
  return found ? acceptedFor(live, found.listed) : Promise.reject(new Error(name));
};
const decide = async (sending: Sending, name: string) => {
  const { id } = cases[name] ?? { id: '' };
  const { content_hash } = await readBack(sending, candidate, id);
  const body = { decision: 'approve', content_hash };
  return sending.app.call('POST', `/applications/${id}/decision`, body, candidate.token);
};

// One copy for all: who goes on after it, the restored server knows nothing of.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-drill-'));
  file = join(folder, 'copy.tar.gz');
  live = await openSending(() => browser);
  candidate = await aCandidate(live);
  gone = await signUp(live.app, { fullName: 'Ines Gone' });
  // Sent without an answer: with a key, looked up, and neither.
  for (const [name, dialect] of [
    ['keyed', 'ashby'],
    ['looked-up', 'lever'],
    ['never-arrived', 'lever'],
    ['opaque', 'greenhouse'],
  ] as const) {
    const { listed, id } = await aCase(name, dialect);
    const arrives = name === 'looked-up' || name === 'opaque';
    await live.practice.control.fault({
      kind: arrives ? 'drop-reply-after-accept' : 'drop-before-accept',
      postingId: listed.id,
    });
    await approve(live, candidate, id);
  }
  await live.app.drain();
  await aCase('waiting', 'ashby');
  await bringToWaiting(live, candidate, cases['waiting']?.id ?? '');
  await aCase('approved', 'greenhouse');
  await approve(live, candidate, cases['approved']?.id ?? '');
  const { app } = live;
  await takeCopy(app.services.copySource, file);
  // It goes on: both are sent, a second attempt follows the lost first, and somebody leaves.
  expect((await decide(live, 'waiting')).status).toBe(200);
  const resolve = { resolution: 'send_again' };
  const keyed = `/applications/${cases['keyed']?.id}/resolution`;
  expect((await app.call('POST', keyed, resolve, candidate.token)).status).toBe(200);
  await app.drain();
  await app.world.database.insert(accountDeletions).values({
    accountId: gone.accountId,
    requestedAt: app.clock.now(),
    dueAt: app.clock.now(),
  });
  await privacyJobs(app.world)
    .find(({ job }) => job.name === 'privacy.sweep')
    ?.handle({});
  const list = await readFile(erasedListIn(app.config.copies.folder), 'utf8');
  expect(list).not.toContain(gone.accountId);
  await writeFile(erasedListIn(folder), list);
  const back = await restored(app, { file }, { kind: kinds.at(-1) ?? 'pglite', world: { browser } });
  again = { app: back.app, practice: live.practice, close: back.close };
});
afterAll(async () => {
  await again.close();
  await live.close();
  await rm(folder, { recursive: true, force: true });
});

it('sends nothing again of what went on after the copy, whatever the board lets us find out', async () => {
  const before = Object.fromEntries(
    await Promise.all(Object.keys(cases).map(async (name) => [name, await accepted(name)] as const)),
  );
  expect(before).toEqual({
    keyed: 1,
    'looked-up': 1,
    'never-arrived': 0,
    opaque: 1,
    waiting: 1,
    approved: 1,
  });
  await liveOn(again, 60);
  for (const [name, count] of Object.entries(before))
    expect([name, await accepted(name)]).toEqual([name, count]);
});

it('puts to the person whatever was approved or waited, says why, and takes no old token', async () => {
  for (const name of ['approved', 'waiting']) {
    const read = await readBack(again, candidate, cases[name]?.id ?? '');
    expect(read.state).toBe('waiting');
    expect(read.note).toContain('Legwork was restored from a backup from');
  }
  expect(await stateOf(again, 'keyed')).toBe('unknown');
  expect(await stateOf(again, 'opaque')).toBe('unknown');
  const notices = await again.app.call('GET', '/notifications', undefined, candidate.token);
  const titles = notices.body.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === 'Legwork was restored from a backup')).toHaveLength(1);
  expect(titles.filter((title: string) => title.startsWith('Checking:')).length).toBeGreaterThanOrEqual(2);
});

it('looks up what can be looked up; what is not there waits for a new word, and goes once with it', async () => {
  expect(await stateOf(again, 'looked-up')).toBe('applied');
  expect(await stateOf(again, 'never-arrived')).toBe('waiting');
  expect((await decide(again, 'never-arrived')).status).toBe(200);
  await again.app.drain();
  expect(await stateOf(again, 'never-arrived')).toBe('applied');
  expect(await accepted('never-arrived')).toBe(1);
  expect(await again.app.world.database.select().from(attempts).where(eq(attempts.state, 'armed'))).toEqual(
    [],
  );
});

it('has whole trails, in which what came after the restore goes on, and a line that the copy had and is gone shows', async () => {
  const check = async () =>
    (await again.app.call('POST', '/applications/trail/check', undefined, candidate.token)).body;
  const whole = await check();
  expect(whole).toMatchObject({ broken: null });
  await again.app.world.database.delete(trailLines).where(eq(trailLines.accountId, candidate.accountId));
  expect(await check()).not.toMatchObject({ broken: null });
});

it('brings nobody back who was erased since', async () => {
  expect(await tablesWith(again.app, [gone.accountId, gone.email])).toEqual([]);
  expect((await again.app.call('GET', '/users/me', undefined, gone.token)).status).toBe(401);
  expect((await again.app.call('GET', '/users/me', undefined, candidate.token)).status).toBe(200);
  const kept = await readFile(erasedListIn(again.app.config.copies.folder), 'utf8');
  expect(kept.startsWith((await readFile(erasedListIn(folder), 'utf8')).slice(0, 40))).toBe(true);
});

it('says in one sentence that the list of the erased is missing, or that the key is another', async () => {
  const place = await emptyPlace('pglite');
  await expect(runRestore(place.config, { file, erased: join(folder, 'no-list') })).rejects.toThrow(
    'There is no list of erased accounts at',
  );
  await place.remove();
  const { world } = again.app;
  await refuseOtherKey(world);
  const { accountId } = candidate;
  const at = world.clock.now();
  const read = { uidValidity: '1', lastUid: 0, connectedAt: at, checkedAt: at };
  const secret = world.secrets.seal('p', accountId);
  await world.database
    .insert(mailboxes)
    .values({ accountId, host: 'h', port: 993, username: 'u', secret, ...read });
  await refuseOtherKey(world);
  const other = { ...world, secrets: secretsWith({ today: new Uint8Array(32), before: null }) };
  await expect(refuseOtherKey(other)).rejects.toThrow('were sealed with another key');
});
