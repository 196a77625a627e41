import { eq, inArray } from 'drizzle-orm';
import { readPosting, scoreReading, candidateKeys } from '#engines/matching/index.ts';
import type { Candidate, Taxonomy } from '#engines/matching/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Database } from '#server/db/database.ts';
import { keepPosting } from '#server/features/career/boards/index.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { indexPostings } from '#server/features/career/campaigns/narrowing/index-postings.ts';
import { listen, replaceCampaignKeys } from '#server/features/career/campaigns/narrowing/keys-queries.ts';
import {
  shortlistFor,
  shortlistOutOfReach,
} from '#server/features/career/campaigns/narrowing/shortlist-queries.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { shortlist } from '#server/features/career/campaigns/narrowing/tables.ts';
import type { Config } from '#server/config.ts';
import { addCampaign, SOURCE } from './scale-fill.ts';
import { median, time } from '#bench/table.ts';

const OUT_OF_REACH = 60;
const AT = new Date('2026-11-21T12:00:00.000Z');

export interface Measured {
  /** Milliseconds of the database and of reading, the middle, and what 95 of a hundred stay below. */
  found: number;
  slowest: number;
  /** How many of the other side were found, and how many of these score at the gate or above (middle). */
  pairs: number;
  passed: number;
  /** Milliseconds to score those found, and to score all there are. */
  scored: number;
  all: number;
}

const high = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? 0;

interface Run {
  found: number;
  pairs: number;
  passed: number;
  scored: number;
}

const summary = (runs: readonly Run[], all: number): Measured => ({
  found: median(runs.map(({ found }) => found)),
  slowest: high(runs.map(({ found }) => found)),
  pairs: median(runs.map(({ pairs }) => pairs)),
  passed: median(runs.map(({ passed }) => passed)),
  scored: median(runs.map(({ scored }) => scored)),
  all,
});

/** One new posting after the other, from its being kept to the shortlists, and the exact scores of what was found. */
export async function measureArrivals(
  world: { database: Database; config: Config },
  {
    arriving,
    candidates,
    total,
  }: { arriving: readonly Posting[]; candidates: readonly Candidate[]; total: number },
  taxonomy: Taxonomy,
): Promise<Measured> {
  const { database } = world;
  const runs: Run[] = [];
  for (const posting of arriving) {
    const concerned: string[] = [];
    const queue = {
      enqueue: async (_: unknown, __: unknown, { campaignId }: { campaignId?: string }) =>
        void concerned.push(campaignId ?? ''),
    };
    const key = crypto.randomUUID();
    const own = { ...posting, ...SOURCE, external_id: key };
    const id = await keepPosting(database, { posting: own, canonicalKey: key }, AT);
    // The queue's own cost is one insert for each campaign that does not wait already.
    const found = await time(() => indexPostings({ ...world, queue: queue as never }));
    const names =
      concerned.length === 0
        ? []
        : await database
            .select({ name: campaigns.name })
            .from(campaigns)
            .where(inArray(campaigns.id, concerned));
    const reading = readPosting(own, taxonomy);
    let passed = 0;
    const scored = await time(() => {
      for (const { name } of names) {
        const candidate = candidates[Number(name)];
        if (candidate && scoreReading(reading, candidate, taxonomy).score >= 50) passed += 1;
      }
    });
    runs.push({ found, pairs: names.length, passed, scored });
    await database.delete(shortlist);
    await database.delete(postings).where(eq(postings.id, id));
  }
  const [first] = arriving;
  if (!first) throw new Error('No posting arrives.');
  const reading = readPosting(first, taxonomy);
  const all = await time(() => {
    for (let index = 0; index < total; index += 1) {
      const candidate = candidates[index % candidates.length];
      if (candidate) scoreReading(reading, candidate, taxonomy);
    }
  });
  return summary(runs, all);
}

/** One new campaign after the other, from its keys to its shortlist, and the exact scores of what was found. */
export async function measureStarts(
  database: Database,
  { starting, total, sample }: { starting: readonly Candidate[]; total: number; sample: readonly Posting[] },
  taxonomy: Taxonomy,
): Promise<Measured> {
  const [first] = starting;
  if (!first) throw new Error('Nobody starts.');
  // Reading and scoring each posting once for somebody; all there are at that rate.
  const each =
    (await time(() =>
      sample.forEach((posting) => scoreReading(readPosting(posting, taxonomy), first, taxonomy)),
    )) / sample.length;
  const runs: Run[] = [];
  for (const candidate of starting) {
    const { id, accountId } = await addCampaign(database, { candidate, name: '-1' }, taxonomy);
    const found = await time(async () => {
      const keys = candidateKeys(candidate, taxonomy);
      const looking = { campaignId: id, accountId, asks: keys.asks, origin: 'practice' as const };
      await replaceCampaignKeys(database, id, keys);
      await listen(database, id);
      await shortlistFor(database, looking);
      await shortlistOutOfReach(database, looking, OUT_OF_REACH);
    });
    const isOwn = eq(shortlist.campaignId, id);
    const pairs = await database.$count(shortlist, isOwn);
    runs.push({ found, pairs, passed: 0, scored: pairs * each });
    await database.delete(shortlist);
    await database.delete(campaigns).where(eq(campaigns.id, id));
  }
  return summary(runs, each * total);
}
