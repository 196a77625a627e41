import type { StepUpWay } from '#contract/platform/security.ts';
import { STEP_UP_MINUTES } from '#contract/platform/security.ts';
import type { Visit } from '#server/actor.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { checkCode, wrongCode } from '#server/features/platform/accounts/check-code.ts';
import { countedBy } from '#server/features/platform/accounts/devices/counted-by.ts';
import { canonicalPassword } from '#server/features/platform/accounts/identity/password-rule.ts';
import {
  resetLimits,
  guessUses,
  giveBack,
  spendGuess,
} from '#server/features/platform/accounts/limits/limits.ts';
import { text } from '#server/features/platform/accounts/messages.ts';
import type { SignedAnswer } from '#server/features/platform/accounts/passkeys/ceremony.ts';
import {
  passkeysHere,
  provePasskey,
} from '#server/features/platform/accounts/passkeys/step-up-with-passkey.ts';
import { markCodeUsed } from '#server/features/platform/accounts/codes/queries.ts';
import { accountBy } from '#server/features/platform/accounts/queries.ts';
import type { AccountRow } from '#server/features/platform/accounts/queries.ts';
import { markConfirmed } from '#server/features/platform/accounts/sessions/queries.ts';

type StepUpWorld = Pick<World, 'database' | 'clock' | 'config' | 'passwords'>;
type Proof = { password: string } | { otp: string } | { passkey: SignedAnswer };

/** The signed-in account's row; there is one as long as its session lives. */
export async function ownAccount(world: Pick<World, 'database'>, accountId: string): Promise<AccountRow> {
  const account = await accountBy(world.database, { id: accountId });
  if (!account) throw new Problem('unauthenticated', text.message('signInFirst'));
  return account;
}

/** How the person may prove themselves again; a mailed code only where there is no password. */
export async function stepUpWays(
  world: StepUpWorld,
  { accountId, visit }: { accountId: string; visit: Visit },
): Promise<{ ways: StepUpWay[]; email: string }> {
  const account = await ownAccount(world, accountId);
  const hasPasskey = (await passkeysHere(world, { accountId, visit })).length > 0;
  const always = account.passwordHash === null ? 'code' : 'password';
  return { ways: hasPasskey ? ['passkey', always] : [always], email: account.email };
}

/** Guesses here count with those of signing in, so that an open session gives no more of them. */
async function provePassword(world: StepUpWorld, account: AccountRow, password: string, visit: Visit) {
  const counted = await countedBy(world, account.emailKey, visit);
  await spendGuess(world, counted);
  if (!(await world.passwords.verify(account.passwordHash, canonicalPassword(password))))
    throw new Problem('forbidden', text.message('wrongPassword'));
  await resetLimits(world, guessUses(counted.account));
  await giveBack(world, ['signInPerSource', counted.source]);
}

async function proveCode(world: StepUpWorld, account: AccountRow, otp: string, visit: Visit) {
  if (account.passwordHash !== null) throw wrongCode();
  const { emailKey } = account;
  const code = await checkCode(world, { purpose: 'step_up', emailKey, guess: otp, visit });
  if (code.accountId !== account.id) throw wrongCode();
  if (!(await markCodeUsed(world.database, code.id, world.clock.now()))) throw wrongCode();
}

/**
 * Proves again that it is the person who signed in: for ten minutes, for this session and the device that asks. Throws
 * Problem `forbidden` for a wrong password or passkey, `invalid_code` for a wrong code. Answers until when it counts.
 */
export async function stepUp(
  world: StepUpWorld,
  {
    accountId,
    sessionId,
    proof,
    visit,
  }: { accountId: string; sessionId: string; proof: Proof; visit: Visit },
): Promise<Date> {
  const account = await ownAccount(world, accountId);
  if ('password' in proof) await provePassword(world, account, proof.password, visit);
  else if ('otp' in proof) await proveCode(world, account, proof.otp, visit);
  else await provePasskey(world, { accountId, visit }, proof.passkey);
  const at = world.clock.now();
  const deviceHash = visit.device === null ? null : hashToken(visit.device);
  await markConfirmed(world.database, sessionId, { at, deviceHash });
  return new Date(at.getTime() + STEP_UP_MINUTES * 60 * 1000);
}
