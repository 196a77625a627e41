import { completePosting, families } from '#engines/postings/index.ts';
import type { Access, BoardRow } from '#engines/postings/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/features/career/boards/messages.ts';
import { isUnreadable, NotRead, reasonOf } from './not-read.ts';
import { politeFetch } from './polite-fetch.ts';
import type { ReadingDeps } from './read-list.ts';

/** Most pages of single postings that one run asks for. */
const MOST_DETAILS = 20;
/** After so many that could not be read the rest waits for the next run. */
const MOST_FAILURES = 3;

/** A posting of a list, completed as far as is known. */
export interface Detailed {
  posting: Posting;
  isComplete: boolean;
}

/** Whether a list's posting needs a page of its own to be complete. */
export const needsDetail = (board: BoardRow, posting: Posting, access: Access): boolean =>
  (families[board.family].detail?.(board, posting, access) ?? null) !== null;

/** A posting with what its own page says; 'closed' when the page is gone. Rejects where it cannot be read. */
export async function readDetail(
  deps: ReadingDeps,
  board: BoardRow,
  posting: Posting,
  access: Access,
): Promise<Posting | 'closed'> {
  const family = families[board.family];
  const request = family.detail?.(board, posting, access) ?? null;
  if (request === null || !family.parseDetail) return posting;
  const reply = await politeFetch(deps, board)(request);
  if (reply.status === 404 || reply.status === 410) return 'closed';
  if (reply.status !== 200)
    throw new NotRead(text.message('answeredError', { board: board.name, status: reply.status }));
  return family.parseDetail(board, posting, reply.body);
}

/**
 * Completes the postings of a list: from what was read before where the title is still the same, else from their own pages, a
 * few in one run. Those whose page says that they are closed are left out. `problem`: what kept a page from being read; `isBroken`:
 * no page that was asked for could be.
 */
export async function readDetails(
  deps: ReadingDeps,
  board: BoardRow,
  postings: readonly Posting[],
  { access, known }: { access: Access; known: ReadonlyMap<string, Posting> },
): Promise<{ detailed: Detailed[]; problem: Message | null; isBroken: boolean }> {
  const detailed: Detailed[] = [];
  let asked = 0;
  let failures = 0;
  let problem: Message | null = null;
  for (const posting of postings) {
    const before = known.get(posting.external_id);
    if (!needsDetail(board, posting, access))
      detailed.push({ posting: completePosting(posting), isComplete: true });
    else if (before?.title === posting.title) detailed.push({ posting: before, isComplete: true });
    else if (asked >= MOST_DETAILS || failures >= MOST_FAILURES)
      detailed.push({ posting, isComplete: false });
    else {
      asked += 1;
      try {
        const complete = await readDetail(deps, board, posting, access);
        if (complete !== 'closed') detailed.push({ posting: completePosting(complete), isComplete: true });
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        failures += 1;
        problem = reasonOf(error);
        detailed.push({ posting, isComplete: false });
      }
    }
  }
  return { detailed, problem, isBroken: failures > 0 && failures === asked };
}
