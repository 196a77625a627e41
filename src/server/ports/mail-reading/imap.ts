import { ImapFlow } from 'imapflow';
import type { FetchMessageObject } from 'imapflow';
import { invisible } from '#engines/text/index.ts';
import { resolvePublic } from '#server/ports/network/addresses.ts';
import { MailboxUnreadable } from './mailbox-reader.ts';
import type { MailboxAccess, MailboxFailure, MailboxReader, MailHead } from './mailbox-reader.ts';

const INBOX = 'INBOX';
export const LARGEST_MAIL_BYTES = 2 * 1024 * 1024;
const MOST_MAILS = 500;
const PATIENCE_MS = 20_000;
const LONGEST_HEADER = 20_000;
const SECURE_PORT = 993;

/** Where a server really stands, and whether the way there must be encrypted. */
export interface ServerPlace {
  address: string;
  port: number;
  encrypted: boolean;
  /** Whether it is from the first byte; else as the port says. */
  fromTheStart?: boolean;
}

/** Looks a server up by its public addresses only. Rejects with MailboxUnreadable for any other. */
async function publicPlace(host: string, port: number): Promise<ServerPlace> {
  const [address] = (await resolvePublic(host)) ?? [];
  if (address === undefined) throw new MailboxUnreadable('not_public');
  return { address, port, encrypted: true };
}

const oneLine = (text: string) => invisible(text).replaceAll(/\s+/g, ' ').trim().slice(0, 300);

function headOf({ envelope, headers }: FetchMessageObject): MailHead {
  const [from] = envelope?.from ?? [];
  const name = oneLine(from?.name ?? '').replaceAll(/[<>"]/g, '');
  const address = oneLine(from?.address ?? '');
  const lines = (headers?.toString('utf8') ?? '').slice(0, LONGEST_HEADER);
  const people = [...(envelope?.to ?? []), ...(envelope?.cc ?? [])];
  return {
    messageId: oneLine(envelope?.messageId ?? '').replaceAll(/[<>]/g, ''),
    from: name === '' ? address : `${name} <${address}>`,
    to: people.flatMap((one) => (one.address === undefined ? [] : [one.address])),
    subject: oneLine(envelope?.subject ?? ''),
    answers: `${envelope?.inReplyTo ?? ''} ${lines}`.split(/[\s<>]+/).filter((id) => id.includes('@')),
  };
}

/** What went wrong, judged by what the library and Node say of it. */
function failureOf(error: unknown): MailboxFailure {
  const said = error instanceof Error ? error : new Error(String(error));
  // The library and Node add these to their errors.
  const { authenticationFailed, tlsFailed, code } = said as Error & {
    authenticationFailed?: boolean;
    tlsFailed?: boolean;
    code?: string;
  };
  if (authenticationFailed === true) return 'wrong_password';
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code ?? '')) return 'certificate';
  if (tlsFailed === true) return 'not_encrypted';
  return 'unreachable';
}

/** A connection that is closed whatever happens. */
export async function connected<T>(
  { host, username, password }: MailboxAccess,
  { address, port, encrypted, fromTheStart = port === SECURE_PORT }: ServerPlace,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const client = new ImapFlow({
    host: address,
    port,
    servername: host,
    secure: encrypted && fromTheStart,
    doSTARTTLS: encrypted && !fromTheStart,
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  // An error of a broken connection also rejects what waits for it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof MailboxUnreadable) throw error;
    throw new MailboxUnreadable(failureOf(error), error);
  } finally {
    client.close();
  }
}

/** The numbers of the mails to look at: after the position, or since a day where the numbering began anew. */
async function numbersAfter(client: ImapFlow, lastUid: number | null, since: Date): Promise<number[]> {
  const found =
    lastUid === null
      ? await client.search({ since }, { uid: true })
      : await client.search({ uid: `${lastUid + 1}:*` }, { uid: true });
  // "n:*" names the newest mail also when its number is below n.
  const numbers = (found || []).filter((uid) => uid > (lastUid ?? 0)).toSorted((a, b) => a - b);
  return numbers.slice(0, MOST_MAILS);
}

async function wantedOf(
  client: ImapFlow,
  numbers: readonly number[],
  wants: (head: MailHead) => boolean,
): Promise<Uint8Array[]> {
  if (numbers.length === 0) return [];
  const wanted: number[] = [];
  const query = { uid: true, envelope: true, size: true, headers: ['References'] };
  for (const mail of await client.fetchAll([...numbers], query, { uid: true }))
    if ((mail.size ?? 0) <= LARGEST_MAIL_BYTES && wants(headOf(mail))) wanted.push(mail.uid);
  const mails: Uint8Array[] = [];
  for (const uid of wanted.toSorted((a, b) => a - b)) {
    const mail = await client.fetchOne(
      String(uid),
      { source: { maxLength: LARGEST_MAIL_BYTES } },
      { uid: true },
    );
    if (mail !== false && mail.source !== undefined) mails.push(mail.source);
  }
  return mails;
}

/** Reads inboxes by IMAP with EXAMINE and BODY.PEEK, over TLS. `placeOf` replaces the look-up, for tests. */
export const imapReader = (placeOf: typeof publicPlace = publicPlace): MailboxReader => ({
  read: async (access, { from, since, wants }) =>
    connected(access, await placeOf(access.host, access.port), async (client) => {
      const mailbox = await client.mailboxOpen(INBOX, { readOnly: true }).catch((error: unknown) => {
        throw new MailboxUnreadable('no_mailbox', error);
      });
      const uidValidity = String(mailbox.uidValidity);
      const newest = { uidValidity, lastUid: mailbox.uidNext - 1 };
      if (from === null) return { position: newest, mails: [] };
      const same = from.uidValidity === uidValidity;
      const numbers = await numbersAfter(client, same ? from.lastUid : null, since);
      const lastUid = numbers.length === MOST_MAILS ? (numbers.at(-1) ?? newest.lastUid) : newest.lastUid;
      return { position: { uidValidity, lastUid }, mails: await wantedOf(client, numbers, wants) };
    }),
});
