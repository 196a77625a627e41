import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import type { Sending } from '#testing/sending.ts';
import {
  acceptedFor,
  approve,
  aCandidate,
  bringToWaiting,
  openSending,
  readBack,
  takeOn,
} from '#testing/sending.ts';

let sending: Sending;

beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

describe.each(['greenhouse', 'lever', 'ashby', 'workable', 'recruitee'] as const)(
  'a %s form in a real browser',
  (dialect) => {
    it('is filled with exactly what was approved, sent once, and confirmed with evidence', async () => {
      const candidate = await aCandidate(sending, { coverLetter: true });
      const listed = await findPosting(
        sending.practice,
        (posting) => posting.dialect === dialect && posting.language === 'en',
      );
      const id = (await takeOn(sending, candidate, listed, { coverLetter: true })) ?? '';
      await approve(sending, candidate, id);
      await sending.app.drain();
      const read = await readBack(sending, candidate, id);
      expect(read.state, `${read.note} ${JSON.stringify(sending.app.logged)}`).toBe('applied');
      expect(read.evidence.receipt).toMatch(/^[A-Z]{2}-\d+$/);
      expect(read.evidence.has_screenshot).toBe(true);
      expect(read.evidence.values.length).toBe(read.plan.fields.length);
      expect(await acceptedFor(sending, listed)).toBe(1);
    });
  },
);

// The plainest page of the boards and the one most drawn by script.
describe.each(['greenhouse', 'ashby'] as const)('a %s form, looked at closer,', (dialect) => {
  it('fills a French one as well', async () => {
    const candidate = await aCandidate(sending);
    const listed = await findPosting(
      sending.practice,
      (posting) => posting.dialect === dialect && posting.language === 'fr',
    );
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    await approve(sending, candidate, id);
    await sending.app.drain();
    const read = await readBack(sending, candidate, id);
    expect(read.state, read.note).toBe('applied');
    expect(await acceptedFor(sending, listed)).toBe(1);
  });

  it('hands over at a captcha and sends nothing', async () => {
    const candidate = await aCandidate(sending);
    const listed = await findPosting(
      sending.practice,
      (posting) => posting.dialect === dialect && posting.extraQuestion === null,
    );
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    await approve(sending, candidate, id);
    await sending.practice.control.change(listed.id, { captcha: true });
    const before = await acceptedFor(sending, listed);
    await sending.app.drain();
    await sending.practice.control.change(listed.id, { captcha: false });
    const read = await readBack(sending, candidate, id);
    expect(read.state).toBe('handed_over');
    expect(read.apply_url).toContain(listed.id);
    const shot = await sending.app.app.request(
      `http://career.localhost/api/applications/${id}/documents/screenshot`,
      {
        headers: { authorization: `Bearer ${candidate.token}` },
      },
    );
    expect(shot.headers.get('content-type')).toBe('image/png');
    expect(await acceptedFor(sending, listed)).toBe(before);
  });

  it('puts a question to the person that the open form asks and its board had not published', async () => {
    const candidate = await aCandidate(sending);
    const listed = await findPosting(
      sending.practice,
      (posting) => posting.dialect === dialect && posting.extraQuestion === null,
    );
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    await approve(sending, candidate, id);
    await sending.practice.control.change(listed.id, {
      extraQuestion: 'Which of our values speaks to you most?',
    });
    const before = await acceptedFor(sending, listed);
    await sending.app.drain();
    const read = await readBack(sending, candidate, id);
    expect(read.state, read.note).toBe('needs_you');
    expect(read.plan.ask.map((question: { label: string }) => question.label)).toEqual([
      'Which of our values speaks to you most?',
    ]);
    expect(read.content_hash).toBeNull();
    expect(await acceptedFor(sending, listed)).toBe(before);

    await bringToWaiting(sending, candidate, id);
    await approve(sending, candidate, id);
    await sending.app.drain();
    await sending.practice.control.change(listed.id, { extraQuestion: false });
    expect((await readBack(sending, candidate, id)).state).toBe('applied');
  });

  it('ends when the posting was closed before it was sent', async () => {
    const candidate = await aCandidate(sending);
    const listed = await findPosting(
      sending.practice,
      (posting) => posting.dialect === dialect && posting.extraQuestion === null,
    );
    const id = (await takeOn(sending, candidate, listed)) ?? '';
    await approve(sending, candidate, id);
    await sending.practice.control.change(listed.id, { closed: true });
    await sending.app.drain();
    await sending.practice.control.change(listed.id, { closed: false });
    const read = await readBack(sending, candidate, id);
    expect(read.state).toBe('expired');
    expect(read.note).toContain('took the job down');
  });
});

it('asks again when the open form takes only a number where the person gave words', async () => {
  const candidate = await aCandidate(sending);
  const listed = await findPosting(
    sending.practice,
    ({ dialect, language, extraQuestion }) =>
      dialect === 'greenhouse' && language === 'en' && extraQuestion?.startsWith('How many') === true,
  );
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.app.drain();
  const read = await readBack(sending, candidate, id);
  expect(read.state, read.note).toBe('needs_you');
  expect(read.plan.ask).toMatchObject([{ label: listed.extraQuestion, kind: 'number' }]);
  await approve(sending, candidate, id);
  await sending.app.drain();
  expect((await readBack(sending, candidate, id)).state).toBe('applied');
  expect(await acceptedFor(sending, listed)).toBe(1);
});
