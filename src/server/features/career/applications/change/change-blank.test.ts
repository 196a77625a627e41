import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormPlan, FormQuestion, PlannedField } from '#contract/career/form.ts';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

const GENDER = '_systemfield_eeoc_gender';
const PLACE = '_systemfield_location';

let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());
beforeEach(async () => {
  candidate = await aCandidate(sending);
  await take();
});

/** A posting whose form has something optional to say in words, a personal question, and a place that is filled. */
async function take(): Promise<void> {
  listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'ashby' && posting.language === 'en' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await bringToWaiting(sending, candidate, id);
}

const read = () => readBack(sending, candidate, id);
const planNow = async (): Promise<FormPlan> => (await read()).plan;
const write = async (key: string, value: string | null) =>
  sending.app.call(
    'PUT',
    `/applications/${id}/fields`,
    { key, value, content_hash: (await read()).content_hash },
    candidate.token,
  );
const approve = (content_hash: string) =>
  sending.app.call(
    'POST',
    `/applications/${id}/decision`,
    { decision: 'approve', content_hash },
    candidate.token,
  );
const fieldOf = async (key: string): Promise<PlannedField | undefined> =>
  (await planNow()).fields.find((field) => field.key === key);
const blankOf = async (key: string) => (await planNow()).left_blank.find((blank) => blank.key === key);
/** The first question in words that was left blank. */
async function openWords(): Promise<FormQuestion> {
  const { left_blank, changeable = [] } = await planNow();
  const words = changeable.find(
    ({ key, options }) => options.length === 0 && left_blank.some((blank) => blank.key === key),
  );
  if (!words) throw new Error('The form leaves nothing blank.');
  return words;
}

describe('a field that was left blank', () => {
  it('takes what the person writes, which only a yes to it sends', async () => {
    const { key, label } = await openWords();
    const before = (await read()).content_hash;
    await approve(before);
    expect((await write(key, 'The people I would work with.')).body).toEqual({ state: 'waiting' });
    await sending.app.drain();
    expect([(await read()).state, await acceptedFor(sending, listed)]).toEqual(['waiting', 0]);
    expect((await approve(before)).status).toBe(409);
    expect(await blankOf(key)).toBeUndefined();
    expect(await fieldOf(key)).toMatchObject({
      display: 'The people I would work with.',
      required: false,
      group: 'questions',
      source: { kind: 'approval', label: 'You wrote this here' },
    });
    const { content_hash, timeline } = await read();
    expect(timeline.map(({ detail }: { detail: string }) => detail)).toContain(
      `You answered “${label}”, which I had left blank.`,
    );
    await approve(content_hash);
    await sending.app.drain();
    expect([(await read()).state, await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
    expect((await read()).evidence.values).toContainEqual({ label, value: 'The people I would work with.' });
  });

  it('keeps its choices where it asks about the person', async () => {
    const { options } = (await planNow()).changeable?.find(({ key }) => key === GENDER) ?? { options: [] };
    const [choice] = options;
    expect(await write(GENDER, 'Something else')).toMatchObject({ status: 422 });
    expect(await blankOf(GENDER)).toBeDefined();
    await write(GENDER, choice?.label ?? '');
    expect(await fieldOf(GENDER)).toMatchObject({ value: choice?.value, display: choice?.label });
  });

  it('is written for this application alone', async () => {
    const { key } = await openWords();
    await write(key, 'The people I would work with.');
    await take();
    const { fields } = await planNow();
    expect(fields.map(({ source }) => source.label)).not.toContain('You wrote this here');
  });
});

describe('a value that the person clears', () => {
  it('stays out of the form, also when it is prepared again, until they write another', async () => {
    const before = (await read()).content_hash;
    expect((await fieldOf(PLACE))?.value).toBeDefined();
    expect((await write(PLACE, null)).body).toEqual({ state: 'waiting' });
    await write('_systemfield_name', 'Mara A. Okonkwo');
    expect(await fieldOf(PLACE)).toBeUndefined();
    expect(await blankOf(PLACE)).toMatchObject({ why: 'You left this blank.' });
    const cleared = await read();
    expect((await approve(before)).status).toBe(409);
    await write(PLACE, 'Sydney, Nova Scotia');
    expect([(await fieldOf(PLACE))?.display, await blankOf(PLACE)]).toEqual([
      'Sydney, Nova Scotia',
      undefined,
    ]);
    await write(PLACE, null);
    expect((await read()).content_hash).toBe(cleared.content_hash);
  });

  it('changes nothing where it is blank already, and is refused where the form requires it', async () => {
    const { key } = await openWords();
    const before = (await read()).content_hash;
    expect((await write(key, null)).body).toEqual({ state: 'waiting' });
    const refused = await write('_systemfield_name', null);
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('Enter an answer.')]);
    expect((await read()).content_hash).toBe(before);
  });
});
