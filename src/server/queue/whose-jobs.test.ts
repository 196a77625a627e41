import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '#testing/app.ts';
import { handleOfBusiness } from '#server/queue/handler.ts';
import { defineJob } from '#server/queue/job.ts';
import type { TestApp } from '#testing/app.ts';

/** Jobs with data that are of nobody: of who has no account yet, or of whom only somebody else can tell who it is. */
const OF_NOBODY = ['accounts.send-code', 'billing.sync', 'contact.deliver'];

/** An account, or a business of those who are its members. */
const OWNERS = ['accountId', 'businessId'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The names of the data that every job of a kind carries. */
function carriedBy(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  const [first = [], ...others] = schema.options.map((option) => carriedBy(option as z.ZodType));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

test('every job carries whose it is, but those of all and those of nobody', () => {
  const nobodys = app.handlers
    .filter(({ job }) => carriedBy(job.schema).length > 0)
    .filter(({ job }) => !carriedBy(job.schema).some((name) => OWNERS.includes(name)))
    .map(({ job }) => job.name);
  expect(nobodys.toSorted()).toEqual(OF_NOBODY);
  expect(app.handlers.length).toBeGreaterThan(25);
});

test('a job of an account is refused without it, so that it cannot run as nobody', async () => {
  const submit = app.handlers.find(({ job }) => job.name === 'applications.submit');
  const handled = async () => submit?.handle({ applicationId: crypto.randomUUID() });
  await expect(handled()).rejects.toThrow('accountId');
});

test('a job of a business is its own also where it names an account, which may be no member any more', async () => {
  const schema = z.object({ businessId: z.uuid(), accountId: z.uuid() });
  const data = { businessId: crypto.randomUUID(), accountId: crypto.randomUUID() };
  let seen: unknown = null;
  const handler = handleOfBusiness(
    app.world,
    defineJob({ name: 'tested.both', schema }),
    async ({ database }) => {
      seen = await database.execute(
        sql`select current_setting('legwork.business') as business, current_setting('legwork.account') as account`,
      );
    },
  );
  await handler.handle(data);
  expect(seen).toMatchObject({ rows: [{ business: data.businessId, account: '' }] });
});
