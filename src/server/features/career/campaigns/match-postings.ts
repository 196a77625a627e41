import { setImmediate as nextTurn } from 'node:timers/promises';
import { MATCH_GATE } from '#contract/career/match.ts';
import type { Match } from '#contract/career/match.ts';
import { scorePosting } from '#engines/matching/index.ts';
import type { Seeker } from '#engines/matching/index.ts';
import { readForAll } from '#server/features/career/boards/index.ts';
import type { World } from '#server/world.ts';
import { saveMatches, unseenPostings } from './queries.ts';
import type { CampaignRow } from './queries.ts';
import { taxonomy } from './seeker.ts';

/** Postings scored before other requests get their turn; a few tens of milliseconds. */
const BATCH = 50;

function reasonOf(match: Match): string {
  const [blocker] = match.blockers;
  if (blocker) return match.summary;
  return match.score < MATCH_GATE
    ? `${match.score} is below ${MATCH_GATE}, so I left it. ${match.summary}`
    : match.summary;
}

/** Scores every open posting this campaign has not looked at and keeps what came of it. Answers how many were looked at. */
export async function matchPostings(
  world: Pick<World, 'config' | 'database' | 'clock'>,
  campaign: CampaignRow,
  seeker: Seeker,
): Promise<{ looked: number; ready: number }> {
  const { database, clock } = world;
  const words = await taxonomy();
  const page = { origin: readForAll(world), today: clock.now().toISOString().slice(0, 10), most: BATCH };
  let looked = 0;
  let ready = 0;
  for (;;) {
    const batch = await unseenPostings(database, campaign, page);
    if (batch.length === 0) return { looked, ready };
    const createdAt = clock.now();
    const rows = batch.map(({ id, posting }) => {
      const match = scorePosting(posting, seeker, words);
      const fits = match.score >= MATCH_GATE;
      if (fits) ready += 1;
      return {
        campaignId: campaign.id,
        postingId: id,
        accountId: campaign.accountId,
        score: match.score,
        verdict: fits ? ('ready' as const) : ('left' as const),
        reason: reasonOf(match),
        createdAt,
      };
    });
    await saveMatches(database, rows);
    looked += batch.length;
    await nextTurn();
  }
}
