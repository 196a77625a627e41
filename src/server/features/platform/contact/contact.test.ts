import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { deliverMessage, forgetOldMessages } from './deliver-message.ts';
import { contactMessages } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 366 * 24 * HOUR_MS;

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({
    config: { trustedProxies: ['127.0.0.1'], contactEmail: 'hello@legwork.test' },
  });
});
afterAll(() => app.close());

const newSource = () => `203.0.113.${(count += 1)}`;
const message = { name: 'Zoë Tremblay', email: 'zoe@example.test', message: 'First.\n\nSecond.' };
const send = (body: object = message, source = newSource()) =>
  app.call('POST', '/contact', body, undefined, { 'x-forwarded-for': source });
const kept = () => app.world.database.select().from(contactMessages);

describe('a message to us', () => {
  test('is kept, and mailed to us once with an answer going to who wrote it', async () => {
    expect((await send()).status).toBe(200);
    await app.drain();
    const [row] = await kept();
    expect(row).toMatchObject({ ...message, mailedAt: app.clock.now() });
    await deliverMessage(app.world, row?.id ?? '');
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]).toMatchObject({
      to: 'hello@legwork.test',
      subject: 'Message from Zoë Tremblay',
      headers: { 'Reply-To': 'zoe@example.test' },
    });
    expect(app.mails[0]?.text).toContain('First.\n\nSecond.');
  });

  test.each([
    [{ ...message, name: ' ' }, 'Enter your full name.'],
    [{ ...message, email: 'zoe' }, 'Please enter a valid email address.'],
    [{ ...message, message: ' \n ' }, 'Enter your message.'],
    [{ ...message, message: 'x'.repeat(5001) }, 'Keep your message under 5,000 characters.'],
  ])('is refused with one sentence when something is missing: %#', async (body, detail) => {
    const { status, body: answer } = await send(body);
    expect([status, answer.detail]).toEqual([422, detail]);
  });

  test('is a text, whatever it says', async () => {
    await send({ ...message, message: '<img src=x onerror=alert(1)>' });
    await app.drain();
    expect(app.mails.at(-1)?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('is taken five times an hour from one source', async () => {
    const source = newSource();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await send(message, source)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    app.clock.advance(HOUR_MS);
    expect((await send(message, source)).status).toBe(200);
  });

  test('is forgotten after a year', async () => {
    app.clock.advance(YEAR_MS);
    await send();
    await forgetOldMessages(app.world);
    expect(await kept()).toHaveLength(1);
  });
});

/** Writes to us on a plan; answers the reply, what we are mailed and which plan is kept. */
const writeOn = async (plan: 'pro' | 'enterprise' | null) => {
  const { accountId, token } = await signUp(app);
  if (plan !== null) await grantPlan(app.world, { accountId, plan });
  const from = { 'x-forwarded-for': newSource() };
  const { body } = await app.call(
    'POST',
    '/contact',
    { ...message, name: '[Pro] Me', plan: 'pro' },
    token,
    from,
  );
  await app.drain();
  return [body, app.mails.at(-1)?.subject, (await kept()).at(-1)?.plan];
};

describe('a message of somebody who is signed in', () => {
  test('is marked with Pro or Enterprise, kept with the plan, and promised an answer', async () => {
    expect(await writeOn('pro')).toEqual([
      { ok: true, priority: true },
      '[Pro] Message from [Pro] Me',
      'pro',
    ]);
    expect(app.mails.at(-1)?.text).toContain('On Pro: a person replies within one business day.');
    // They may have written on the page of their plan as well as on the contact page.
    expect(app.mails.at(-1)?.text).toContain('[Pro] Me (zoe@example.test) wrote:');
    expect((await writeOn('enterprise')).slice(1)).toEqual([
      '[Enterprise] Message from [Pro] Me',
      'enterprise',
    ]);
  });

  test('has no mark on another plan, and a visitor cannot claim one', async () => {
    expect(await writeOn(null)).toEqual([{ ok: true, priority: false }, 'Message from [Pro] Me', 'trial']);
    const { body } = await send({ ...message, plan: 'pro', priority: true });
    await app.drain();
    expect([body, app.mails.at(-1)?.subject, (await kept()).at(-1)?.plan]).toEqual([
      { ok: true, priority: false },
      'Message from Zoë Tremblay',
      null,
    ]);
  });
});
