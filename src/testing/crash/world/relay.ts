import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 400;
/** Long enough for the mail to have been read, too short for every answer. */
const HANG_UP_MS = 30;

/** plain; dropped: hangs up before the answer; slow: rests in the middle of the mail. */
export type Delivery = 'plain' | 'dropped' | 'slow';

/** An employer's letter on its way. */
export interface Letter {
  messageId: string;
  raw: Buffer;
  to: string[];
  state: 'waiting' | 'kept' | 'refused';
}

/** The mail server between employers and the product: keeps each letter until the product has said that it has it. */
export interface Relay {
  url: string;
  letters: readonly Letter[];
  /** Tries a letter once; `lost` when no answer came, and it stays waiting. */
  deliver(letter: Letter, how?: Delivery): Promise<'kept' | 'refused' | 'lost'>;
  close(): Promise<void>;
}

/** The answers of a mail server on a line, one code after the other; 0 once the line is gone. */
function listenTo(socket: Socket): () => Promise<number> {
  let text = '';
  let gone = false;
  let heard = Promise.withResolvers<void>();
  const wake = (): void => {
    heard.resolve();
    heard = Promise.withResolvers<void>();
  };
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    gone = true;
    wake();
  });
  return async () => {
    for (;;) {
      const line = /^.*\r\n/.exec(text)?.[0];
      if (line !== undefined) {
        text = text.slice(line.length);
        if (/^\d{3} /.test(line)) return Number(line.slice(0, 3));
      } else if (gone) return 0;
      else await heard.promise;
    }
  };
}

/** One mail over SMTP (RFC 5321), each command after the answer to the one before; answers the last code. */
async function speak(port: number, { raw, to }: Letter, how: Delivery): Promise<number> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  const hear = listenTo(socket);
  const tell = (line: string): Promise<number> => {
    socket.write(`${line}\r\n`);
    return hear();
  };
  try {
    const greeting = await hear();
    if (greeting !== 220) return greeting;
    await tell('EHLO relay.example');
    for (const line of ['MAIL FROM:<>', ...to.map((address) => `RCPT TO:<${address}>`)]) {
      const code = await tell(line);
      if (code >= 300 || code === 0) return code;
    }
    if ((await tell('DATA')) !== 354) return 0;
    const text = raw.toString('latin1').replace(/^\./gm, '..');
    const half = how === 'slow' ? Math.floor(text.length / 2) : 0;
    socket.write(text.slice(0, half), 'latin1');
    if (how === 'slow') await sleep(PAUSE_MS);
    const ended = tell(`${text.slice(half).replace(/\r\n$/, '')}\r\n.`);
    if (how === 'dropped') {
      await Promise.race([ended, sleep(HANG_UP_MS)]);
      return 0;
    }
    return await ended;
  } finally {
    socket.destroy();
  }
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts the relay on a free port; letters are given on to a port of loopback. */
export async function openRelay(port: number): Promise<Relay> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) =>
      void collect(stream as AsyncIterable<Uint8Array>).then((raw) => {
        const messageId = /^message-id:\s*(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? '';
        const to = session.envelope.rcptTo.map(({ address }) => address);
        // The employers' own post room may have missed our answer.
        if (!letters.some((letter) => letter.messageId === messageId))
          letters.push({ messageId, raw, to, state: 'waiting' });
        callback();
      }, callback),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const own = (server.server.address() as AddressInfo).port; // A TCP listener's address is an object.
  return {
    url: `smtp://127.0.0.1:${own}`,
    letters,
    async deliver(letter, how = 'plain') {
      const code = await speak(port, letter, how);
      if (code >= 200 && code < 300) letter.state = 'kept';
      else if (code >= 500) letter.state = 'refused';
      else return 'lost';
      return letter.state;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
