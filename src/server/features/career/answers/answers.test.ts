import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { saveAnswer } from '#server/features/career/profile/index.ts';
import { signUp } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

let sending: Sending;
let candidate: Candidate;
let plain: ListedPosting[] = [];

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
  candidate = await aCandidate(sending);
  plain = (await sending.practice.control.postings()).filter(
    (posting) =>
      posting.open &&
      !posting.captcha &&
      posting.odd === null &&
      posting.dialect === 'greenhouse' &&
      posting.language === 'en' &&
      posting.duplicates.length === 0,
  );
});
afterAll(() => sending.close());

const tell = (name: string, value: object, more: object = {}, token = candidate.token) =>
  sending.app.call('PUT', '/answers', { name, parameter: '', value, ...more }, token);
const bank = async (token = candidate.token) =>
  (await sending.app.call('GET', '/answers', undefined, token)).body;

/** Takes a posting on whose form asks one more question; answers the application's id. */
async function withQuestion(question: string): Promise<string> {
  const listed = plain.shift();
  if (!listed) throw new Error('The world has no such posting.');
  await sending.practice.control.change(listed.id, { extraQuestion: question });
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await sending.app.drain();
  return id;
}
const fieldOf = async (id: string, label: string) =>
  (await readBack(sending, candidate, id)).plan.fields.find(
    (field: { label: string }) => field.label === label,
  );
const askedOf = async (id: string, label: string) =>
  (await readBack(sending, candidate, id)).plan.ask.find((asked: { label: string }) => asked.label === label);

const NOTICE = 'How much notice do you have to give?';
const YEARS = 'How many years of experience do you have with Kubernetes?';
const APPLIED = 'Are you willing to relocate?';
const threeWeeks = { kind: 'notice', amount: 3, unit: 'week' };

describe('the answer bank', () => {
  it('keeps what a person tells, with its source and its day', async () => {
    const reply = await tell('work_auth.authorized', { kind: 'yes_no', yes: true }, { parameter: 'CA' });
    expect(reply.status).toBe(200);
    expect(reply.body.entries).toMatchObject([
      {
        topic: 'work_auth.authorized:CA',
        name: 'work_auth.authorized',
        parameter: 'CA',
        question: 'Are you authorized to work in Canada?',
        value: 'Yes',
        from: 'person',
        at: '2026-11-16T14:00:00.000Z',
        uses: [],
      },
    ]);
  });

  it('refuses what does not fit its question, and nothing is kept', async () => {
    const { entries } = await bank();
    expect((await tell('notice_period', { kind: 'yes_no', yes: true })).status).toBe(422);
    expect((await tell('work_auth.authorized', { kind: 'yes_no', yes: true })).status).toBe(422);
    expect((await tell('sensitive.bank', { kind: 'text', text: 'CA12' })).status).toBe(422);
    expect((await bank()).entries).toEqual(entries);
  });

  it('shows what contradicts itself', async () => {
    await tell('sponsorship.required', { kind: 'yes_no', yes: true }, { parameter: 'US' });
    const reply = await tell('work_auth.status', { kind: 'text', text: 'U.S. citizen' }, { parameter: 'US' });
    expect(reply.body.contradictions).toMatchObject([{ says: expect.stringContaining('U.S. citizen') }]);
  });

  it("is one person's own", async () => {
    const other = await signUp(sending.app);
    const [{ id }] = (await bank()).entries;
    expect((await bank(other.token)).entries).toEqual([]);
    const reply = await sending.app.call('DELETE', `/answers/${id}`, undefined, other.token);
    expect(reply.status).toBe(404);
    expect((await tell('', { kind: 'text', text: 'x' }, { id }, other.token)).status).toBe(404);
  });
});

