import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface HeldMail {
  uid: number;
  raw: string;
  seen: boolean;
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/[\r\n]/g, ' ')}"`;
const orNil = (text: string | undefined): string => (text === undefined ? 'NIL' : quoted(text));
const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.slice(0, raw.indexOf('\r\n\r\n')))?.[1]?.trim();

function peopleOf(line: string | undefined): string {
  if (line === undefined) return 'NIL';
  const [, name = '', user = '', host = ''] = /^(.*?)\s*<?([^\s<>@]+)@([^\s<>]+?)>?$/.exec(line) ?? [];
  return `((${name === '' ? 'NIL' : quoted(name)} NIL ${quoted(user)} ${quoted(host)}))`;
}

function envelopeOf(raw: string): string {
  const from = peopleOf(headerOf(raw, 'From'));
  return `(${orNil(headerOf(raw, 'Date'))} ${orNil(headerOf(raw, 'Subject'))} ${from} ${from} ${from} ${peopleOf(headerOf(raw, 'To'))} NIL NIL ${orNil(headerOf(raw, 'In-Reply-To'))} ${orNil(headerOf(raw, 'Message-ID'))})`;
}

const literal = (text: string): string => `{${Buffer.byteLength(text)}}\r\n${text}`;

function fetched({ uid, raw }: HeldMail, at: number, asked: string): string {
  const parts = [`UID ${uid}`];
  if (asked.includes('ENVELOPE')) parts.push(`ENVELOPE ${envelopeOf(raw)}`);
  if (asked.includes('RFC822.SIZE')) parts.push(`RFC822.SIZE ${Buffer.byteLength(raw)}`);
  if (asked.includes('HEADER.FIELDS')) {
    const references = headerOf(raw, 'References');
    const lines = references === undefined ? '\r\n' : `References: ${references}\r\n\r\n`;
    parts.push(`BODY[HEADER.FIELDS (REFERENCES)] ${literal(lines)}`);
  }
  if (/BODY\.PEEK\[\]/.test(asked)) parts.push(`BODY[]<0> ${literal(raw)}`);
  return `* ${at + 1} FETCH (${parts.join(' ')})\r\n`;
}

/**
 * A mail server that speaks the few commands of IMAP4rev1 (RFC 3501) with which an inbox is read, in the clear on loopback, and keeps
 * what it was asked.
 */
export async function imapServer(user: { name: string; password: string }) {
  const state = { uidValidity: 7, mails: [] as HeldMail[], asked: [] as string[] };
  const numbersIn = (set: string): HeldMail[] => {
    const last = state.mails.at(-1)?.uid ?? 0;
    return state.mails.filter(({ uid }) =>
      set.split(',').some((range) => {
        const [first = '', until = first] = range.split(':');
        const ends = [first, until].map((end) => (end === '*' ? last : Number(end)));
        return uid >= Math.min(...ends) && uid <= Math.max(...ends);
      }),
    );
  };
  const answer = (command: string): string => {
    const [name = '', ...rest] = command.split(' ');
    const verb = name.toUpperCase();
    const line = rest.join(' ');
    if (verb === 'CAPABILITY') return '* CAPABILITY IMAP4rev1\r\n';
    if (verb === 'EXAMINE' || verb === 'SELECT') {
      const next = (state.mails.at(-1)?.uid ?? 0) + 1;
      return `* ${state.mails.length} EXISTS\r\n* OK [UIDVALIDITY ${state.uidValidity}] valid\r\n* OK [UIDNEXT ${next}] next\r\n* FLAGS ()\r\n`;
    }
    if (verb === 'LIST') return '* LIST () "/" "INBOX"\r\n';
    if (verb !== 'UID') return '';
    const [what = '', ...set] = rest;
    if (what === 'SEARCH') {
      const found = /UID (\S+)/.exec(line)?.[1];
      const unread = state.mails.filter(({ seen }) => !seen);
      const hits = line.includes('UNSEEN') ? unread : found === undefined ? state.mails : numbersIn(found);
      return `* SEARCH ${hits.map(({ uid }) => uid).join(' ')}\r\n`;
    }
    if (what === 'STORE') {
      for (const mail of numbersIn(set[0] ?? '')) mail.seen ||= line.includes('\\Seen');
      return '';
    }
    return numbersIn(set[0] ?? '')
      .map((mail) => fetched(mail, state.mails.indexOf(mail), line))
      .join('');
  };
  const serve = (socket: Socket, tag: string, command: string) => {
    state.asked.push(command.replace(user.password, '***'));
    const login = /^LOGIN "?([^" ]*)"? "?([^" ]*)"?$/.exec(command);
    if (login && (login[1] !== user.name || login[2] !== user.password))
      return socket.write(`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`);
    if (command.startsWith('LOGOUT')) return socket.end(`* BYE\r\n${tag} OK done\r\n`);
    const readOnly = command.startsWith('EXAMINE') ? '[READ-ONLY] ' : '';
    return socket.write(`${answer(command)}${tag} OK ${readOnly}done\r\n`);
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk.toString('utf8')}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const one of lines) serve(socket, one.split(' ')[0] ?? '', one.slice(one.indexOf(' ') + 1));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    // A listening TCP server's address is an object.
    port: (server.address() as AddressInfo).port,
    /** A mail comes in. */
    deliver: (raw: string) =>
      state.mails.push({ uid: (state.mails.at(-1)?.uid ?? 40) + 1, raw, seen: false }),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
