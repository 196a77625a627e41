import type { Posting } from '#contract/career/posting.ts';
import { canonicalKey, placelessKey, relation } from '#engines/postings/index.ts';
import type { Executor } from '#server/db/database.ts';
import { postingsByStart } from './job-key-queries.ts';

/** A posting that was taken down longer ago is no reason to take another for the same job. */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000;

const citiesIn = (key: string): string[] =>
  key
    .slice(key.lastIndexOf('|') + 1)
    .split('+')
    .filter(Boolean);

/** Whether two keys of one employer and title may be of one job: they name a city in common, or one names none. */
function mayMeet(one: string, other: string): boolean {
  const [cities, others] = [citiesIn(one), citiesIn(other)];
  return cities.length === 0 || others.length === 0 || cities.some((city) => others.includes(city));
}

/**
 * The key of the job behind each posting, in order. Where boards name its places differently, or an employer put it up again with others,
 * it is the key of the posting seen first, so that one job stays one: several listings, one application.
 */
export async function jobKeys(executor: Executor, found: readonly Posting[], at: Date): Promise<string[]> {
  const keyed = found.map((posting) => ({ posting, canonicalKey: canonicalKey(posting) }));
  const starts = [...new Set(keyed.map((one) => placelessKey(one.canonicalKey)))];
  if (starts.length === 0) return [];
  const since = new Date(at.getTime() - REMEMBERED_MS);
  const rows = await postingsByStart(executor, starts, since);
  const known = Map.groupBy(
    rows.map((row) => ({ ...row, own: canonicalKey(row.posting) })),
    ({ canonicalKey: key }) => placelessKey(key),
  );
  return keyed.map((one) => {
    const start = placelessKey(one.canonicalKey);
    const others = known.get(start) ?? [];
    const first = others.find(
      (other) => mayMeet(one.canonicalKey, other.own) && relation(other.posting, one.posting) !== 'other',
    );
    const key = first?.canonicalKey ?? one.canonicalKey;
    // The next of the same run may be this job once more.
    known.set(start, [...others, { posting: one.posting, canonicalKey: key, own: one.canonicalKey }]);
    return key;
  });
}

/** The key of the job behind one posting. */
export async function jobKey(executor: Executor, posting: Posting, at: Date): Promise<string> {
  const [key] = await jobKeys(executor, [posting], at);
  return key ?? canonicalKey(posting);
}
