import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { contactMessages } from './tables.ts';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());

const newSource = () => `203.0.113.${(count += 1)}`;
const message = { name: 'Zoë Tremblay', email: 'zoe@example.test', message: 'First.\n\nSecond.' };
const kept = () => app.world.database.select().from(contactMessages);

/** What a browser without JavaScript sends. */
const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.app.request('http://localhost/contact', {
    method: 'POST',
    headers: { 'x-forwarded-for': newSource(), ...headers },
    body: new URLSearchParams(fields),
  });
const whereTo = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location')];
};

describe('the form without JavaScript', () => {
  test('leads to a page that says the message is with us', async () => {
    const before = (await kept()).length;
    expect(await whereTo(sendForm(message))).toEqual([303, '/contact/sent']);
    expect(await kept()).toHaveLength(before + 1);
  });

  test('sends one message however often its button is pressed, and another for other words', async () => {
    const twice = { ...message, message: 'Pressed twice.' };
    const from = { 'x-forwarded-for': newSource() };
    const press = (fields = twice) => whereTo(sendForm(fields, from));
    const before = (await kept()).length;
    const pressed = [...(await Promise.all([press(), press()])), await press()];
    expect(pressed).toEqual(pressed.map(() => [303, '/contact/sent']));
    expect(await kept()).toHaveLength(before + 1);
    await press({ ...twice, message: 'One thing more.' });
    expect(await kept()).toHaveLength(before + 2);
  });

  test('leads to a page that says it was not sent, when it is refused or comes from another site', async () => {
    const before = (await kept()).length;
    expect(await whereTo(sendForm({ ...message, email: '' }))).toEqual([303, '/contact/not-sent']);
    expect(await whereTo(sendForm(message, { 'sec-fetch-site': 'cross-site' }))).toEqual([
      303,
      '/contact/not-sent',
    ]);
    expect(await kept()).toHaveLength(before);
  });
});
