import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerAddress, SMTPServerDataStream } from 'smtp-server';
import type { Log } from '#server/ports/log.ts';
import { describeError } from '#server/ports/log.ts';
import type { IncomingMail } from './parse.ts';
import { parseMail } from './parse.ts';

export type { IncomingMail } from './parse.ts';

const LARGEST_MAIL_BYTES = 2 * 1024 * 1024;
const MOST_RECIPIENTS = 20;
const MOST_CLIENTS = 20;
const PATIENCE_MS = 30_000;

export interface MailListenerOptions {
  /** 0 picks a free one. */
  port: number;
  /** Only recipients at this domain are taken. */
  domain: string;
  log: Log;
  /** Loopback unless told otherwise. */
  host?: string;
  /** With a certificate the sender may encrypt the way (STARTTLS, RFC 3207). */
  certificate?: { key: Buffer; cert: Buffer } | null;
}

/** `unknown`: none of the recipients is anybody's address. */
export type MailOutcome = 'stored' | 'unknown';

/** An answer to the sender with its SMTP code (RFC 5321, 4.2.3). */
const reply = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

/** All of a message; rejects with 552 when it is larger than we take. */
async function collect(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array); // A byte stream.
    size += bytes.length;
    // What is too large is read to its end and forgotten: the sender hears the answer only then.
    if (size <= LARGEST_MAIL_BYTES) chunks.push(bytes);
  }
  if (size > LARGEST_MAIL_BYTES || stream.sizeExceeded) throw reply(552, 'That mail is larger than 2 MB.');
  return Buffer.concat(chunks);
}

/**
 * Listens for employers' mail by SMTP. A mail is answered with 250 only after `take` resolved, so that one the server did
 * not keep is sent again; `take` must therefore take the same mail twice. Rejects when the port cannot be used.
 */
export async function listenForMail(
  { port, domain, log, host = '127.0.0.1', certificate = null }: MailListenerOptions,
  take: (mail: IncomingMail) => Promise<MailOutcome>,
): Promise<{ port: number; close(): Promise<void> }> {
  const isOurs = (address: string) => address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
  const receive = async (stream: SMTPServerDataStream, recipients: readonly SMTPServerAddress[]) => {
    const raw = await collect(stream);
    const to = recipients.map(({ address }) => address);
    const mail = await parseMail(raw, to).catch(() => {
      throw reply(554, 'That mail could not be read.');
    });
    if ((await take(mail)) === 'unknown') throw reply(550, 'There is nobody at that address.');
  };
  const server = new SMTPServer({
    banner: 'Legwork',
    size: LARGEST_MAIL_BYTES,
    disabledCommands: certificate === null ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    maxClients: MOST_CLIENTS,
    socketTimeout: PATIENCE_MS,
    closeTimeout: 2000,
    logger: false,
    onRcptTo: ({ address }, session, callback) => {
      if (!isOurs(address)) return callback(reply(550, 'We take no mail for that domain.'));
      if (session.envelope.rcptTo.length >= MOST_RECIPIENTS)
        return callback(reply(452, 'Too many recipients in one mail.'));
      return callback();
    },
    onData: (stream, session, callback) => {
      receive(stream, session.envelope.rcptTo).then(
        () => callback(),
        (error: unknown) => {
          if (error instanceof Error && 'responseCode' in error) return callback(error);
          log.error('mail.not_kept', describeError(error));
          return callback(reply(451, 'We could not keep that mail just now. Send it again later.'));
        },
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  // Broken connections are the senders' affair.
  server.on('error', (error) => log.warn('mail.connection', describeError(error)));
  return {
    // A TCP listener's address is an object.
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
