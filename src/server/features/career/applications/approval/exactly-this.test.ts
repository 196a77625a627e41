import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { findApplication } from '#server/features/career/applications/queries.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';

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
  listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
});

it.each([
  [
    'the address of the form',
    { posting: sql`jsonb_set(posting, '{apply_url}', '"https://elsewhere.example/"')` },
  ],
  ['the posting it is for', { posting: sql`jsonb_set(posting, '{external_id}', '"another"')` }],
  ['the name of a file', { cv: sql`jsonb_set(cv, '{name}', '"another.pdf"')` }],
  ['a file', { cv: sql`jsonb_set(cv, '{sha256}', to_jsonb(repeat('0', 64)))` }],
  ['a value', { plan: sql`jsonb_set(plan, '{fields,0,value}', '"x"')` }],
])('%s that changed after the yes is put to the person again, and not sent', async (_, change) => {
  const before = browser.opened.length;
  await sending.app.world.database.update(applications).set(change).where(eq(applications.id, id));
  await sending.app.drain();
  expect((await readBack(sending, candidate, id)).state).toBe('waiting');
  expect([browser.opened.length - before, await acceptedFor(sending, listed)]).toEqual([0, 0]);
});

it('a file whose bytes changed where they are kept is not sent', async () => {
  const before = browser.opened.length;
  const { cv } = (await findApplication(sending.app.world.database, id)) ?? {};
  const key = cv?.sha256 ?? '';
  await writeFile(
    join(sending.app.world.config.dataDir, 'files', candidate.accountId, key),
    '%PDF-1.7 something else',
  );
  await sending.app.drain();
  expect((await readBack(sending, candidate, id)).state).toBe('approved');
  expect([browser.opened.length - before, await acceptedFor(sending, listed)]).toEqual([0, 0]);
});
