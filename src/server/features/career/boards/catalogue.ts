import { availability, boardRows } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import type { Message } from '#localization/types.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import type { SourceOrigin } from './queries.ts';

type Deps = Pick<World, 'config'>;

/** The origin of the sources that are read for everybody who did not turn them off: the practice world's, or the directory's. */
export const readForAll = ({ config }: Deps): SourceOrigin =>
  config.sources === 'practice' ? 'practice' : 'directory';

/** Why a board cannot be read on this server, in one sentence; null when it can. */
export function whyOff({ config }: Deps, board: BoardRow): Message | null {
  if (board.practice) return config.sources === 'practice' ? null : text.message('notOnThisServer');
  const state = availability(board, config.boardKeys);
  return state.isOn ? null : state.why;
}

const isPages = ({ family }: BoardRow): boolean => family === 'careers-page';

/** Every board with a dialect of its own, those of the practice world first where there is one. */
export const everyBoard = ({ config }: Deps): BoardRow[] =>
  boardRows(config.practiceOrigin).filter((board) => !isPages(board));

/** The boards this server can read, by id: not those that ship switched off, nor those whose key it was not given. */
export function readableBoards(deps: Deps): Map<string, BoardRow> {
  const boards = boardRows(deps.config.practiceOrigin).filter((board) => whyOff(deps, board) === null);
  return new Map(boards.map((board) => [board.id, board]));
}

/** The row of a board by its id. Throws `not_found` for a board that is not in the catalogue. */
export function boardOf(deps: Deps, id: string): BoardRow {
  const row = boardRows(deps.config.practiceOrigin).find((candidate) => candidate.id === id);
  if (!row) throw notFound('board');
  return row;
}
