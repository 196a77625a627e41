import { readFile } from 'node:fs/promises';
import type { Log } from '#server/ports/log.ts';
import { listenForMail } from '#server/ports/mail/incoming.ts';
import type { IncomingMail, MailOutcome } from '#server/ports/mail/incoming.ts';
import { ConfigError } from '#server/settings/config-error.ts';
import type { MailInSettings } from '#server/settings/mail-in-settings.ts';
import { mailboxIntake } from './intake.ts';
import { runIntake } from './run-intake.ts';

/** Every way in that employers' mail has, open. */
export interface MailIn {
  /** Where the SMTP listener stands; null without one. */
  smtp: { host: string; port: number } | null;
  close(): Promise<unknown>;
}

type Certificate = NonNullable<MailInSettings['smtp']>['certificate'];

const read = (name: string, path: string) =>
  readFile(path).catch(() => {
    throw new ConfigError(`${name} names ${path}, which cannot be read.`);
  });

async function readCertificate(files: Certificate): Promise<{ key: Buffer; cert: Buffer } | null> {
  if (files === null) return null;
  return {
    key: await read('MAIL_IN_TLS_KEY', files.keyFile),
    cert: await read('MAIL_IN_TLS_CERTIFICATE', files.certificateFile),
  };
}

/**
 * Opens every way in that is set up, and says in the log where there is none: answers of employers are not seen then. Throws
 * ConfigError for a certificate that cannot be read, and rejects when the port cannot be used.
 */
export async function openMailIn(
  { smtp, imap }: MailInSettings,
  { domain, log }: { domain: string; log: Log },
  take: (mail: IncomingMail) => Promise<MailOutcome>,
): Promise<MailIn> {
  if (smtp === null && imap === null)
    log.warn('mail_in.none', {
      meaning: `No answer of an employer reaches this server: set MAIL_IN_PORT or MAIL_IN_IMAP_URL, and have mail for ${domain} come there.`,
    });
  const certificate = smtp && (await readCertificate(smtp.certificate));
  const listening = smtp && (await listenForMail({ ...smtp, certificate, domain, log }, take));
  const intake = imap && runIntake(mailboxIntake({ mailbox: imap, domain, log }, take), log);
  return {
    smtp: smtp && listening ? { host: smtp.host, port: listening.port } : null,
    close: () => Promise.all([listening?.close(), intake?.close()]),
  };
}
