import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAnswer } from '#server/features/career/profile/index.ts';
import { aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

const QUESTION = 'Which of our two night routes would you rather drive?';
let sending: Sending;
let candidate: Candidate;
let first = '';
let second = '';

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
  const plain = (await sending.practice.control.postings()).filter(
    (posting) =>
      posting.open &&
      !posting.captcha &&
      posting.odd === null &&
      posting.extraQuestion === null &&
      posting.language === 'en' &&
      posting.duplicates.length === 0,
  );
  const [one, two] = plain.filter(({ dialect }) => dialect === 'greenhouse');
  if (!one || !two) throw new Error('The world has no such postings.');
  for (const { id } of [one, two]) await sending.practice.control.change(id, { extraQuestion: QUESTION });
  first = (await takeOn(sending, candidate, one)) ?? '';
  second = (await takeOn(sending, candidate, two)) ?? '';
  await sending.app.drain();
});
afterAll(() => sending.close());

const answer = (id: string, key: string, value: string) =>
  sending.app.call('POST', `/applications/${id}/answers`, { answers: [{ key, value }] }, candidate.token);

describe('questions that only the person can answer', () => {
  it('are put to the person in the words of the form, and nothing is prepared to be sent without them', async () => {
    const application = await readBack(sending, candidate, first);
    expect(application.state).toBe('needs_you');
    expect(application.content_hash).toBeNull();
    expect(application.plan?.ask.map(({ label }: { label: string }) => label)).toEqual([QUESTION]);
  });

  it('refuses an answer to a question that was not asked', async () => {
    expect((await answer(first, 'salary', '1')).status).toBe(409);
    expect((await readBack(sending, candidate, first)).state).toBe('needs_you');
  });

  it('are asked once: the answer prepares every application that waits for it', async () => {
    const key = (await readBack(sending, candidate, first)).plan?.ask[0]?.key ?? '';
    expect((await answer(first, key, 'The river route')).body).toEqual({ state: 'waiting' });
    await sending.app.drain();
    for (const id of [first, second]) {
      const application = await readBack(sending, candidate, id);
      expect(application.state).toBe('waiting');
      const field = application.plan?.fields.find(({ label }: { label: string }) => label === QUESTION);
      expect(field).toMatchObject({ display: 'The river route', source: { kind: 'answer' } });
    }
  });
});