describe('a form is answered from what was told', () => {
  it('as soon as it is told: the application that asked is prepared again', async () => {
    const id = await withQuestion(NOTICE);
    expect(await askedOf(id, NOTICE)).toBeDefined();
    await tell('notice_period', threeWeeks);
    await sending.app.drain();
    expect(await fieldOf(id, NOTICE)).toMatchObject({
      display: '3 weeks',
      source: { kind: 'answer', label: 'Your answer: 3 weeks' },
    });
    const entry = (await bank()).entries.find(({ topic }: { topic: string }) => topic === 'notice_period');
    expect(entry.uses).toMatchObject([{ application_id: id, said: '3 weeks', state: 'waiting' }]);
  });

  it('from the dates of a skill', async () => {
    const value = {
      kind: 'spans',
      spans: [
        { from: '2020-01', to: '2021-12' },
        { from: '2024-01', to: null },
      ],
    };
    expect((await tell('skill_use', value, { parameter: 'Kubernetes' })).status).toBe(200);
    const id = await withQuestion(YEARS);
    expect(await fieldOf(id, YEARS)).toMatchObject({
      display: '4',
      source: { kind: 'derived', rule: 'Your dates with “Kubernetes”, overlaps counted once' },
    });
  });

  it('and one that waits or is approved is prepared again when the answer changes: the yes was for another text', async () => {
    const id = await withQuestion(NOTICE);
    const before = await readBack(sending, candidate, id);
    expect(before.state).toBe('waiting');
    const entry = (await bank()).entries.find(({ topic }: { topic: string }) => topic === 'notice_period');
    await tell('notice_period', { ...threeWeeks, amount: 5 }, { id: entry.id });
    const old = { decision: 'approve', content_hash: before.content_hash };
    expect(
      (await sending.app.call('POST', `/applications/${id}/decision`, old, candidate.token)).status,
    ).toBe(409);
    await sending.app.drain();
    expect(await fieldOf(id, NOTICE)).toMatchObject({ display: '5 weeks' });
    await sending.app.call('DELETE', `/answers/${entry.id}`, undefined, candidate.token);
    await sending.app.drain();
    expect((await readBack(sending, candidate, id)).state).toBe('needs_you');
    expect(await askedOf(id, NOTICE)).toBeDefined();
  });

  it('unless this employer was told otherwise before: that is shown and not sent, and the word on it holds for them', async () => {
    const [listed] = plain;
    const next = plain.find(({ company, id }) => company === listed?.company && id !== listed.id);
    if (!listed || !next) throw new Error('The world has no two such postings of one employer.');
    plain = plain.filter((posting) => posting !== listed && posting !== next);
    for (const { id } of [listed, next])
      await sending.practice.control.change(id, { extraQuestion: APPLIED });
    const { accountId } = candidate;
    const said = { accountId, topic: 'relocate.willing', question: APPLIED, at: '2026-11-16T14:00:00.000Z' };
    await saveAnswer(sending.app.world.database, { ...said, value: 'No' });
    const first = (await takeOn(sending, candidate, listed)) ?? '';
    await approve(sending, candidate, first);
    await sending.app.drain();
    expect((await readBack(sending, candidate, first)).state).toBe('applied');
    await saveAnswer(sending.app.world.database, { ...said, value: 'Yes' });
    const second = (await takeOn(sending, candidate, next)) ?? '';
    await sending.app.drain();
    const asked = await askedOf(second, APPLIED);
    expect(asked).toMatchObject({
      contradicts: true,
      why: expect.stringContaining('“No”, but now it would be “Yes”'),
    });
    const answers = [{ key: asked.key, value: 'Yes' }];
    await sending.app.call('POST', `/applications/${second}/answers`, { answers }, candidate.token);
    await sending.app.drain();
    expect(await fieldOf(second, APPLIED)).toMatchObject({ display: 'Yes' });
    const scoped = (await bank()).entries.filter(
      ({ topic }: { topic: string }) => topic === 'relocate.willing',
    );
    expect(scoped.map(({ company }: { company: string }) => company).toSorted()).toEqual([
      '',
      listed.employer,
    ]);
  });
});
