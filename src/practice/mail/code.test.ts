import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPlainPosting, openMailCatcher, openTestWorld, send, type TestWorld } from '#practice/testing.ts';

let world: TestWorld;
let catcher: Awaited<ReturnType<typeof openMailCatcher>>;
beforeEach(async () => {
  catcher = await openMailCatcher();
  world = await openTestWorld({ mailUrl: catcher.url });
});
afterEach(async () => {
  await world.close();
  await catcher.close();
});

const kinds = async () => (await world.control.ledger()).map(({ kind }) => kind);
const enter = (address: string, code: string) => {
  const body = new FormData();
  body.set('code', code);
  return fetch(address, { method: 'POST', body, redirect: 'manual' });
};

test('a form that wants a mailed code arrives only with the code', async () => {
  const posting = await findPlainPosting(world, 'greenhouse');
  await world.control.change(posting.id, { emailCode: true });
  const page = await (await send(world, posting)).text();
  expect(page).toContain('Enter the security code we sent to ada@example.org');
  expect(await kinds()).toEqual(['held']);
  await world.control.advance(60_000);
  const [mail, ...more] = catcher.mails;
  expect([mail?.to, more.length]).toEqual([['ada@example.org'], 0]);
  const code = /\b\d{6}\b/.exec(mail?.raw ?? '')?.[0] ?? '';
  const address = `${world.origin}${/action="(\/codes\/[^"]+)"/.exec(page)?.[1] ?? ''}`;
  expect((await enter(address, '000000')).status).toBe(422);
  expect(await kinds()).toEqual(['held']);
  const answer = await enter(address, code);
  expect(answer.status).toBe(303);
  expect(await kinds()).toEqual(['held', 'accepted']);
  const thanks = await fetch(new URL(answer.headers.get('location') ?? '', world.origin));
  expect(await thanks.text()).toContain('Thank you for applying');
  // What was used up is used up.
  expect((await enter(address, code)).status).toBe(404);
});
