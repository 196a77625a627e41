import type { Asker } from '#server/actor.ts';
import { homeOf } from '#server/origins.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { emailKey as keyOf } from './identity/email-key.ts';
import { insertCode } from './codes/queries.ts';
import { accountBy, registrationById } from './queries.ts';
import type { CodePurpose } from './codes/queries.ts';
import {
  addressTaken,
  addressWanted,
  emailCode,
  passwordCode,
  registrationCode,
  stepUpCode,
} from './wording/mails.ts';

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

/** Mails the code of an attempt to register, or tells the owner of a taken address that someone tried. */
export async function sendRegistrationCode(
  world: CodeWorld,
  registrationId: string | null,
  asker: Asker,
): Promise<void> {
  const registration = registrationId && (await registrationById(world.database, registrationId));
  if (!registration) return;
  const { emailKey, email } = registration;
  const account = await accountBy(world.database, { emailKey });
  if (account) {
    await world.mailer.send(addressTaken(account.email, homeOf(account, world.config.publicOrigin)));
    return;
  }
  const code = await makeCode(
    world,
    { purpose: 'registration', emailKey, registrationId, accountId: null },
    asker,
  );
  await world.mailer.send(registrationCode(email, code));
}

/** Mails a code for a new password, or to prove oneself again, if the address has an account. */
export async function sendAccountCode(
  world: CodeWorld,
  purpose: Exclude<CodePurpose, 'registration' | 'email'>,
  emailKey: string,
  asker: Asker,
): Promise<void> {
  const account = await accountBy(world.database, { emailKey });
  if (!account) return;
  const code = await makeCode(
    world,
    { purpose, emailKey, registrationId: null, accountId: account.id },
    asker,
  );
  const words = purpose === 'password' ? passwordCode : stepUpCode;
  await world.mailer.send(words(account.email, code));
}

/** Mails the code that proves an account's new address; who has an account with that address is told instead. */
export async function sendEmailCode(
  world: CodeWorld,
  { accountId, email }: { accountId: string; email: string },
  asker: Asker,
): Promise<void> {
  const emailKey = keyOf(email);
  const owner = await accountBy(world.database, { emailKey });
  if (owner) return world.mailer.send(addressWanted(owner.email, homeOf(owner, world.config.publicOrigin)));
  if (!(await accountBy(world.database, { id: accountId }))) return;
  const code = await makeCode(world, { purpose: 'email', emailKey, registrationId: null, accountId }, asker);
  await world.mailer.send(emailCode(email, code));
}
