import { timingSafeEqual } from 'node:crypto';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countGuess } from './codes/queries.ts';
import { refund, spend } from './limits/limits.ts';
import { claim } from './queries.ts';
import type { CodePurpose } from './codes/queries.ts';
import { hashCode } from './send-code.ts';

export const wrongCode = () =>
  new Problem('invalid_code', 'That code is not right, or no longer valid. Check it or ask for a new one.');

/**
 * The live code of an address that a guess matches. Every guess counts against all of them, also when it is right;
 * the caller marks the code used in the transaction that acts on it. Wrong ones count against where they came from, whatever
 * the address. Throws Problem `invalid_code`, or `too_many_requests` after too many from one source.
 */
export async function checkCode(
  world: Pick<World, 'database' | 'clock' | 'config'>,
  {
    purpose,
    emailKey,
    guess,
    source,
  }: { purpose: CodePurpose; emailKey: string; guess: string; source: string },
) {
  await spend(world, [['codeGuessesPerSource', source]]);
  // Kept whatever becomes of the guess, and in its turn: using one code up ends the others of the address.
  const codes = await world.database.transaction(async (transaction) => {
    await claim(transaction, { emailKey });
    return countGuess(transaction, purpose, emailKey, world.clock.now());
  });
  const match = codes.find(({ id, codeHash }) =>
    timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(id, guess))),
  );
  if (!match) throw wrongCode();
  await refund(world, ['codeGuessesPerSource', source]);
  return match;
}
