import type { Source, SourceHealth, SourceList } from '#contract/career/boards/sources.ts';
import { boardRows } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { everyBoard, readForAll, whyOff } from '#server/features/career/boards/catalogue.ts';
import { shippedDirectory } from '#server/features/career/boards/directory.ts';
import { addSources, listSources } from '#server/features/career/boards/queries.ts';
import type { SourceRow } from '#server/features/career/boards/queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'config' | 'database'>;
type Listed = Awaited<ReturnType<typeof listSources>>[number];

function healthOf(source: SourceRow, isOn: boolean): SourceHealth {
  if (!isOn) return 'off';
  if (source.emptyRuns > 0) return 'suspicious';
  if (source.failures > 0 || (source.problem !== null && source.lastGoodAt === null)) return 'failing';
  return source.lastGoodAt === null ? 'unchecked' : 'good';
}

/** A source whose problem is not said yet. */
export type KnownSource = Omit<Source, 'problem'> & { problem: Message | null };

/** A source as a person reads of it. */
export const shownSource = ({ problem, ...source }: KnownSource, reader: Reader): Source => ({
  ...source,
  problem: problem && say(problem, reader),
});

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

function sourceOf(deps: Deps, { source, choice, open }: Listed, board: BoardRow): KnownSource {
  const off = whyOff(deps, board);
  const isOn = off === null && (choice?.isOn ?? source.origin === readForAll(deps));
  return {
    id: source.id,
    name: source.name,
    board: board.name,
    kind: board.kind,
    region: board.region,
    origin: source.origin,
    own: choice?.isOwn ?? false,
    on: isOn,
    health: off === null ? healthOf(source, isOn) : 'unavailable',
    problem: off ?? (isOn ? source.problem : null),
    open,
    last_good_at: moment(source.lastGoodAt),
    next_at: isOn ? moment(source.nextRunAt) : null,
    credit: board.credit?.text ?? null,
  };
}

/** What a person sees of a source: everything that ships, and of what people brought in only what they chose themselves. */
const isTheirs = ({ source, choice }: Listed): boolean => source.origin !== 'person' || choice !== null;

/** The sources of a person, with how reading them goes. A source whose board left the catalogue is not listed. */
export async function readSources(deps: Deps, accountId: string, reader: Reader): Promise<SourceList> {
  const boards = new Map(boardRows(deps.config.practiceOrigin).map((board) => [board.id, board]));
  let rows = await listSources(deps.database, accountId);
  if (rows.length === 0) {
    // Nothing was ever read: what ships can be chosen all the same.
    await addSources(deps.database, shippedDirectory(everyBoard(deps)));
    rows = await listSources(deps.database, accountId);
  }
  const sources = rows.filter(isTheirs).flatMap((row) => {
    const board = boards.get(row.source.board);
    return board ? [shownSource(sourceOf(deps, row, board), reader)] : [];
  });
  return { live: readForAll(deps) === 'directory', sources };
}

/** One source as a person sees it. Throws `not_found`. */
export async function readOneSource(deps: Deps, accountId: string, id: string): Promise<KnownSource> {
  const [row] = await listSources(deps.database, accountId, id);
  const board = boardRows(deps.config.practiceOrigin).find((one) => one.id === row?.source.board);
  if (!row || !board || !isTheirs(row)) throw notFound('source');
  return sourceOf(deps, row, board);
}
