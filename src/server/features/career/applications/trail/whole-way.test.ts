import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { checkTrailOf } from './check-trail.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Sending } from '#testing/sending.ts';
import { approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import { bySql, trailOf } from '#testing/trail/trail.ts';

let sending: Sending;
beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());

test('an application that is sent has a line for each step, with what was approved and the proof, and neither can be changed', async () => {
  const { app } = sending;
  const candidate = await aCandidate(sending);
  const listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'greenhouse');
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await app.drain();
  const { timeline, content_hash, evidence } = await readBack(sending, candidate, id);
  expect(evidence.receipt).not.toBe('');
  const texts = (await trailOf(app, candidate)).lines.map(({ text }) => JSON.parse(text ?? ''));
  expect(texts.map(({ event, act }) => [event, act])).toEqual(
    timeline.map((line: { id: string; kind: string }) => [line.id, line.kind]),
  );
  const approved = texts.find(({ act }) => act === 'approved');
  expect(approved).toMatchObject({
    actor: 'person',
    was: { approved: null },
    is: { approved: content_hash },
  });
  expect(texts.at(-1)).toMatchObject({
    was: { proof: null },
    is: { state: 'applied', approved: content_hash },
  });
  expect(texts.at(-1).is.proof).toMatch(/^[\w-]{43}$/);
  const check = () => checkTrailOf(app.world, candidate.accountId);
  expect(await check()).toEqual({ lines: timeline.length, behind: 0, broken: null });
  // Also when a step follows, which takes it as it finds it.
  await bySql(
    app,
    `update applications set evidence = jsonb_set(evidence, '{receipt}', '"R-0"') where id = '${id}'`,
  );
  const changed = { number: timeline.length, application_id: id, fault: 'changed' };
  expect((await check()).broken).toEqual(changed);
  await app.call('PATCH', `/job-tracker/${id}`, { status: 'Interviewing' }, candidate.token);
  expect((await check()).broken).toEqual(changed);
});

test('the person has it checked by one call, a few times in an hour', async () => {
  const { app } = sending;
  const candidate = await aCandidate(sending);
  const ask = () => app.call('POST', '/applications/trail/check', undefined, candidate.token);
  expect((await ask()).body).toEqual({ lines: 0, behind: 0, broken: null });
  for (let time = 2; time <= 6; time += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'You just checked the activity log a few times. Check it again in 60 minutes.',
  ]);
});
