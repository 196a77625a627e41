import { posting } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { boardRows, type BoardRow } from '#engines/postings/index.ts';

/** The board row of that id, practice boards at http://localhost:4100. */
export function aBoard(id: string): BoardRow {
  const row = boardRows('http://localhost:4100').find((board) => board.id === id);
  if (row === undefined) throw new Error(`There is no board ${id}.`);
  return row;
}

/** A posting of a bakery in Truro, with the given fields instead. */
export function aPosting(board: string, fields: Partial<Posting> = {}): Posting {
  return posting.parse({
    board,
    tenant: 'saltpan',
    external_id: '41',
    company: 'Saltpan Kitchens',
    title: 'Baker',
    places: ['Truro, Nova Scotia'],
    workplace: 'onsite',
    employment_type: 'Full-time',
    department: null,
    pay: null,
    language: 'en',
    description: 'Bake bread and rolls for two cafés before seven in the morning.',
    posted_at: null,
    url: 'https://boards.example/saltpan/41',
    apply_url: 'https://boards.example/saltpan/41/apply',
    ...fields,
  });
}
