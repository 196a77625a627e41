import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { families, hostsOf } from '#engines/postings/index.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';
import type { World } from '#server/world.ts';
import { boardOf } from './catalogue.ts';
import { isByHand } from './hand-over.ts';
import { text } from './messages.ts';
import { politeFetch } from './reading/polite-fetch.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher'>;
/** What the application form of a posting asks, in the form's order; `closed` when the posting is gone. */
export async function readQuestions(deps: Deps, posting: Posting): Promise<FormQuestion[] | 'closed'> {
  // The person fills in that form; there is nothing to plan.
  if (isByHand(posting.board)) return [];
  const board = boardOf(deps, posting.board);
  const family = families[board.family];
  // A board whose forms we do not read: the person answers them there.
  if (!family.form || !family.parseForm) return [];
  const reply = await politeFetch(deps, board)(family.form(board, posting));
  if (reply.status === 404 || reply.status === 410) return 'closed';
  if (reply.status !== 200)
    throw new FetchFailed(text.message('answeredError', { board: board.name, status: reply.status }));
  return family.parseForm(board, posting, reply.body);
}

/** The page where a person or a browser applies; `submission` is the attempt's key on boards that take one. */
export function formAddress(deps: Pick<World, 'config'>, posting: Posting, submission: string): string {
  const board = boardOf(deps, posting.board);
  return families[board.family].formAddress(board, posting, submission);
}

/** Hosts that the form of a posting may reach. */
export function formHosts(deps: Pick<World, 'config'>, posting: Posting): string[] {
  const board = boardOf(deps, posting.board);
  return [...new Set(hostsOf(board, posting.tenant).map((host) => host.replace(/:\d+$/, '')))];
}

/** Asks a board whether an address has applied to a posting; null where the board gives no way to ask. */
export async function lookUp(
  deps: Deps,
  posting: Posting,
  email: string,
): Promise<{ found: boolean; receipt: string } | null> {
  const board = boardOf(deps, posting.board);
  const family = families[board.family];
  if (board.recovery !== 'lookup' || !family.lookup || !family.parseLookup) return null;
  const reply = await politeFetch(deps, board)(family.lookup(board, posting, email));
  if (reply.status !== 200)
    throw new FetchFailed(text.message('answeredError', { board: board.name, status: reply.status }));
  const own = family
    .parseLookup(JSON.parse(reply.body))
    .find(({ externalId }) => externalId === posting.external_id);
  return { found: own !== undefined, receipt: own?.receipt ?? '' };
}
