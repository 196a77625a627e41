import { KEYS_VERSION, seekerKeys } from '#engines/matching/index.ts';
import type { Seeker } from '#engines/matching/index.ts';
import { choicesOf, readForAll } from '#server/features/career/boards/index.ts';
import { forgetMatches } from '#server/features/career/campaigns/queries.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { seekerFor, taxonomy } from '#server/features/career/campaigns/seeker.ts';
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
export async function indexCampaign(deps: Deps, campaign: CampaignRow): Promise<() => Seeker> {
  const { database } = deps;
  const { id, accountId } = campaign;
  const { seeker, hash: who } = await seekerFor(deps, campaign, await listSkips(database, accountId));
  const origin = readForAll(deps);
  const hash = sha256(JSON.stringify([who, KEYS_VERSION, origin, await choicesOf(database, accountId)]));
  const isSame = campaign.seekerHash === hash;
  if (isSame && campaign.isListening) return seeker;
  const keys = seekerKeys(seeker(), await taxonomy());
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
  return seeker;
}
