import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approach } from '#contract/career/facts.ts';
import type { Variants } from '#contract/career/approval/variants.ts';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { applicationEvents } from '#server/features/career/applications/tables.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

const DAY_MS = 86_400_000;
const OWN = 'Office administrator who keeps small clinics running. Calm on the telephone.';
const CV = `Mara Okonkwo\nmara@example.com\nSummary\n${OWN}\nExperience
Office Administrator, Harbour Street Clinic\nJune 2021 – Present
• Kept the books of 42 people in order\n• Planned the moves of two offices\n• Ordered supplies for three sites
Skills\nBookkeeping, Scheduling, Sage 50`;

let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());

async function nextPosting(): Promise<ListedPosting> {
  const found = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'workable' && posting.language === 'en' && !used.has(posting.id),
  );
  used.add(found.id);
  return found;
}
async function aPerson(until?: Date | 'never', cv = CV): Promise<Candidate> {
  const person = await aCandidate(sending, { coverLetter: true });
  const { accountId } = person;
  await uploadResume(sending.app.world, accountId, new File([cv], 'cv.txt'));
  if (until !== undefined)
    await grantPlan(sending.app.world, { accountId, plan: 'pro', ...(until === 'never' ? {} : { until }) });
  return person;
}
async function prepared(until?: Date | 'never', cv?: string): Promise<void> {
  candidate = await aPerson(until, cv);
  listed = await nextPosting();
  id = (await takeOn(sending, candidate, listed, { coverLetter: true })) ?? '';
  await bringToWaiting(sending, candidate, id);
}

const read = () => readBack(sending, candidate, id);
const call = (method: string, path: string, body?: object) =>
  sending.app.call(method, `/applications/${id}/${path}`, body, candidate.token);
const variants = async (): Promise<Variants> => (await call('GET', 'variants')).body;
const choose = async (approach: Approach) =>
  call('PUT', 'variant', { approach, content_hash: (await read()).content_hash });
const approve = (content_hash: string) => call('POST', 'decision', { decision: 'approve', content_hash });

describe('the variants of an application on Pro', () => {
  beforeEach(() => prepared('never'));

  it('are three, each with its own letter and summary; the first is chosen', async () => {
    const { chosen, offered } = await variants();
    expect([chosen, offered.map(({ approach }) => approach)]).toEqual([
      'experience',
      ['experience', 'results', 'short'],
    ]);
    expect(new Set(offered.map(({ summary }) => summary)).size).toBe(3);
    expect((await read()).resume.resume.basics.summary).toBe(OWN);
  });

  it('are made when they are chosen, and only a yes to that one sends it', async () => {
    const before = await read();
    await approve(before.content_hash);
    expect((await choose('results')).body).toEqual({ state: 'waiting' });
    const after = await read();
    expect(after.letter.text).not.toBe(before.letter.text);
    expect(after.letter.paragraphs[2][0].text).toContain('42 people');
    expect(after.resume.resume.basics.summary).toMatch(/^Kept the books of 42 people in order\./);
    expect(after.plan.fields.find(({ key }: { key: string }) => key === 'cover_letter').value).toBe(
      after.letter.text,
    );
    expect((await variants()).chosen).toBe('results');
    expect(after.timeline.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual([
      'variant_chosen',
      'prepared',
      'waiting',
    ]);
    expect((await approve(before.content_hash)).status).toBe(409);
    await approve(after.content_hash);
    await sending.app.drain();
    expect([(await read()).state, await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
    expect([(await variants()).offered, (await choose('short')).status]).toEqual([[], 409]);
  });

  it('leave a letter in the person’s own words alone', async () => {
    const { content_hash } = await read();
    await call('PUT', 'letter', { text: 'Hello, I would like to come back.', content_hash });
    await choose('short');
    const { letter, resume } = await read();
    expect(letter.text).toBe('Hello, I would like to come back.');
    expect(resume.resume.basics.summary).toBe('Office administrator who keeps small clinics running.');
  });
});

describe('the variants of an application', () => {
  it('are those whose summary differs where the letter is the person’s own, and one where that was turned back, too', async () => {
    // Without skills the short summary is the one by experience again.
    await prepared('never', CV.replace(`Summary\n${OWN}\n`, '').replace(/\nSkills[\s\S]*$/, ''));
    const ways = async () => (await variants()).offered.map(({ approach }) => approach);
    expect(await ways()).toContain('short');
    const { content_hash } = await read();
    await call('PUT', 'letter', { text: 'Hello, I would like to come back.', content_hash });
    expect([await ways(), (await choose('short')).status]).toEqual([['experience', 'results'], 409]);
    expect((await choose('results')).status).toBe(200);
    const changed = await read();
    expect(changed.resume.resume.basics.summary).not.toBe('');
    const turnedBack = { rejected: ['reworded /basics/summary'], content_hash: changed.content_hash };
    expect((await call('PUT', 'resume-changes', turnedBack)).status).toBe(200);
    expect((await variants()).offered).toMatchObject([{ approach: 'experience', summary: '' }]);
  });

  it('are none on another plan, and cannot be chosen there', async () => {
    await prepared();
    const before = await read();
    expect(await variants()).toEqual({ chosen: null, offered: [] });
    expect((await choose('short')).status).toBe(409);
    expect((await read()).content_hash).toBe(before.content_hash);
  });

  it('stay as they were chosen when the plan ends', async () => {
    await prepared(new Date(sending.app.clock.now().getTime() + DAY_MS));
    await choose('short');
    const chosen = await read();
    sending.app.clock.advance(2 * DAY_MS);
    expect(await variants()).toEqual({ chosen: 'short', offered: [] });
    const { content_hash } = chosen;
    await call('PUT', 'fields', { key: 'firstname', value: 'Mara A.', content_hash });
    const { letter, resume } = await read();
    expect([letter, resume.resume.basics.summary]).toEqual([
      chosen.letter,
      chosen.resume.resume.basics.summary,
    ]);
  });
});

describe('a backlog', () => {
  it('has the application of somebody on Pro prepared first, and the others after it', async () => {
    const others = [await aPerson(), await aPerson()];
    const pro = await aPerson('never');
    const posting = await nextPosting();
    for (const person of [...others, pro]) await takeOn(sending, person, posting);
    await sending.app.drain();
    const { database } = sending.app.world;
    const rows = await database
      .select({ accountId: applicationEvents.accountId })
      .from(applicationEvents)
      .where(eq(applicationEvents.kind, 'prepared'))
      .orderBy(asc(applicationEvents.id));
    expect(rows.slice(-3).map(({ accountId }) => accountId)).toEqual(
      [pro, ...others].map(({ accountId }) => accountId),
    );
  });
});
