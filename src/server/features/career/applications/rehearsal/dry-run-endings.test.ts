import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import type { FilledForm } from '#server/ports/browser.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import {
  lapseLeases,
  acceptedFor,
  aCandidate,
  bringToWaiting,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';

let sending: Sending;
let candidate: Candidate;
let id: string;
const browser = postingBrowser();
const picture = new Uint8Array([1]);

beforeAll(async () => {
  sending = await openSending(() => browser);
  sending.app.expectError('job.failed', 'applications.submit');
});
afterAll(() => sending.close());
beforeEach(async () => {
  browser.manner = {};
  candidate = await aCandidate(sending);
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await bringToWaiting(sending, candidate, id);
});
afterEach(() => {
  delete process.env['LEGWORK_CRASH_AT'];
  delete process.env['LEGWORK_CRASH_HOW'];
});

const get = async (path: string) => (await sending.app.call('GET', path, undefined, candidate.token)).body;
const read = () => readBack(sending, candidate, id);

/** Approves a dry run and lives on until its tries and every wait for a mail are over. */
async function rehearse(afterFirst?: () => Promise<void>): Promise<void> {
  const { content_hash } = await read();
  const decision = { decision: 'approve', content_hash, dry_run: true };
  await sending.app.call('POST', `/applications/${id}/decision`, decision, candidate.token);
  await sending.app.drain();
  await afterFirst?.();
  for (const minutes of [1, 1, 1, 120]) {
    sending.app.clock.advance(minutes * 60_000);
    await lapseLeases(sending);
    await recover(sending.app.world);
    await sending.app.drain();
  }
}

/** Whatever a person is told of it, anywhere: no word of sending, handing over or failing. */
async function expectOnlyADryRun(): Promise<void> {
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
  expect([browser.clicks, await acceptedFor(sending, listed)]).toEqual([0, 0]);
  expect([await get('/job-tracker'), await get('/job-tracker/to-finish')]).toEqual([[], []]);
  expect((await get('/dashboard-overview')).totalApplications).toBe(0);
  const { timeline } = await read();
  expect(timeline.map(({ state }: { state: string }) => state)).not.toContain('handed_over');
  const notices: { title: string }[] = await get('/notifications');
  const mails = sending.app.mails.filter(({ to }) => to === candidate.email);
  const told = [...notices.map(({ title }) => title), ...mails.map(({ subject }) => subject)];
  expect(told.filter((title) => /yours to send|^(not )?sent\b|checking/i.test(title))).toEqual([]);
}

describe('a dry run', () => {
  it('says that it is one while it fills in the form', async () => {
    const seen: unknown[] = [];
    browser.manner = {
      whileFilling: async () => {
        const { state, note, is_dry_run } = await read();
        const { items } = await get('/applications/activity');
        seen.push({ state, note, is_dry_run, card: items[0].is_dry_run });
      },
    };
    await rehearse();
    expect(seen).toEqual([
      {
        state: 'sending',
        note: 'Dry run: I’m filling in the form but won’t submit it. Nothing is sent.',
        is_dry_run: true,
        card: true,
      },
    ]);
    const { state, note, is_dry_run } = await read();
    expect([state, is_dry_run]).toEqual(['waiting', false]);
    expect(note).toMatch(/^The dry run filled in the form .* Nothing was sent\.$/);
    const [notice] = await get('/notifications');
    expect(notice.title).toMatch(/^Dry run done: /);
    await expectOnlyADryRun();
  });

  it.each<[string, FilledForm, RegExp]>([
    [
      'a captcha',
      { kind: 'captcha', screenshot: picture },
      /found a captcha.*You’d have to send this one yourself/,
    ],
    [
      'a mailed code',
      { kind: 'email_code', screenshot: picture },
      /emails you a code.*have to send this one/,
    ],
    [
      'an account that is locked',
      { kind: 'locked_out' },
      /doesn’t accept the password.*have to send this one/,
    ],
    ['a word that they have it already', { kind: 'already_applied' }, /already applied/],
    [
      'a field that does not take its value',
      { kind: 'mismatch', fields: [{ key: 'phone', expected: '+1 902 555 0142', actual: '902' }] },
      /couldn’t complete the form\. .*902/,
    ],
  ])('that meets %s is done, and the application waits again', async (_wall, filled, says) => {
    browser.manner = { filled };
    await rehearse();
    const { state, note, content_hash, timeline } = await read();
    expect(state).toBe('waiting');
    expect(note).toMatch(says);
    expect(note).toMatch(/^The dry run .*Nothing was sent\.$/);
    expect(content_hash).not.toBeNull();
    expect(timeline.at(-2)).toMatchObject({ kind: 'dry_run', detail: note });
    await expectOnlyADryRun();
  });

  it('whose form asks more is over, and what is asked is put to the person', async () => {
    const boats = { key: 'boat', label: 'Which boats have you sailed?', kind: 'short' as const };
    const question = { ...boats, help: '', required: true, options: [], alternatives: [] };
    browser.manner = { filled: { kind: 'asks_more', questions: [question] } };
    await rehearse();
    const { state, is_dry_run, timeline } = await read();
    expect([state, is_dry_run]).toEqual(['needs_you', false]);
    expect(timeline.find(({ kind }: { kind: string }) => kind === 'asks_more').detail).toMatch(
      /^The dry run .*Nothing was sent/,
    );
    await expectOnlyADryRun();
  });

  it('whose page asks for money ends the application with that reason', async () => {
    browser.manner = {
      page: { text: 'Pay a processing fee of $50 before your interview by e-transfer.', hidden: '' },
    };
    await rehearse();
    expect((await read()).state).toBe('stopped');
    await expectOnlyADryRun();
  });

  it('that was killed is made again, and is a dry run still', async () => {
    process.env['LEGWORK_CRASH_AT'] = 'filled';
    process.env['LEGWORK_CRASH_HOW'] = 'throw';
    await rehearse(async () => {
      delete process.env['LEGWORK_CRASH_AT'];
      expect(await read()).toMatchObject({ state: 'sending', is_dry_run: true });
    });
    const { state, note } = await read();
    expect(state).toBe('waiting');
    expect(note).toMatch(/^The dry run filled in the form/);
    await expectOnlyADryRun();
  });
});
