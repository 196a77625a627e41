import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** How employers' mail reaches us: by SMTP, from a mailbox, both, or not at all. */
export interface MailInSettings {
  /** Where the SMTP listener stands; port 0 picks a free one. With the files of a certificate it offers STARTTLS. */
  smtp: {
    host: string;
    port: number;
    certificate: { keyFile: string; certificateFile: string } | null;
  } | null;
  /** A mailbox that gets everything for our domain. Encrypted, unless it is on this machine and asked for without. */
  imap: {
    host: string;
    port: number;
    username: string;
    password: string;
    folder: string;
    encrypted: boolean;
    /** Whether it is from the first byte, and not after STARTTLS. */
    fromTheStart: boolean;
  } | null;
}

/** The variables with what each means. */
export const mailInVariables = {
  MAIL_IN_PORT:
    "Port on which employers' email is received by SMTP; off receives none. Default: any free port; off in production.",
  MAIL_IN_HOST:
    'Address the SMTP listener binds to, e.g. 0.0.0.0 or :: for every address of this machine. Default 127.0.0.1.',
  MAIL_IN_TLS_CERTIFICATE:
    'File with the certificate chain (PEM) with which the SMTP listener offers STARTTLS, read at the start. Default none.',
  MAIL_IN_TLS_KEY: 'File with the private key (PEM) of that certificate.',
  MAIL_IN_IMAP_URL:
    'Mailbox that gets every email for MAIL_DOMAIN, e.g. imaps://user:password@imap.example/INBOX; every half minute its unread emails are fetched and marked as read. imap:// requires STARTTLS, except for a server on this machine. Use the mailbox for nothing else. Default none.',
} as const;

const port = z.coerce.number().int().min(0).max(65535);
const SECURE_PORT = 993;
const PLAIN_PORT = 143;

type Environment = Partial<Record<string, string>>;

const wrong = (name: keyof typeof mailInVariables) =>
  new ConfigError(`${name} cannot be used. ${mailInVariables[name]}`);

function readSmtp(environment: Environment, isProduction: boolean): MailInSettings['smtp'] {
  const given = environment['MAIL_IN_PORT'];
  if (given === 'off' || (given === undefined && isProduction)) return null;
  const parsed = port.safeParse(given ?? 0);
  if (!parsed.success)
    throw new ConfigError(
      `MAIL_IN_PORT is "${given}", which cannot be used. ${mailInVariables.MAIL_IN_PORT}`,
    );
  const host = environment['MAIL_IN_HOST'] ?? '127.0.0.1';
  if (isIP(host) === 0) throw wrong('MAIL_IN_HOST');
  const [certificateFile, keyFile] = [environment['MAIL_IN_TLS_CERTIFICATE'], environment['MAIL_IN_TLS_KEY']];
  if ((certificateFile === undefined) !== (keyFile === undefined))
    throw new ConfigError('MAIL_IN_TLS_CERTIFICATE and MAIL_IN_TLS_KEY need each other.');
  const certificate = certificateFile && keyFile ? { keyFile, certificateFile } : null;
  return { host, port: parsed.data, certificate };
}

const isThisMachine = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '::1';

/** The error never repeats the address: it holds a password. */
function readImap(environment: Environment): MailInSettings['imap'] {
  const given = environment['MAIL_IN_IMAP_URL'];
  if (given === undefined) return null;
  const url = URL.parse(given);
  if (!url || !['imaps:', 'imap:'].includes(url.protocol)) throw wrong('MAIL_IN_IMAP_URL');
  try {
    const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (username === '' || password === '' || host === '') throw wrong('MAIL_IN_IMAP_URL');
    const secure = url.protocol === 'imaps:';
    return {
      host,
      port: url.port === '' ? (secure ? SECURE_PORT : PLAIN_PORT) : Number(url.port),
      username,
      password,
      folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
      encrypted: secure || !isThisMachine(host),
      fromTheStart: secure,
    };
  } catch {
    throw wrong('MAIL_IN_IMAP_URL');
  }
}

/** Reads them. Throws ConfigError with one sentence. */
export const readMailIn = (environment: Environment, isProduction: boolean): MailInSettings => ({
  smtp: readSmtp(environment, isProduction),
  imap: readImap(environment),
});
