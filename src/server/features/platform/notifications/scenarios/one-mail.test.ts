import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { KeyedMail } from '#server/ports/mailer.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

let app: TestApp;
const left: KeyedMail[] = [];
let deaths = 0;
/** The mail has left the house, and the process dies before it has written that down. */
async function send(mail: KeyedMail): Promise<void> {
  left.push(mail);
  deaths -= 1;
  if (deaths >= 0) throw new Error('killed');
}

beforeAll(async () => {
  app = await createTestApp({ world: { mailer: { send } } });
  app.expectError('job.failed');
});
afterAll(() => app.close());
beforeEach(() => {
  left.length = 0;
  deaths = 0;
});

/** Works through the queue; what failed is tried again without its pause. */
async function workTwice(): Promise<void> {
  await app.drain();
  await app.world.database.execute(
    sql`update pgboss.job set start_after = now() where state < 'active' and start_after > now()`,
  );
  await app.drain();
}
const register = (email: string) =>
  app.call('POST', '/auth/register', { email, password: 'a long password', full_name: 'Zoë Tremblay' });
const keys = () => new Set(left.map(({ key }) => key)).size;

it('a code that a crash mails twice is one mail to whoever receives it, and the next code is another', async () => {
  deaths = 1;
  expect((await register(`${randomUUID()}@example.test`)).status).toBeLessThan(300);
  await workTwice();
  expect([left.length, keys()]).toEqual([2, 1]);
  expect((await register(`${randomUUID()}@example.test`)).status).toBeLessThan(300);
  await workTwice();
  expect([left.length, keys()]).toEqual([3, 2]);
});

it('a message to us that a crash mails twice is one mail, and the next message another', async () => {
  deaths = 1;
  const message = { name: 'Zoë', email: 'zoe@example.test', message: 'Hello.' };
  await app.call('POST', '/contact', message);
  await workTwice();
  expect([left.length, keys()]).toEqual([2, 1]);
  await app.call('POST', '/contact', message);
  await workTwice();
  expect([left.length, keys()]).toEqual([3, 2]);
});
