import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosting } from '#practice/testing.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Sending } from '#testing/sending.ts';

// A real browser at a form that takes nothing before the applicant has entered the code it mailed them.
let sending: Sending;
beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

async function sendOne(language: 'en' | 'fr', dialect: string) {
  const candidate = await aCandidate(sending);
  const listed = await findPosting(
    sending.practice,
    (posting) =>
      posting.dialect === dialect && posting.language === language && posting.extraQuestion === null,
  );
  await sending.practice.control.change(listed.id, { emailCode: true });
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  await sending.app.drain();
  const { body } = await sending.app.call('GET', '/users/me', undefined, candidate.token);
  return { candidate, listed, id, address: String(body.application_address) };
}

const heldBy = async (postingId: string) =>
  (await sending.practice.control.ledger()).filter(
    (entry) => entry.postingId === postingId && entry.kind === 'held',
  ).length;

it.each([
  ['en', 'greenhouse'],
  ['fr', 'greenhouse'],
  ['en', 'ashby'],
] as const)(
  'an application in %s on %s that waits for a mailed code is the person’s, not sent and never sent again',
  { timeout: 120_000 },
  async (language, dialect) => {
    const { candidate, listed, id, address } = await sendOne(language, dialect);
    const read = await readBack(sending, candidate, id);
    expect(read.state, `${read.note} ${JSON.stringify(sending.app.logged)}`).toBe('handed_over');
    expect(read.note).toContain(`They email a code to ${address}`);
    expect(read.evidence).toBeNull();
    const journal = await sending.app.world.database
      .select()
      .from(attempts)
      .where(eq(attempts.applicationId, id));
    // The click was made, and the journal says so; nothing has arrived.
    expect(journal).toMatchObject([{ state: 'abandoned', armedAt: expect.any(Date), sentAt: null }]);
    expect(journal[0]?.problem).toBe('email_code');
    sending.app.clock.advance(25 * 60 * 60_000);
    await recover(sending.app.world);
    await sending.app.drain();
    expect([await heldBy(listed.id), await acceptedFor(sending, listed)]).toEqual([1, 0]);
    expect((await readBack(sending, candidate, id)).state).toBe('handed_over');
  },
);

it(
  'shows the mail with the code beside what is to be sent, and takes it for no receipt',
  { timeout: 120_000 },
  async () => {
    const { candidate, listed, id, address } = await sendOne('en', 'lever');
    const mail = (messageId: string, subject: string, text: string) =>
      receiveMail(sending.app.world, {
        messageId,
        from: `${listed.employer} <no-reply@mailer.example>`,
        to: [address],
        subject,
        text,
      });
    await mail(
      `code-${id}`,
      `Your application to ${listed.employer}`,
      `Thank you for applying for ${listed.title}. We received your application. Enter the code 482913 to confirm your address and submit it.`,
    );
    const read = await readBack(sending, candidate, id);
    expect(read.state).toBe('handed_over');
    expect(read.mails).toMatchObject([{ meaning: 'noise', text: expect.stringContaining('482913') }]);
    const notices = await sending.app.call('GET', '/notifications', undefined, candidate.token);
    expect(notices.body).toContainEqual(
      expect.objectContaining({ application_id: id, body: expect.stringContaining('asks you for a code') }),
    );
    // The person entered it, and the employer says so.
    await mail(
      `receipt-${id}`,
      `We received your application: ${listed.title}`,
      `Thank you for applying for ${listed.title} at ${listed.employer}. Your application arrived safely.`,
    );
    const arrived = await readBack(sending, candidate, id);
    // The page that asked for the code proves nothing.
    expect([arrived.state, arrived.evidence]).toEqual(['applied', null]);
  },
);
