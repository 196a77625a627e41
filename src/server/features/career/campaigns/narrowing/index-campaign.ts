import { KEYS_VERSION, candidateKeys } from '#engines/matching/index.ts';
import type { Candidate } from '#engines/matching/index.ts';
import { choicesOf, readForAll } from '#server/features/career/boards/index.ts';
import { forgetMatches } from '#server/features/career/campaigns/queries.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { candidateFor, taxonomy } from '#server/features/career/campaigns/candidate.ts';
import { listSkips } from '#server/features/career/campaigns/skip-queries.ts';
import { sha256 } from '#server/ports/files.ts';
import type { World } from '#server/world.ts';
import { listen, replaceCampaignKeys, settleCampaign } from './keys-queries.ts';
import { shortlistFor, shortlistOutOfReach } from './shortlist-queries.ts';

/** Postings of the person's work that are out of reach, scored all the same to show what stands in their way. */
const OUT_OF_REACH = 60;

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'tokens'>;

/**
 * Who a campaign looks for, with the postings that may concern it on its shortlist: all anew when the person, the wishes or the sources
 * read for them changed since the last look; those that passed it by when it rested; else what came by itself.
 */
export async function indexCampaign(deps: Deps, campaign: CampaignRow): Promise<() => Candidate> {
  const { database } = deps;
  const { id, accountId } = campaign;
  const { candidate, hash: who } = await candidateFor(deps, campaign, await listSkips(database, accountId));
  const origin = readForAll(deps);
  const hash = sha256(JSON.stringify([who, KEYS_VERSION, origin, await choicesOf(database, accountId)]));
  const isSame = campaign.seekerHash === hash;
  if (isSame && campaign.isListening) return candidate;
  const keys = candidateKeys(candidate(), await taxonomy());
  // Committed before postings are looked for: one that is indexed meanwhile finds this campaign.
  await database.transaction(async (transaction) => {
    if (!isSame) {
      await forgetMatches(transaction, id);
      await replaceCampaignKeys(transaction, id, keys);
    }
    await listen(transaction, id);
  });
  await database.transaction(async (transaction) => {
    const looking = { campaignId: id, accountId, asks: keys.asks, origin };
    await shortlistFor(transaction, looking);
    if (!isSame) await shortlistOutOfReach(transaction, looking, OUT_OF_REACH);
    await settleCampaign(transaction, id, hash);
  });
  return candidate;
}
