import { timingSafeEqual } from 'node:crypto';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countGuess } from './codes/queries.ts';
import { claim } from './queries.ts';
import type { CodePurpose } from './codes/queries.ts';
import { hashCode } from './send-code.ts';

export const wrongCode = () =>
  new Problem('invalid_code', 'That code is not right, or no longer valid. Check it or ask for a new one.');

/**
 * The live code of an address that a guess matches. Every guess counts against all of them, also when it is right;
 * the caller marks the code used in the transaction that acts on it. Throws Problem `invalid_code`.
 */
export async function checkCode(
  world: Pick<World, 'database' | 'clock'>,
  { purpose, emailKey, guess }: { purpose: CodePurpose; emailKey: string; guess: string },
) {
  // Kept whatever becomes of the guess, and in its turn: using one code up ends the others of the address.
  const codes = await world.database.transaction(async (transaction) => {
    await claim(transaction, { emailKey });
    return countGuess(transaction, purpose, emailKey, world.clock.now());
  });
  const match = codes.find(({ id, codeHash }) =>
    timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(id, guess))),
  );
  if (!match) throw wrongCode();
  return match;
}
