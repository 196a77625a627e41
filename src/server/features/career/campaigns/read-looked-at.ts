import { POSTINGS_PER_PAGE } from '#contract/career/campaigns.ts';
import type { LookedAt, LookedAtPage, Verdict } from '#contract/career/campaigns.ts';
import { scorePosting, taughtBy, wouldChange } from '#engines/matching/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { findCampaign } from './queries.ts';
import { listSkips } from './skip-queries.ts';
import { candidateFor, taxonomy } from './candidate.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countCauses, countVerdicts, listLookedAt } from './looked-at-queries.ts';

/** What would change a match, in the words of a reader. */
const changesOf = (match: ReturnType<typeof scorePosting>, title: string, reader: Reader) =>
  wouldChange(match, title).map(({ text, score }) => ({ text: say(text, reader), score }));

/**
 * One page of the postings a campaign looked at: the stored verdict and reason, and for what was left what would change
 * it, worked out anew. A posting that now scores otherwise waits for the next look and says nothing. Throws `not_found`
 * for others' campaigns.
 */
export async function readLookedAt(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens'>,
  accountId: string,
  { id, verdict, page, reader }: { id: string; verdict?: Verdict | undefined; page: number; reader: Reader },
): Promise<LookedAtPage> {
  const campaign = await findCampaign(world.database, id);
  if (campaign?.accountId !== accountId) throw notFound('campaign');
  const counts = await countVerdicts(world.database, id);
  const left = await countCauses(world.database, id);
  const total = verdict === undefined ? counts.ready + counts.taken + counts.left : counts[verdict];
  const rows = await listLookedAt(world.database, {
    campaignId: id,
    accountId,
    verdict,
    offset: (page - 1) * POSTINGS_PER_PAGE,
    most: POSTINGS_PER_PAGE,
  });
  const { candidate } = await candidateFor(world, campaign, await listSkips(world.database, accountId));
  const words = await taxonomy();
  const items = rows.map((row): LookedAt => {
    const { posting } = row;
    const now =
      row.verdict === 'left' && row.applicationId === null ? scorePosting(posting, candidate(), words) : null;
    return {
      posting_id: row.postingId,
      title: posting.title,
      company: posting.company,
      place: posting.places[0] ?? '',
      url: posting.url,
      credit: posting.credit,
      open: row.closedAt === null,
      score: row.score,
      verdict: row.verdict,
      reason: say(row.reason, reader),
      at: row.createdAt.toISOString(),
      application_id: row.applicationId,
      taught_by: now?.score === row.score ? taughtBy(now, candidate()) : null,
      would_change: now?.score === row.score ? changesOf(now, posting.title, reader) : [],
    };
  });
  return { counts, left_for: left, page, pages: Math.max(1, Math.ceil(total / POSTINGS_PER_PAGE)), items };
}
