import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseMail } from '#server/ports/mail/parse.ts';
import type { IncomingMail, MailOutcome } from '#server/ports/mail/incoming.ts';
import { readMailIn } from '#server/settings/mail-in-settings.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { imapServer } from '#testing/imap-server.ts';
import { mailboxIntake } from './intake.ts';
import { runIntake } from './run-intake.ts';

const domain = 'mail.legwork.test';
const user = { name: 'catch-all', password: 'a word:of/them' };
let server: Awaited<ReturnType<typeof imapServer>>;
let taken: IncomingMail[];
let take: (mail: IncomingMail) => Promise<MailOutcome>;
let now: number;
let recording: ReturnType<typeof recordingLog>;
beforeEach(async () => {
  server = await imapServer(user);
  taken = [];
  now = 0;
  recording = recordingLog();
  take = async (mail) => {
    taken.push(mail);
    return 'stored';
  };
});
afterEach(() => server.close());

function intakeWith(password = user.password) {
  const url = `imap://${user.name}:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
  const { imap: mailbox } = readMailIn({ MAIL_IN_IMAP_URL: url }, true);
  if (mailbox === null) throw new Error('No mailbox was read from its address.');
  const { log } = recording;
  return mailboxIntake({ mailbox, domain, log, now: () => now }, (mail) => take(mail));
}
const written = (id: string, head: string[] = [`To: a+abcdefgh@${domain}`], text = 'Bonjour') =>
  `${[`Message-ID: <${id}@theirs.example>`, 'From: HR <hr@theirs.example>', ...head].join('\r\n')}\r\n\r\n${text}\r\n`;
const unread = () => server.state.mails.filter(({ seen }) => !seen).length;
const subjects = () => recording.entries.map(({ event }) => event);

describe('the intake of a mailbox that gets everything', () => {
  test('hands each mail over once, oldest first, and marks it as read only then', async () => {
    server.deliver(written('one'));
    server.deliver(written('two'));
    const whenTaken: number[] = [];
    const keep = take;
    take = (mail) => {
      whenTaken.push(unread());
      return keep(mail);
    };
    const round = intakeWith();
    expect([await round(), await round()]).toEqual([2, 0]);
    expect(taken.map(({ messageId }) => messageId)).toEqual(['one@theirs.example', 'two@theirs.example']);
    // The first was still unread while it was taken, and the second too.
    expect([whenTaken, unread()]).toEqual([[2, 1], 0]);
    expect(taken[0]).toEqual(await parseMail(Buffer.from(written('one')), [`a+abcdefgh@${domain}`]));
  });

  test('finds whom a mail is for in what its server noted, and takes no address of another domain', async () => {
    server.deliver(
      written('bcc', [
        'To: undisclosed-recipients:;',
        `Delivered-To:\r\n  <A+bcdefghi@${domain.toUpperCase()}>`,
      ]),
    );
    server.deliver(
      written('others', [`To: x@${domain}.evil.example, "y" <b+bcdefghi@${domain}>`, `Subject: z@${domain}`]),
    );
    await intakeWith()();
    expect(taken.map(({ to }) => to)).toEqual([[`a+bcdefghi@${domain}`], [`b+bcdefghi@${domain}`]]);
  });

  test('leaves a mail that could not be kept unread, goes on with the others, and tries it again after growing pauses', async () => {
    server.deliver(written('poison'));
    server.deliver(written('good'));
    let tries = 0;
    const keep = take;
    take = async (mail) => {
      if (!mail.messageId.startsWith('poison')) return keep(mail);
      tries += 1;
      if (tries < 4) throw new Error('The database is away.');
      return keep(mail);
    };
    const round = intakeWith();
    expect([await round(), unread(), tries]).toEqual([1, 1, 1]);
    const triedAt: number[] = [];
    for (let minute = 1; minute <= 10; minute += 1) {
      now = minute * 60_000;
      const before = tries;
      await round();
      if (tries > before) triedAt.push(minute);
    }
    expect(triedAt).toEqual([1, 3, 7]);
    expect([unread(), taken.map(({ messageId }) => messageId)]).toEqual([
      0,
      ['good@theirs.example', 'poison@theirs.example'],
    ]);
    expect(recording.entries.find(({ event }) => event === 'mail_in.not_kept')?.fields).toMatchObject({
      tried_again_in_seconds: 60,
      error: 'Error: The database is away.',
    });
    expect(subjects().every((event) => event === 'mail_in.not_kept')).toBe(true);
  });

  test('puts aside what is nobody’s or too large, with a word in the log and none of the mail’s', async () => {
    take = async () => 'unknown';
    server.deliver(written('nobody'));
    server.deliver(written('large', undefined, 'x '.repeat(1_100_000)));
    expect([await intakeWith()(), unread()]).toEqual([2, 0]);
    expect(subjects()).toEqual(['mail_in.nobodys', 'mail_in.too_large']);
    expect(JSON.stringify(recording.entries)).not.toContain('theirs.example');
  });

  test('says why a mailbox does not open, without its password', async () => {
    await expect(intakeWith('wrong')()).rejects.toMatchObject({ failure: 'wrong_password' });
    await server.close();
    const rejected = await intakeWith()().catch((error: unknown) => error);
    expect(rejected).toMatchObject({ failure: 'unreachable' });
  });
});

test('rounds go on half a minute apart, with pauses that double after a failure and begin anew after a good one', async () => {
  const results = ['good', 'bad', 'bad', 'bad', 'good', 'bad'];
  const pauses: number[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const intake = runIntake(
    async () => {
      if (results.shift() === 'bad') throw new Error('The server is away.');
      return 0;
    },
    recording.log,
    async (pause) => {
      pauses.push(pause / 1000);
      if (results.length > 0) return;
      resolve();
      await new Promise(setImmediate);
    },
  );
  await over;
  await intake.close();
  expect(pauses.slice(0, 6)).toEqual([30, 30, 60, 120, 30, 30]);
  expect(recording.entries.filter(({ event }) => event === 'mail_in.unreachable')).toHaveLength(4);
});
