import type { Locale } from '#localization/types.ts';
import type { Asker } from '#server/actor.ts';
import { homeOf } from '#server/origins.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { World } from '#server/world.ts';
import { emailKey as keyOf } from './identity/email-key.ts';
import { insertCode } from './codes/queries.ts';
import { accountBy, registrationById } from './queries.ts';
import type { AccountRow } from './queries.ts';
import type { CodePurpose } from './codes/queries.ts';
import {
  addressTaken,
  addressWanted,
  emailCode,
  passwordCode,
  registrationCode,
  stepUpCode,
} from './wording/mails.ts';
import type { Recipient } from './wording/mails.ts';

const CODE_LIFE_MS = 10 * 60 * 1000;

type CodeWorld = Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'mailer'>;

/** What is stored of a code: its hash together with its row, so that equal codes look different. */
export const hashCode = (rowId: string, code: string): string => hashToken(`${rowId}:${code}`);

/** Makes a code, which is known to the mail alone: it is neither stored nor in the job. */
async function makeCode(
  world: CodeWorld,
  owner: { purpose: CodePurpose; emailKey: string; registrationId: string | null; accountId: string | null },
  asker: Asker,
): Promise<string> {
  const id = world.tokens.uuid();
  const code = world.tokens.code();
  const createdAt = world.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_LIFE_MS);
  await insertCode(world.database, {
    ...owner,
    ...asker,
    id,
    codeHash: hashCode(id, code),
    createdAt,
    expiresAt,
  });
  return code;
}

const ownerOf = (account: AccountRow): Recipient => ({ to: account.email, reader: account });

/** `key` is the same on every try of one sending: whoever gets two mails of it sees one, and each code in them works. */
const mail = ({ mailer }: CodeWorld, words: OutgoingMail, key: string): Promise<void> =>
  mailer.send({ ...words, key: `code ${key}` });

/** Mails the code of an attempt to register, or tells the owner of a taken address that someone tried. */
export async function sendRegistrationCode(
  world: CodeWorld,
  { registrationId, locale }: { registrationId: string | null; locale: Locale },
  { asker, key }: Sending,
): Promise<void> {
  const registration = registrationId && (await registrationById(world.database, registrationId));
  if (!registration) return;
  const { emailKey, email } = registration;
  const account = await accountBy(world.database, { emailKey });
  if (account) {
    await mail(world, addressTaken(ownerOf(account), homeOf(account, world.config.publicOrigin)), key);
    return;
  }
  const code = await makeCode(
    world,
    { purpose: 'registration', emailKey, registrationId, accountId: null },
    asker,
  );
  await mail(world, registrationCode({ to: email, reader: { locale } }, code), key);
}

/** Who asked for a code, and the key by which mails of it are one. */
interface Sending {
  asker: Asker;
  key: string;
}

/** Mails a code for a new password, or to prove oneself again, if the address has an account. */
export async function sendAccountCode(
  world: CodeWorld,
  { purpose, emailKey }: { purpose: Exclude<CodePurpose, 'registration' | 'email'>; emailKey: string },
  { asker, key }: Sending,
): Promise<void> {
  const account = await accountBy(world.database, { emailKey });
  if (!account) return;
  const code = await makeCode(
    world,
    { purpose, emailKey, registrationId: null, accountId: account.id },
    asker,
  );
  const words = purpose === 'password' ? passwordCode : stepUpCode;
  await mail(world, words(ownerOf(account), code), key);
}

/** Mails the code that proves an account's new address; who has an account with that address is told instead. */
export async function sendEmailCode(
  world: CodeWorld,
  { accountId, email }: { accountId: string; email: string },
  { asker, key }: Sending,
): Promise<void> {
  const emailKey = keyOf(email);
  const owner = await accountBy(world.database, { emailKey });
  if (owner) return mail(world, addressWanted(ownerOf(owner), homeOf(owner, world.config.publicOrigin)), key);
  const account = await accountBy(world.database, { id: accountId });
  if (!account) return;
  const code = await makeCode(world, { purpose: 'email', emailKey, registrationId: null, accountId }, asker);
  await mail(world, emailCode({ to: email, reader: account }, code), key);
}
