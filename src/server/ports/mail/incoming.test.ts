import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingMail, MailOutcome } from './incoming.ts';
import { listenForMail } from './incoming.ts';
import { parseMail } from './parse.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined, say: () => undefined };
const bytes = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));

let taken: IncomingMail[] = [];
let take: (mail: IncomingMail) => Promise<MailOutcome> = async () => 'stored';
let listener: Awaited<ReturnType<typeof listenForMail>>;
beforeEach(async () => {
  taken = [];
  take = async (mail) => {
    taken.push(mail);
    return 'stored';
  };
  listener = await listenForMail({ port: 0, domain: 'mail.legwork.test', log: quiet }, (mail) => take(mail));
});
afterEach(() => listener.close());

const send = (to: string | string[], extra: object = {}) =>
  createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true }).sendMail({
    from: 'Careers at Northwind <careers@northwind.example>',
    to,
    subject: 'Rendez-vous – é',
    text: 'Bonjour',
    ...extra,
  });

describe('receiving mail', () => {
  it('hands over sender, recipients, subject and text', async () => {
    await send('Amara+abcdefgh@MAIL.legwork.test', { messageId: '<one@northwind.example>' });
    expect(taken).toEqual([
      {
        messageId: 'one@northwind.example',
        from: 'Careers at Northwind <careers@northwind.example>',
        to: ['Amara+abcdefgh@mail.legwork.test'],
        subject: 'Rendez-vous – é',
        text: 'Bonjour',
        calendar: '',
        answers: [],
      },
    ]);
  });

  it('refuses recipients at other domains, so that nobody relays through it', async () => {
    await expect(send('someone@example.org')).rejects.toMatchObject({ responseCode: 550 });
    await expect(send('x@notmail.legwork.test.example.org')).rejects.toMatchObject({ responseCode: 550 });
    expect(taken).toEqual([]);
  });

  it('asks the sender to try again when the mail could not be kept', async () => {
    take = async () => {
      throw new Error('The database is away.');
    };
    await expect(send('a+abcdefgh@mail.legwork.test')).rejects.toMatchObject({ responseCode: 451 });
  });

  it('says so when nobody has the address', async () => {
    take = async () => 'unknown';
    await expect(send('a+abcdefgh@mail.legwork.test')).rejects.toMatchObject({ responseCode: 550 });
  });

  it('takes no more than 2 MB', async () => {
    await expect(
      send('a+abcdefgh@mail.legwork.test', { text: 'x '.repeat(1_200_000) }),
    ).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(taken).toEqual([]);
  });
});

describe('reading a mail', () => {
  it('reads HTML as text when there is no other, without what it hides', async () => {
    const mail = await parseMail(
      bytes(
        'From: a@b.example\nSubject: Hi\nMessage-ID: <x@y>\nContent-Type: text/html; charset=utf-8\n\n<p>Hello <b>you</b></p><div style="display:none">secret</div><script>alert(1)</script>',
      ),
      [],
    );
    expect(mail.text).toBe('Hello you');
  });

  it('gives the same mail without a Message-ID the same name', async () => {
    const raw = bytes('From: a@b.example\nSubject: Hi\n\nHello');
    const [first, second] = [await parseMail(raw, []), await parseMail(raw, [])];
    expect(first.messageId).toMatch(/^[0-9a-f]{64}$/);
    expect(second.messageId).toBe(first.messageId);
  });

  it('keeps header lines on one line and drops what nobody sees', async () => {
    const subject = `=?utf-8?B?${Buffer.from('Offer\r\nBcc: x@y\u202E\u200B').toString('base64')}?=`;
    const mail = await parseMail(bytes(`From: "A\u0007 <b>" <a@b.example>\nSubject: ${subject}\n\nText`), []);
    expect(mail.subject).toBe('Offer Bcc: x@y');
    expect(mail.from).toBe('A b <a@b.example>');
  });

  it('reads bytes that are no mail at all as an empty one', async () => {
    const mail = await parseMail(new Uint8Array([0, 255, 13, 10, 0]), ['a@b']);
    expect(mail).toMatchObject({ from: '', subject: '', to: ['a@b'] });
  });
});
