import { z } from 'zod';
import type { BoardRow } from '#engines/postings/index.ts';
import type { World } from '#server/world.ts';
import { COMPANIES } from './directory.data.ts';
import type { SourceOrigin } from './queries.ts';

interface Listed {
  board: string;
  tenant: string;
  name: string;
  origin: SourceOrigin;
}

const companies = z.array(
  z.object({ dialect: z.string(), company: z.string().max(200), name: z.string().max(200) }),
);

/** The employers of the practice world, as it lists them. */
export async function readPracticeDirectory(
  { config, fetcher }: Pick<World, 'config' | 'fetcher'>,
  boards: readonly BoardRow[],
): Promise<Listed[]> {
  if (config.sources !== 'practice' || config.practiceOrigin === null) return [];
  const reply = await fetcher.fetch({
    method: 'GET',
    url: `${config.practiceOrigin}/companies.json`,
    headers: {},
    body: null,
    allowedHosts: [],
  });
  return companies.parse(JSON.parse(reply.body)).flatMap(({ dialect, company, name }) => {
    const board = boards.find((row) => row.practice && row.id === `practice-${dialect}`);
    return board ? [{ board: board.id, tenant: company, name, origin: 'practice' }] : [];
  });
}

/**
 * The directory that ships: boards that list many employers, also those that are off or lack their key and say so, and employers
 * whose name on their board is public knowledge.
 */
export function shippedDirectory(boards: readonly BoardRow[]): Listed[] {
  const ids = new Set(boards.map(({ id }) => id));
  const wide = boards.flatMap(({ id, name, everyone, practice }) =>
    everyone === null || practice
      ? []
      : [{ board: id, tenant: everyone, name, origin: 'directory' as const }],
  );
  const employers = Object.entries(COMPANIES).flatMap(([board, names]) =>
    ids.has(board)
      ? Object.entries(names).map(([tenant, name]) => ({ board, tenant, name, origin: 'directory' as const }))
      : [],
  );
  return [...wide, ...employers];
}
