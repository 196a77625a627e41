import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { nameAsCv } from '#testing/documents/files-of.ts';
import { rowInEveryTable } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

/** A name that only this person has. */
export const MARK = 'Quillfeather';

/** Somebody with something in every table, in the queue, in files that were replaced, and in an export. */
export async function personEverywhere(app: TestApp): Promise<Person> {
  const email = `${MARK}.${crypto.randomUUID()}@example.test`;
  const person = await signUp(app, { email, fullName: `Ada ${MARK}` });
  const ask = (method: string, path: string, body?: object) => app.call(method, path, body, person.token);
  await ask('POST', '/auth/step-up', { password: person.password });
  await ask('POST', '/campaigns', { name: `${MARK} in clinics` });
  await ask('POST', '/contact', { name: person.fullName, email, message: `I am ${MARK}.` });
  await ask('POST', '/privacy/exports');
  await app.drain();
  await rowInEveryTable(app, person.accountId, MARK);
  await nameAsCv(app, person, `The first CV of ${MARK}`);
  await nameAsCv(app, person, `The second CV of ${MARK}`);
  // Left in the queue: one that waits, and one that failed with the address in its reason.
  app.clock.advance(61_000);
  await app.call('POST', '/auth/forgot-password', { email });
  await app.world.database.execute(
    sql`update pgboss.job set output = ${JSON.stringify({ message: `550 <${email}>` })}::jsonb where data::text like ${`%${person.accountId}%`}`,
  );
  return person;
}

/** Lets the day of a deletion that was asked for be now. */
export async function setDue(app: TestApp, { accountId }: Person): Promise<void> {
  await app.world.database.execute(
    sql`update account_deletions set due_at = ${app.clock.now().toISOString()}::timestamptz where account_id = ${accountId}::uuid`,
  );
}
