import type { MasterProfile } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { profileOfSaid } from '#engines/drafting/index.ts';
import { readPerson, saveTold } from '#server/features/career/profile/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { draftOf } from './draft-queries.ts';

/** The sentences of a draft that no fact of the profile rests on yet. */
export function saidOnlyHere({ facts }: MasterProfile, { said }: Pick<ResumeDraft, 'said'>): string[] {
  const known = new Set(facts.map(({ value }) => value));
  return said.map((one) => one.text).filter((sentence) => !known.has(sentence));
}

/**
 * Takes what the person stated in the prompts of the resume they are making into their profile, beside what their resume
 * says. `taken`: facts that were new; `left`: sentences that found no place there and stay on the resume. Throws
 * `conflict` when there is nothing to take.
 */
export async function keepSaid(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'events'>,
  accountId: string,
): Promise<{ taken: number; left: string[] }> {
  const draft = (await draftOf(world.database, accountId))?.draft;
  const before = (await readPerson(world, accountId)).master;
  if (draft === undefined || saidOnlyHere(before, draft).length === 0)
    throw new Problem('conflict', text.message('nothingToKeep'));
  const told = profileOfSaid(draft.said);
  await world.database.transaction((transaction) => saveTold(world, transaction, { accountId, told }));
  const after = (await readPerson(world, accountId)).master;
  return { taken: after.facts.length - before.facts.length, left: saidOnlyHere(after, draft) };
}
