import { quoted } from '#localization/catalogue.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import { recordReply } from '#server/features/career/applications/track/record-reply.ts';
import type { FormBrowser, SubmitOutcome } from '#server/ports/browser.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

// Employers' machines write within a second: their mail may be here before the page has said anything.
let sending: Sending;
let candidate: Candidate;
let id: string;
/** What the page says in the end; null lets it say what the board answers. */
let said: SubmitOutcome | null;
const used = new Set<string>();
const plain = postingBrowser();

const mailArrives = () =>
  sending.app.world.database.transaction((transaction) =>
    recordReply(sending.app.world, transaction, {
      applicationId: id,
      label: 'received',
      subject: 'We have your application',
      mailId: `first-${id}`,
      at: sending.app.clock.now(),
      language: 'en',
    }),
  );

const browser: FormBrowser = {
  ...plain,
  async open(job) {
    const form = await plain.open(job);
    const submit = async () => {
      const answer = await form.submit();
      await mailArrives();
      return said ?? answer;
    };
    return { ...form, submit };
  },
};

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());

async function send(dialect: string): Promise<void> {
  candidate = await aCandidate(sending);
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === dialect && posting.extraQuestion === null && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.app.drain();
}

const journal = async () => {
  const rows = await sending.app.world.database.select().from(attempts).where(eq(attempts.applicationId, id));
  return rows.map(({ state }) => state);
};

it('keeps what the page says when the mail has already confirmed it', async () => {
  said = null;
  await send('lever');
  const read = await readBack(sending, candidate, id);
  expect(read.state).toBe('applied');
  expect(read.evidence.receipt).not.toBe('');
  expect(await journal()).toEqual(['confirmed']);
  expect(sending.app.logged.filter(({ event }) => event === 'job.failed')).toEqual([]);
});

it.each(['greenhouse', 'lever', 'ashby'])(
  'is not opened again by a page of %s that says nothing after the mail has confirmed it',
  async (dialect) => {
    said = {
      kind: 'unclear',
      why: quoted('The job board returned an error.'),
      address: '',
      screenshot: null,
    };
    await send(dialect);
    expect((await readBack(sending, candidate, id)).state).toBe('applied');
    expect(await journal()).toEqual(['confirmed']);
  },
);
