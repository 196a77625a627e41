import { expect, it } from 'vitest';
import { boardRows } from '#engines/postings/index.ts';
import type { OutgoingRequest } from '#server/ports/fetcher.ts';
import { createTestApp } from '#testing/app.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { boardSample } from '#testing/boards/index.ts';
import { readDetails } from './read-details.ts';

it("asks for at most twenty postings' own pages in a run, and for none it has read before", async () => {
  const board = boardRows(null).find(({ id }) => id === 'smartrecruiters');
  if (!board) throw new Error('There is no such board.');
  const called: OutgoingRequest[] = [];
  const app = await createTestApp({
    world: {
      fetcher: {
        fetch: async (request) => {
          called.push(request);
          return { status: 200, headers: {}, body: boardSample('smartrecruiters.detail.json') };
        },
      },
    },
  });
  const listed = Array.from({ length: 25 }, (_, at) =>
    aPosting('smartrecruiters', { external_id: String(at), description: '' }),
  );
  const first = await readDetails(app.world, board, listed, { access: {}, known: new Map() });
  expect([called.length, first.problem]).toEqual([20, null]);
  expect(first.detailed.filter(({ isComplete }) => isComplete).length).toBe(20);
  expect(first.detailed[0]?.posting.description).not.toBe('');

  const read = first.detailed.filter(({ isComplete }) => isComplete);
  const known = new Map(read.map(({ posting }) => [posting.external_id, posting]));
  called.length = 0;
  const second = await readDetails(app.world, board, listed, { access: {}, known });
  expect(called.length).toBe(5);
  expect(second.detailed.every(({ isComplete }) => isComplete)).toBe(true);
  await app.close();
});
