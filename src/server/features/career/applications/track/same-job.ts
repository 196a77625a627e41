import { placelessKey, plainLink } from '#engines/postings/index.ts';
import type { Executor } from '#server/db/database.ts';
import { findByKeyOrLink, findPlaceless } from './own-queries.ts';

/** A job as it may be in the tracker already. */
export interface SameJob {
  accountId: string;
  canonicalKey: string;
  /** Its addresses; "" is none. */
  links: readonly string[];
}

const isPlaceless = (key: string) => key.endsWith('|');

/**
 * The application a person has for the same job, whoever sent it: the same key, the same address, or the same employer
 * and title where one of the two names no place. Null when there is none.
 */
export async function sameJob(executor: Executor, job: SameJob): Promise<string | null> {
  const links = [...new Set(job.links.filter(Boolean).map((link) => plainLink(link)))];
  const known = await findByKeyOrLink(executor, { ...job, links });
  if (known !== null) return known;
  const start = placelessKey(job.canonicalKey);
  return findPlaceless(executor, job.accountId, start, isPlaceless(job.canonicalKey));
}
