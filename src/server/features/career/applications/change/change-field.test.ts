import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedField } from '#contract/career/form.ts';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { signUp } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;
let hash: string;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());

async function take(): Promise<void> {
  listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && posting.language === 'en' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  hash = (await bringToWaiting(sending, candidate, id)).content_hash;
}
beforeEach(async () => {
  candidate = await aCandidate(sending);
  await take();
});

const change = (key: string, value: string, content_hash = hash, token = candidate.token) =>
  sending.app.call('PUT', `/applications/${id}/fields`, { key, value, content_hash }, token);
const approve = (content_hash: string) =>
  sending.app.call(
    'POST',
    `/applications/${id}/decision`,
    { decision: 'approve', content_hash },
    candidate.token,
  );
const read = () => readBack(sending, candidate, id);
const fieldOf = async (key: string): Promise<PlannedField> =>
  (await read()).plan.fields.find((field: PlannedField) => field.key === key);

describe('a value that the person writes anew in its place', () => {
  it('is what would be sent, said as their word, and only a yes to it counts', async () => {
    expect((await change('phone', '+1 902 555 0199')).body).toEqual({ state: 'waiting' });
    expect(await fieldOf('phone')).toMatchObject({
      display: '+1 902 555 0199',
      source: { kind: 'approval', label: 'You wrote this here' },
    });
    expect((await approve(hash)).status).toBe(409);
    const { content_hash, timeline } = await read();
    expect(timeline.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual([
      'field_changed',
      'prepared',
      'waiting',
    ]);
    await approve(content_hash);
    await sending.app.drain();
    expect([(await read()).state, await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
    expect((await read()).evidence.values).toContainEqual({
      label: (await fieldOf('phone')).label,
      value: '+1 902 555 0199',
    });
  });

  it('takes a yes back that was given before, and stays when another is changed', async () => {
    await approve(hash);
    expect((await change('phone', '+1 902 555 0199')).body).toEqual({ state: 'waiting' });
    await sending.app.drain();
    expect([(await read()).state, await acceptedFor(sending, listed)]).toEqual(['waiting', 0]);
    await change('name', 'Mara A. Okonkwo', (await read()).content_hash);
    expect([(await fieldOf('name')).display, (await fieldOf('phone')).display]).toEqual([
      'Mara A. Okonkwo',
      '+1 902 555 0199',
    ]);
  });

  it('is for this application alone', async () => {
    await change('phone', '+1 902 555 0199');
    await take();
    expect((await fieldOf('phone')).display).not.toBe('+1 902 555 0199');
  });

  it('changes nothing where it says the same', async () => {
    const { value } = await fieldOf('phone');
    expect((await change('phone', String(value))).body).toEqual({ state: 'waiting' });
    expect((await read()).content_hash).toBe(hash);
  });

  it('is refused for another person, another content, a file, and what was sent', async () => {
    const other = await signUp(sending.app);
    const { fields, changeable } = (await read()).plan;
    const file = fields.find(({ kind }: PlannedField) => kind === 'file').key;
    expect(changeable.map(({ key }: { key: string }) => key)).not.toContain(file);
    const replies = [
      await change('phone', 'x', hash, other.token),
      await change('phone', 'x', 'another'),
      await change(file, 'x'),
      await change('phone', ' '),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 409, 409, 422]);
    expect((await read()).content_hash).toBe(hash);
    await approve(hash);
    await sending.app.drain();
    expect((await change('phone', '+1 902 555 0199')).status).toBe(409);
  });
});
