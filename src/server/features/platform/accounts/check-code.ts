import { timingSafeEqual } from 'node:crypto';
import type { Visit } from '#server/actor.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countGuess } from './codes/queries.ts';
import { countedBy } from './devices/counted-by.ts';
import { giveBack, spend } from './limits/limits.ts';
import { text } from './messages.ts';
import { claim } from './queries.ts';
import type { CodePurpose } from './codes/queries.ts';
import { hashCode } from './send-code.ts';

export const wrongCode = () => new Problem('invalid_code', text.message('wrongCode'));

/**
 * The live code of an address that a guess matches, of those that the guessing browser asked for. Every guess counts against
 * all of these, also when it is right, and against no other browser's; the caller marks the code used in the transaction that
 * acts on it. Wrong ones count against where they came from, whatever the address. Throws Problem `invalid_code`, or `too_many_requests` after too many from one source.
 */
export async function checkCode(
  world: Pick<World, 'database' | 'clock' | 'config'>,
  {
    purpose,
    emailKey,
    guess,
    visit,
  }: { purpose: CodePurpose; emailKey: string; guess: string; visit: Pick<Visit, 'device' | 'source'> },
) {
  const { device } = visit;
  const { source } = await countedBy(world, emailKey, visit);
  await spend(world, [['codeGuessesPerSource', source]]);
  // Kept whatever becomes of the guess, and in its turn: using one code up ends the others of the address.
  const codes = await world.database.transaction(async (transaction) => {
    await claim(transaction, { emailKey });
    return countGuess(
      transaction,
      { purpose, emailKey, now: world.clock.now() },
      device === null ? { source: visit.source } : { deviceHash: hashToken(device) },
    );
  });
  const match = codes.find(({ id, codeHash }) =>
    timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(id, guess))),
  );
  if (!match) throw wrongCode();
  await giveBack(world, ['codeGuessesPerSource', source]);
  return match;
}
