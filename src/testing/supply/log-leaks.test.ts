import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { terminalLog } from '#server/ports/log.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { uploadCv } from '#testing/documents/upload-cv.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

let app: TestApp;
const written: string[] = [];
const keep = (text: unknown) => written.push(String(text)) > 0;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  app = await createTestApp({ world: { log: terminalLog } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const words = {
  password: 'marked-password-of-mine',
  guess: 'marked-guess-of-somebody',
  next: 'marked-password-of-tomorrow',
  resume: 'Marked-line-of-a-resume',
  broken: 'Marked-line-of-a-broken-file',
  message: 'Marked-words-to-the-house',
  mail: 'Marked-words-of-an-employer',
};
const bytes = (text: string) => new TextEncoder().encode(text);

test('of a life with the product no password, code, token, resume, message or mail stands in the log, also where something breaks', async () => {
  const person = await signUp(app, { password: words.password });
  const { email, token } = person;
  const ask = (method: string, path: string, body?: object) => app.call(method, path, body, token);
  const { body } = await ask('GET', '/users/me');
  const code = codeMailedTo(app, email);
  expect((await app.call('POST', '/auth/token', { username: email, password: words.guess })).status).toBe(
    401,
  );
  expect((await ask('POST', '/auth/step-up', { password: words.password })).status).toBe(200);
  const cv = bytes(`${new TextDecoder().decode(cvAsText())}\n${words.resume}\n`);
  expect((await uploadCv(app, token, cv, 'My CV.txt')).status).toBe(200);
  expect((await uploadCv(app, token, bytes(`%PDF-1.7 ${words.broken}`), 'cv.pdf')).status).not.toBe(200);
  await ask('POST', '/resume/chat-or-generate', { prompt: words.resume, user_profile: {} });
  app.clock.advance(120_000);
  await app.call('POST', '/auth/forgot-password', { email });
  await app.drain();
  const newCode = codeMailedTo(app, email);
  const reset = { email, otp: newCode, password: words.next };
  expect((await app.call('POST', '/auth/reset-password', reset)).status).toBe(200);
  const to = [String(body.application_address)];
  const mail = {
    messageId: 'm@x.example',
    from: 'HR <hr@x.example>',
    to,
    subject: words.mail,
    text: words.mail,
  };
  expect(await receiveMail(app.world, mail)).toBe('stored');

  // What breaks is told with the question that broke, and that with what it was asked about.
  await app.world.database.execute(sql`alter table contact_messages rename to contact_messages_away`);
  const sent = {
    name: words.message,
    email,
    subject: words.message,
    message: `${words.message}, at length, to be taken.`,
  };
  expect((await app.call('POST', '/contact', sent)).status).toBe(500);
  await app.drain();

  const log = written.join('');
  expect(log).toContain('request.failed');
  const secrets = { ...words, token, code, newCode };
  expect(
    Object.entries(secrets)
      .filter(([, secret]) => log.includes(secret))
      .map(([name]) => name),
  ).toEqual([]);
});
