import { z } from 'zod';
import { posting as normalForm } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { corpus } from '#testing/corpora/corpus.ts';

const told = z.object({
  title: z.string(),
  company: z.string(),
  description: z.string(),
  language: z.enum(['en', 'fr']),
});

const posting = (said: z.infer<typeof told>): Posting =>
  normalForm.parse({
    board: 'practice-lever',
    tenant: 'tenant',
    external_id: '1',
    places: ['Hamilton, Ontario'],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    posted_at: null,
    url: 'https://jobs.example.com/1',
    apply_url: 'https://jobs.example.com/1/apply',
    ...said,
  });

const names = z.enum(['nurse', 'welder', 'cashier', 'developer', 'accountant', 'infirmiere', 'soudeur']);
type Wanted = z.infer<typeof names>;

/** Postings of invented employers for the people of `corpora/resumes`. */
export const POSTINGS = Object.fromEntries(
  Object.entries(corpus('resumes/postings.json', z.record(names, told))).map(([name, said]) => [
    name,
    posting(said),
  ]),
) as Readonly<Record<Wanted, Posting>>;
