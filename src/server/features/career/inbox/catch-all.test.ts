import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxIntake } from '#server/ports/mail-reading/intake.ts';
import { readMailIn } from '#server/settings/mail-in-settings.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { imapServer } from '#testing/imap-server.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { receiveMail } from './index.ts';
import { mails } from './tables.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof imapServer>>;
beforeAll(async () => {
  app = await createTestApp();
  server = await imapServer({ name: 'all', password: 'of-it' });
});
afterAll(() => Promise.all([app.close(), server.close()]));

test("an employer's answer in the mailbox of the whole domain is kept once, also when we died before it was marked as read", async () => {
  const { accountId, token } = await signUp(app, { fullName: 'Amara Lindqvist' });
  const { application_address: address } = (await app.call('GET', '/users/me', undefined, token)).body;
  const id = await sentApplication(app, {
    accountId,
    company: 'Northwind Dental',
    title: 'Payroll Administrator',
  });
  server.deliver(
    `Message-ID: <answer@northwind.example>\r\nFrom: Northwind Dental <careers@northwind-dental.example>\r\nTo: ${address}\r\n` +
      'Subject: Interview for Payroll Administrator\r\n\r\nWe would like to invite you to an interview next Tuesday at 10:30.\r\n',
  );
  const { log } = app.world;
  const { imap: mailbox } = readMailIn(
    { MAIL_IN_IMAP_URL: `imap://all:of-it@127.0.0.1:${server.port}` },
    true,
  );
  if (!mailbox) throw new Error('No mailbox was read from its address.');
  const domain = app.config.mailDomain;
  const round = mailboxIntake({ mailbox, domain, log }, (mail) => receiveMail(app.world, mail));
  expect(await round()).toBe(1);
  const [mail] = server.state.mails;
  if (mail) mail.seen = false;
  expect([await round(), mail?.seen]).toEqual([1, true]);
  const kept = await app.world.database.select().from(mails).where(eq(mails.accountId, accountId));
  expect(kept).toMatchObject([
    { applicationId: id, meaning: 'interview', messageId: 'answer@northwind.example' },
  ]);
});
