import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import type { ListedPosting } from '#practice/client.ts';
import { saveAnswer } from '#server/features/career/profile/index.ts';
import { aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

let sending: Sending;
let candidate: Candidate;
let plain: ListedPosting[] = [];

beforeAll(async () => {
  sending = await openSending();
  candidate = await aCandidate(sending);
  await saveAnswer(sending.app.world.database, {
    accountId: candidate.accountId,
    topic: 'work_auth.authorized:CA',
    question: 'Are you authorized to work in Canada?',
    value: 'Yes',
    at: sending.app.clock.now().toISOString(),
  });
  plain = (await sending.practice.control.postings()).filter(
    (posting) =>
      posting.open &&
      !posting.captcha &&
      posting.odd === null &&
      posting.extraQuestion === null &&
      posting.language === 'en' &&
      posting.dialect === 'greenhouse' &&
      posting.duplicates.length === 0,
  );
});
afterAll(() => sending.close());

/** Takes a posting on whose form asks one more question; answers the application's id. */
async function withQuestion(question: string): Promise<string> {
  const listed = plain.shift();
  if (!listed) throw new Error('The world has no such posting.');
  await sending.practice.control.change(listed.id, { extraQuestion: question });
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await sending.app.drain();
  return id;
}
const planOf = async (id: string) => (await readBack(sending, candidate, id)).plan;
const askedIn = async (id: string) => (await planOf(id)).ask[0];
const fieldIn = async (id: string, label: string) =>
  (await planOf(id)).fields.find((field: { label: string }) => field.label === label);
const answer = (id: string, given: object) =>
  sending.app.call('POST', `/applications/${id}/answers`, { answers: [given] }, candidate.token);
const bank = async (): Promise<{ topic: string; typed: AnswerValue | null }[]> =>
  (await sending.app.call('GET', '/answers', undefined, candidate.token)).body.entries;
const keptAt = async (topic: string) => (await bank()).find((entry) => entry.topic === topic);

const NOTICE = 'What is your notice period?';
const DAYS = 'Notice period (in days)';
const NEGOTIABLE = 'Is your notice period negotiable?';
const threeWeeks = { kind: 'notice', amount: 3, unit: 'week' };

describe('a question that a stored answer answers', () => {
  let first = '';
  let second = '';

  it('says so, and takes no value of another kind', async () => {
    first = await withQuestion(NOTICE);
    second = await withQuestion(DAYS);
    const asked = await askedIn(first);
    expect(asked).toMatchObject({ label: NOTICE, answer: { name: 'notice_period', kind: 'notice' } });
    const reply = await answer(first, { key: asked.key, typed: { kind: 'percent', percent: 3 } });
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toBe(`${NOTICE}: That answer doesn’t fit the question.`);
    expect(await keptAt('notice_period')).toBeUndefined();
  });

  it('is answered in that shape once: each form is given it in the unit it asks', async () => {
    const { key } = await askedIn(first);
    expect((await answer(first, { key, typed: threeWeeks })).body).toEqual({ state: 'waiting' });
    await sending.app.drain();
    expect(await fieldIn(first, NOTICE)).toMatchObject({ display: '3 weeks', source: { kind: 'answer' } });
    expect(await fieldIn(second, DAYS)).toMatchObject({ display: '21', source: { kind: 'answer' } });
    expect(await keptAt('notice_period')).toMatchObject({
      question: 'How much notice do you need to give?',
      value: '3 weeks',
      typed: threeWeeks,
      asked_by: expect.stringMatching(/./),
    });
  });

  it('in a way that it does not reach is answered in words of its own, and what was told stays', async () => {
    const id = await withQuestion(NEGOTIABLE);
    const asked = await askedIn(id);
    expect(asked.answer).toBeUndefined();
    expect((await answer(id, { key: asked.key, value: 'Yes, by a week' })).body).toEqual({
      state: 'waiting',
    });
    expect(await fieldIn(id, NEGOTIABLE)).toMatchObject({ display: 'Yes, by a week' });
    expect(await keptAt('notice_period')).toMatchObject({ typed: threeWeeks });
    expect(await fieldIn(await withQuestion(DAYS), DAYS)).toMatchObject({ display: '21' });
  });
});

describe('an answer from before its shape of today', () => {
  it('is read as what it says', async () => {
    await saveAnswer(sending.app.world.database, {
      accountId: candidate.accountId,
      topic: 'relocate.willing',
      question: 'Would you relocate for a job?',
      value: 'Leeds',
      // As it was kept then.
      typed: { kind: 'places', anywhere: false, cities: ['Leeds'], days_per_week: null } as never,
      from: 'person',
      at: sending.app.clock.now().toISOString(),
    });
    expect((await keptAt('relocate.willing'))?.typed).toMatchObject({
      kind: 'relocation',
      cities: ['Leeds'],
    });
    const question = 'Would you relocate to Leeds?';
    expect(await fieldIn(await withQuestion(question), question)).toMatchObject({ display: 'Yes' });
  });

  it('that is no answer to its topic is its words alone', async () => {
    await saveAnswer(sending.app.world.database, {
      accountId: candidate.accountId,
      topic: 'overtime.willing',
      question: 'Are you willing to work overtime?',
      value: 'No',
      typed: { kind: 'yes_no', yes: 'perhaps' } as never,
      at: sending.app.clock.now().toISOString(),
    });
    expect(await keptAt('overtime.willing')).toMatchObject({ value: 'No', typed: null });
  });
});
