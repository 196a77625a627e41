import { availability, boardRows } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';

/** The boards this server reads: the practice world's, or the real ones that are on; never those that need a key it lacks. */
export function activeBoards({ config }: Pick<World, 'config'>): BoardRow[] {
  const practice = config.sources === 'practice';
  return boardRows(config.practiceOrigin).filter(
    (row) => row.practice === practice && availability(row, {}).isOn,
  );
}

/** The row of a board by its id. Throws `not_found` for a board that is not in the catalogue. */
export function boardOf({ config }: Pick<World, 'config'>, id: string): BoardRow {
  const row = boardRows(config.practiceOrigin).find((candidate) => candidate.id === id);
  if (!row) throw notFound('job board');
  return row;
}
