import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { profiles } from '#server/features/career/profile/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;
let candidate: Candidate;
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
  candidate = await aCandidate(sending);
});
afterAll(() => sending.close());

async function taken(): Promise<{ id: string | null; listed: ListedPosting }> {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  return { id: await takeOn(sending, candidate, listed), listed };
}
const call = (method: string, path: string, body?: object) =>
  sending.app.call(method, path, body, candidate.token);
const read = (id: string) => readBack(sending, candidate, id);
const loseTheLastDate = () =>
  sending.app.world.database
    .update(profiles)
    .set({ told: null })
    .where(eq(profiles.accountId, candidate.accountId));
const study = { kind: 'study', what: 'High school', where: 'Citadel High School', from: null, until: '2014' };
const tell = () => call('POST', '/users/me/entries', study);

it('what was approved is not sent once the last dated job or study is gone, nor approved before there is one', async () => {
  const { id, listed } = await taken();
  await approve(sending, candidate, id ?? '');
  await loseTheLastDate();
  await sending.app.drain();
  const back = await read(id ?? '');
  expect([back.state, back.cannot_approve]).toEqual(['waiting', expect.stringContaining('with a date')]);
  expect(back.timeline.at(-2).kind).toBe('lapsed');
  expect((await call('GET', '/notifications')).body).toContainEqual(
    expect.objectContaining({ application_id: id, title: `Not sent yet: ${listed.title}` }),
  );
  const decide = () =>
    call('POST', `/applications/${id}/decision`, { decision: 'approve', content_hash: back.content_hash });
  const refused = await decide();
  expect([refused.status, refused.body.detail]).toEqual([409, back.cannot_approve]);
  await tell();
  expect((await read(id ?? '')).cannot_approve).toBeNull();
  expect((await decide()).body).toEqual({ state: 'approved' });
  await sending.app.drain();
  expect([(await read(id ?? '')).state, await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
});

it('what was taken on is not prepared once it is gone, and nothing else is taken on', async () => {
  await tell();
  const { id } = await taken();
  await loseTheLastDate();
  await sending.app.drain();
  const { state, note } = await read(id ?? '');
  expect([state, note]).toEqual(['withdrawn', expect.stringContaining('with a date')]);
  await expect(taken()).rejects.toThrow('with a date');
  const listed = await findPosting(sending.practice, (posting) => !used.has(posting.id));
  const own = await call('POST', '/job-tracker/prepare', { link: listed.url, cover_letter: false });
  expect([own.status, own.body.detail]).toEqual([409, expect.stringContaining('with a date')]);
});
