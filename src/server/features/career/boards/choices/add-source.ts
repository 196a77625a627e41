import type { Source } from '#contract/career/boards/sources.ts';
import type { Posting } from '#contract/career/posting.ts';
import { boardRows } from '#engines/postings/index.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { whyOff } from '#server/features/career/boards/catalogue.ts';
import { refreshBoards } from '#server/features/career/boards/jobs.ts';
import { text } from '#server/features/career/boards/messages.ts';
import { addSource as insertSource, keepChoice } from '#server/features/career/boards/queries.ts';
import { nameOf } from '#server/features/career/boards/read-posting.ts';
import { isUnreadable, reasonOf } from '#server/features/career/boards/reading/not-read.ts';
import { accessTo, readList, SourceGone } from '#server/features/career/boards/reading/read-list.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { employerIn } from './employer-in-link.ts';
import type { EmployerAddress } from './employer-in-link.ts';
import { readOneSource, shownSource } from './list-sources.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher' | 'queue'>;
type Located = EmployerAddress & { first: Posting | null };

/** One posting of an employer, to see that the board knows them; null when it shows none. Rejects where it cannot be read. */
async function firstPosting(deps: Deps, { board, tenant }: EmployerAddress): Promise<Posting | null> {
  const access = await accessTo(deps, board);
  const source = { tenant, name: nameOf(tenant), etag: null, lastModified: null };
  const reading = await readList(deps, board, source, { access, isEnough: () => true });
  return reading.kind === 'read' ? (reading.postings[0] ?? null) : null;
}

/** Where the employer really is: some systems have two regions, and a link may name the other one. */
async function located(deps: Deps, address: EmployerAddress): Promise<Located> {
  try {
    return { ...address, first: await firstPosting(deps, address) };
  } catch (error) {
    const sister = boardRows(deps.config.practiceOrigin).find(({ id }) => id === address.board.sister);
    if (!(error instanceof SourceGone) || !sister) throw error;
    const there = { board: sister, tenant: address.tenant };
    return { ...there, first: await firstPosting(deps, there) };
  }
}

/** What keeps an employer from being read, for the person; null when nothing does. */
function refusalOf({ board, first }: Located): Message | null {
  if (first !== null) return null;
  if (board.kind === 'careers-page') return text.message('nothingToRead');
  return board.zero === 'unsure' ? text.message('showsNoJob', { board: board.name }) : null;
}

/**
 * Reads an employer's board from now on, from a link to a posting or to their careers page. Throws `conflict` with what to do where
 * the link leads to no board, the board is off here, or it does not answer.
 */
export async function addSource(
  world: Deps,
  accountId: string,
  { link, reader }: { link: string; reader: Reader },
): Promise<Source> {
  const { database, clock, queue } = world;
  const address = employerIn(link, boardRows(world.config.practiceOrigin));
  if (address === null) throw new Problem('conflict', text.message('unknownBoard'));
  const { name: boardName } = address.board;
  const off = whyOff(world, address.board);
  if (off !== null) throw new Problem('conflict', off);
  const found = await located(world, address).catch((error: unknown) => {
    if (error instanceof SourceGone)
      throw new Problem('conflict', text.message('unknownEmployer', { board: boardName }));
    if (!isUnreadable(error)) throw error;
    throw new Problem('conflict', text.message('notAdded', { why: reasonOf(error) }));
  });
  const refusal = refusalOf(found);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const { board, tenant, first } = found;
  const name = board.everyone === null ? (first?.company ?? nameOf(tenant)) : board.name;
  const id = await database.transaction(async (transaction) => {
    const sourceId = await insertSource(transaction, { board: board.id, tenant, name });
    await keepChoice(transaction, { accountId, sourceId, isOn: true, isOwn: true, changedAt: clock.now() });
    await queue.enqueue(transaction, refreshBoards, {}, { key: 'chosen' });
    return sourceId;
  });
  return shownSource(await readOneSource(world, accountId, id), reader);
}
