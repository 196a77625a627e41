import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import { mailboxMailer } from './mailbox.ts';
import { smtpMailer } from './smtp.ts';

const words = { to: 'zoe@example.test', subject: 'Hello', text: 'Text', html: '<p>Text</p>' };
const mail = { ...words, key: 'notice 1' };

describe('the mailbox', () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'legwork-mail-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  test('keeps mail over a restart, newest first', async () => {
    const folder = join(await newFolder(), 'made', 'by', 'it');
    await mailboxMailer(folder).mailer.send(mail);
    const { mailer, read } = mailboxMailer(folder);
    await mailer.send({ ...mail, subject: 'Second' });
    expect(read()).toEqual([
      { ...words, subject: 'Second', at: expect.stringMatching(/^\d{4}-.+Z$/) },
      { ...words, at: expect.any(String) },
    ]);
  });

  test('loses one line to a crash in the middle of it, and no other', async () => {
    const folder = await newFolder();
    const { mailer, read } = mailboxMailer(folder);
    await mailer.send(mail);
    await appendFile(join(folder, 'mailbox.jsonl'), '\n{"to":"half');
    await mailer.send({ ...mail, subject: 'After' });
    expect(read().map(({ subject }) => subject)).toEqual(['After', 'Hello']);
  });

  test('holds the newest five hundred', async () => {
    const { mailer, read } = mailboxMailer(await newFolder());
    for (let sent = 0; sent < 1005; sent += 1) await mailer.send({ ...mail, subject: `Mail ${sent}` });
    expect([read().length, read()[0]?.subject, read().at(-1)?.subject]).toEqual([
      500,
      'Mail 1004',
      'Mail 505',
    ]);
  });
});

describe('mail by SMTP', () => {
  const received: { recipients: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: Buffer.concat(parts) });
        done();
      });
    },
  });
  let url = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    url = typeof address === 'object' && address !== null ? `smtp://127.0.0.1:${address.port}` : '';
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  const mailer = () => smtpMailer(url, 'Legwork <agent@legwork.test>');

  test('arrives whole', async () => {
    await mailer().send({ ...mail, subject: 'Île-à-la-Crosse', text: 'Zoë' });
    const parsed = await PostalMime.parse(received.at(-1)?.raw ?? Buffer.of());
    expect(parsed).toMatchObject({ subject: 'Île-à-la-Crosse', from: { address: 'agent@legwork.test' } });
    expect(parsed.text?.trim()).toBe('Zoë');
  });

  const idOf = async (key: string, from = 'Legwork <agent@legwork.test>') => {
    await smtpMailer(url, from).send({ ...mail, key });
    return (await PostalMime.parse(received.at(-1)?.raw ?? Buffer.of())).messageId;
  };

  test('that is sent once more has the same Message-ID, and every other mail its own', async () => {
    const first = await idOf('notice 1');
    expect(first).toMatch(/^<[0-9a-f]{40}@legwork\.test>$/);
    expect(await idOf('notice 1')).toBe(first);
    expect(await idOf('notice 2')).not.toBe(first);
    expect(await idOf('notice 1', 'agent@other.test')).toMatch(/@other\.test>$/);
  });

  test('keeps strangers out of its headers', async () => {
    const subject = 'Hello\r\nBcc: victim@example.test\r\n\r\nBody\u2028x';
    await mailer().send({ ...mail, subject, headers: { 'X-Reason': 'a\r\nBcc: victim@example.test' } });
    const last = received.at(-1);
    expect(last?.recipients).toEqual(['zoe@example.test']);
    const parsed = await PostalMime.parse(last?.raw ?? Buffer.of());
    expect(parsed.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(parsed.subject).toBe('Hello Bcc: victim@example.test Body x');
  });

  test.each([
    'a@b.test, c@d.test',
    'Zoe <zoe@example.test>',
    'zoe@example.test\r\nBcc: x@y.test',
    'zoe',
    '',
    '<x>@y.test',
  ])('goes to exactly one mailbox, which %j is not', async (to) => {
    const before = received.length;
    await expect(mailer().send({ ...mail, to })).rejects.toThrow(/exactly one mailbox/);
    expect(received).toHaveLength(before);
  });

  test('takes no header name of strangers', async () => {
    await expect(mailer().send({ ...mail, headers: { 'X\r\nBcc': 'x' } })).rejects.toThrow(/header/);
  });

  test('that cannot be handed over is not lost in silence', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1', 'agent@legwork.test').send(mail)).rejects.toThrow();
  });
});

test('a composed mail says the same as text and as HTML, where nothing can be injected', () => {
  const { text, html } = composeMail('S', [
    '<b>"Hi" & bye</b>',
    'https://legwork.example/?a=1&b="2"',
    'see https://x.y',
  ]);
  expect(text).toBe('<b>"Hi" & bye</b>\n\nhttps://legwork.example/?a=1&b="2"\n\nsee https://x.y\n');
  expect(html).toContain('<p>&lt;b&gt;&quot;Hi&quot; &amp; bye&lt;/b&gt;</p>');
  expect(html.match(/<a /g)).toHaveLength(1);
});
