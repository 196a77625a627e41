import { z } from 'zod';
import type { BoardRow } from '#engines/postings/index.ts';
import type { World } from '#server/world.ts';

const companies = z.array(
  z.object({ dialect: z.string(), company: z.string().max(200), name: z.string().max(200) }),
);

/** The employers to read on each board. The practice world lists its own; real boards read the employers already stored. */
export async function readDirectory(
  { config, fetcher }: Pick<World, 'config' | 'fetcher'>,
  boards: readonly BoardRow[],
): Promise<{ board: string; tenant: string; name: string }[]> {
  if (config.sources !== 'practice' || config.practiceOrigin === null) return [];
  const reply = await fetcher.fetch({
    method: 'GET',
    url: `${config.practiceOrigin}/companies.json`,
    headers: {},
    body: null,
    allowedHosts: [],
  });
  return companies.parse(JSON.parse(reply.body)).flatMap(({ dialect, company, name }) => {
    const board = boards.find((row) => row.family === dialect);
    return board ? [{ board: board.id, tenant: company, name }] : [];
  });
}
