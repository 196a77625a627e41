import type { MasterProfile, TailoredResume } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { World } from '#server/world.ts';
import { wordLines } from './word-lines.ts';
import type { Wording } from './word-lines.ts';

/** Wordings of a language model for the lines of work on a tailored resume, where the person agreed to it. */
export function wordForPosting(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'model'>,
  {
    accountId,
    master,
    posting,
    tailored,
  }: {
    accountId: string;
    master: MasterProfile;
    posting: Posting;
    tailored: Pick<TailoredResume, 'fact_ids'>;
  },
): Promise<Wording> {
  const used = new Set(tailored.fact_ids);
  const factOf = new Map(
    master.facts
      .filter(({ id, path }) => used.has(id) && /^\/work\/\d+\/highlights\//.test(path))
      .map((fact) => [fact.value, fact]),
  );
  return wordLines(world, { accountId, purpose: 'tailoring', master, factOf, posting });
}
