import type { Posting } from '#contract/career/posting.ts';
import { scorePosting } from '#engines/matching/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { listCampaigns } from './queries.ts';
import { candidateFor, taxonomy } from './candidate.ts';

const together = (texts: string[]) => texts.filter(Boolean).join(',');

/** How a posting that the person chose fits them: their facts, with what they look for in all their campaigns. */
export async function scoreChoice(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens'>,
  accountId: string,
  posting: Posting,
): Promise<ReturnType<typeof scorePosting>> {
  const { target_position, key_skills } = await readPerson(world, accountId);
  const campaigns = await listCampaigns(world.database, accountId);
  const { candidate } = await candidateFor(world, {
    accountId,
    targetTitles: together([target_position, ...campaigns.map(({ targetTitles }) => targetTitles)]),
    keywords: together([key_skills, ...campaigns.map(({ keywords }) => keywords)]),
    isChosen: true,
  });
  return scorePosting(posting, candidate(), await taxonomy());
}
