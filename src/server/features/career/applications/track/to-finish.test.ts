import { quoted } from '#localization/catalogue.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReplyLabel } from '#engines/replies/index.ts';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import { recordReply } from './record-reply.ts';

let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;
const browser = postingBrowser();
const captcha = { kind: 'captcha', screenshot: new Uint8Array([1]) } as const;

beforeAll(async () => {
  sending = await openSending(() => browser, { employerRestHours: 24, hostSendsPerHour: 99 });
  listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'lever');
});
afterAll(() => sending.close());
beforeEach(async () => {
  browser.manner = { filled: captcha };
  candidate = await aCandidate(sending);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.app.drain();
  browser.manner = {};
});

const call = (method: string, path: string, body?: object) =>
  sending.app.call(method, path, body, candidate.token);
const get = async (path: string) => (await call('GET', path)).body;
/** Every number of applications that a person can read anywhere. */
async function numbers() {
  const { totalApplications, sentToday, checking } = await get('/dashboard-overview');
  const { funnel, weekly } = await get('/performance-report');
  const [campaign] = await get('/campaigns');
  return {
    tracker: (await get('/job-tracker')).length,
    overview: totalApplications,
    checking,
    today: sentToday,
    report: funnel.applied,
    weeks: weekly.reduce((sum: number, { sent }: { sent: number }) => sum + sent, 0),
    campaign: campaign.applications,
    progress: campaign.progress,
    plan: (await get('/campaigns/allowance')).used,
  };
}
const COUNTED = [
  'tracker',
  'overview',
  'checking',
  'today',
  'report',
  'weeks',
  'campaign',
  'progress',
  'plan',
];
const NONE = Object.fromEntries(COUNTED.map((name) => [name, 0]));

describe('what was handed over', () => {
  it('is to be finished, and counts nowhere as an application until the person says that they sent it', async () => {
    expect(await numbers()).toEqual(NONE);
    const [job, ...more] = await get('/job-tracker/to-finish');
    expect(more).toEqual([]);
    expect(job).toMatchObject({
      id,
      kind: 'to_finish',
      title: listed.title,
      has_resume: true,
      has_letter: false,
      opened_at: null,
    });
    expect(job.link).toContain(listed.id);
    expect(job.note).toContain('ready for you to send');

    expect((await call('POST', `/applications/${id}/opening`)).status).toBe(200);
    expect((await call('POST', `/applications/${id}/opening`)).status).toBe(200);
    const { timeline } = await readBack(sending, candidate, id);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'opened')).toHaveLength(1);
    expect(await numbers()).toEqual(NONE);

    await call('POST', `/applications/${id}/resolution`, { resolution: 'arrived' });
    expect(await get('/job-tracker/to-finish')).toEqual([]);
    expect(await get('/job-tracker')).toMatchObject([
      { id, status: 'Applied', stage: '', date: sending.app.clock.now().toISOString().slice(0, 10) },
    ]);
    // The agent sent nothing, so neither the campaign's day nor the plan has one less.
    const one = { tracker: 1, overview: 1, today: 1, report: 1, weeks: 1, campaign: 1 };
    expect(await numbers()).toEqual({ ...NONE, ...one });
  });

  it('is no application that its employer has to rest after', async () => {
    const next = await findPosting(
      sending.practice,
      ({ dialect, company, id: other }) =>
        dialect === 'lever' && company === listed.company && other !== listed.id,
    );
    const second = (await takeOn(sending, candidate, next)) ?? '';
    await approve(sending, candidate, second);
    await sending.app.drain();
    expect((await readBack(sending, candidate, second)).state).toBe('applied');
  });

  it.each<[ReplyLabel, string]>([
    ['received', 'Applied'],
    ['interview', 'Interviewing'],
  ])('is proven to be sent by an employer’s mail that says “%s”', async (label, status) => {
    const { app } = sending;
    await app.world.database.transaction((transaction) =>
      recordReply(app.world, transaction, {
        applicationId: id,
        label,
        subject: 'About your application',
        mailId: `${label}-${id}`,
        at: app.clock.now(),
        language: 'en',
      }),
    );
    expect(await get('/job-tracker/to-finish')).toEqual([]);
    expect(await get('/job-tracker')).toMatchObject([{ id, status }]);
    expect(await numbers()).toMatchObject({ tracker: 1, overview: 1, report: 1 });
  });

  it('is left by the person’s word, and opened by nobody else', async () => {
    const stranger = await aCandidate(sending);
    const asked = await sending.app.call('POST', `/applications/${id}/opening`, undefined, stranger.token);
    expect(asked.status).toBe(404);
    await call('POST', `/applications/${id}/resolution`, { resolution: 'leave' });
    expect([await get('/job-tracker/to-finish'), await numbers()]).toEqual([[], NONE]);
  });
});

it('what is being checked counts once in the tracker and on the overview, under that word, and in no rate', async () => {
  const next = await findPosting(sending.practice, ({ dialect }) => dialect === 'greenhouse');
  const second = (await takeOn(sending, candidate, next)) ?? '';
  await approve(sending, candidate, second);
  browser.manner = { outcome: { kind: 'unclear', why: quoted('No answer.'), address: '', screenshot: null } };
  await sending.app.drain();
  expect(await get('/job-tracker')).toMatchObject([{ id: second, status: 'Applied', stage: 'Checking' }]);
  expect(await numbers()).toMatchObject({ tracker: 1, overview: 1, checking: 1, today: 0, report: 0 });
  const { note } = await readBack(sending, candidate, second);
  expect(note).toMatch(/^Checking: /);
});
