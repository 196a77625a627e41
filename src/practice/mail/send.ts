import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';

const seconds = 1000;

/** Gives one message to the mail server at an smtp: or smtps: address. */
export async function send(url: string, message: Message, date: Date): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? 25 : Number(port),
    secure,
    ignoreTLS: !secure,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 10 * seconds,
  });
  try {
    const { references, ...rest } = message;
    const thread = references === null ? {} : { references, inReplyTo: references };
    await transport.sendMail({ ...rest, date, ...thread });
  } finally {
    transport.close();
  }
}

/** True when the server refused this message for good, so that trying again is of no use. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
