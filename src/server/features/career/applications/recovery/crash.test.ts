import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import {
  acceptedFor,
  approve,
  aCandidate,
  lapseLeases,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { CRASH_POINTS } from '#server/features/career/applications/send/crash-points.ts';
import type { CrashPoint } from '#server/features/career/applications/send/crash-points.ts';
import { recover } from './recover.ts';

const MINUTE = 60_000;
let sending: Sending;
const browser = postingBrowser();

beforeAll(async () => {
  sending = await openSending(() => browser);
  // A process that dies on the way, as the queue sees it.
  sending.app.expectError('job.failed', 'applications.submit');
});
afterAll(() => sending.close());
afterEach(() => {
  delete process.env['LEGWORK_CRASH_AT'];
  delete process.env['LEGWORK_CRASH_HOW'];
});

const used = new Set<string>();

async function approved(
  dialect: ListedPosting['dialect'],
): Promise<{ candidate: Candidate; listed: ListedPosting; id: string }> {
  const candidate = await aCandidate(sending);
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === dialect && !used.has(posting.id),
  );
  used.add(listed.id);
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  return { candidate, listed, id };
}

async function dieAt(point: CrashPoint): Promise<void> {
  process.env['LEGWORK_CRASH_AT'] = point;
  process.env['LEGWORK_CRASH_HOW'] = 'throw';
  await sending.app.drain();
  delete process.env['LEGWORK_CRASH_AT'];
}

/** Lives on after a death: leases run out, the minutes pass, jobs run. */
async function liveOn(minutes: number, step = 11): Promise<void> {
  for (let passed = 0; passed < minutes; passed += step) {
    sending.app.clock.advance(step * MINUTE);
    await lapseLeases(sending);
    await recover(sending.app.world);
    await sending.app.drain();
  }
}

// Before it is armed nothing was sent, and once the reply is written down nothing is asked: these are the same for every board.
const beforeArming: CrashPoint[] = ['before_claim', 'claimed', 'filled', 'before_arm'];
const booksOnly: CrashPoint[] = ['evidence', 'before_confirm', 'confirmed'];
const betweenThem = CRASH_POINTS.filter(
  (point) => !beforeArming.includes(point) && !booksOnly.includes(point),
);

/** What died at `point` on the way to a form of that kind, as it stands after it was recovered. */
async function recovered(dialect: ListedPosting['dialect'], point: CrashPoint) {
  const { candidate, listed, id } = await approved(dialect);
  await dieAt(point);
  await liveOn(44);
  const { state } = await readBack(sending, candidate, id);
  return { state, accepted: await acceptedFor(sending, listed) };
}

describe('a death on the way to a form', () => {
  it.each([...beforeArming, ...booksOnly])('at "%s" is made up for, and sent once', async (point) => {
    expect(await recovered('greenhouse', point)).toEqual({ state: 'applied', accepted: 1 });
  });

  it.each(betweenThem)('at "%s" is never sent twice where the board can be asked', async (point) => {
    for (const dialect of ['lever', 'ashby'] as const)
      expect(await recovered(dialect, point), dialect).toEqual({ state: 'applied', accepted: 1 });
  });

  it.each(betweenThem)('at "%s" is never said to be sent where nothing proves it', async (point) => {
    const accepted = point === 'armed' ? 0 : 1;
    expect(await recovered('greenhouse', point)).toEqual({ state: 'unknown', accepted });
  });
});

describe('a reply that was lost after the board took the application', () => {
  it('is fetched with the same key where the board takes one', async () => {
    const { candidate, listed, id } = await approved('ashby');
    await sending.practice.control.fault({ kind: 'drop-reply-after-accept', postingId: listed.id });
    await sending.app.drain();
    expect((await readBack(sending, candidate, id)).state).toBe('unknown');
    await liveOn(11);
    expect((await readBack(sending, candidate, id)).state).toBe('applied');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });

  it('is found on boards that can be asked', async () => {
    const { candidate, listed, id } = await approved('lever');
    await sending.practice.control.fault({ kind: 'error-after-accept', postingId: listed.id });
    await sending.app.drain();
    await liveOn(11);
    const read = await readBack(sending, candidate, id);
    expect(read.state).toBe('applied');
    expect(read.evidence.receipt).not.toBe('');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });

  it('is put to the person after a day where nothing else can tell, and only their word sends again', async () => {
    const { candidate, listed, id } = await approved('greenhouse');
    await sending.practice.control.fault({ kind: 'drop-before-accept', postingId: listed.id });
    await sending.app.drain();
    await liveOn(60);
    const notices = () => sending.app.call('GET', '/notifications', undefined, candidate.token);
    expect((await notices()).body.filter((notice: { kind: string }) => notice.kind === 'unknown')).toEqual(
      [],
    );
    const tracked = await sending.app.call('GET', '/job-tracker', undefined, candidate.token);
    expect(tracked.body).toMatchObject([{ id, status: 'Applied', stage: 'Checking' }]);
    await liveOn(25 * 60, 120);
    expect(
      (await notices()).body.filter((notice: { kind: string }) => notice.kind === 'unknown'),
    ).toHaveLength(1);
    expect(await acceptedFor(sending, listed)).toBe(0);

    const reply = await sending.app.call(
      'POST',
      `/applications/${id}/resolution`,
      { resolution: 'send_again' },
      candidate.token,
    );
    expect(reply.body).toEqual({ state: 'approved' });
    await sending.app.drain();
    expect((await readBack(sending, candidate, id)).state).toBe('applied');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });
});

it('fails in plain words after three deaths before the click', async () => {
  const { candidate, listed, id } = await approved('lever');
  for (let death = 0; death < 3; death += 1) {
    await dieAt('filled');
    process.env['LEGWORK_CRASH_AT'] = 'filled';
    await liveOn(2, 2).catch(() => undefined);
    delete process.env['LEGWORK_CRASH_AT'];
  }
  await liveOn(22);
  const read = await readBack(sending, candidate, id);
  expect(read.state).toBe('failed');
  expect(read.note).toContain('interrupted');
  expect(await acceptedFor(sending, listed)).toBe(0);
});
