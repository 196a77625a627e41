import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonResume } from '#contract/career/facts.ts';
import type { JsonResume, MasterProfile } from '#contract/career/facts.ts';
import { posting } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { prepareTaxonomy } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/matching/index.ts';
import { completePosting } from '#engines/postings/index.ts';
import { guessLanguage } from '#engines/text/index.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'assets', 'taxonomy');

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));

/** The taxonomy that ships with the product, as the server loads it. */
export async function loadTaxonomy(): Promise<Taxonomy> {
  return prepareTaxonomy({ occupations: await read('occupations.json'), skills: await read('skills.json') });
}

/** A profile of a resume alone: evidence is named by its place, facts have no ids. */
export const profileOf = (resume: JsonResume): MasterProfile => ({ resume, facts: [], unused: [] });

/** A resume with the members given, the others empty. */
export const resumeOf = (members: Record<string, unknown>): JsonResume =>
  jsonResume.parse({
    basics: {},
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    volunteer: [],
    awards: [],
    ...members,
  });

/** A posting of a title and a text, completed from its text as those of boards are; everything else unsaid unless given. */
export const postingOf = (members: Partial<Posting> & Pick<Posting, 'title' | 'description'>): Posting =>
  completePosting(
    posting.parse({
      board: '',
      tenant: '',
      external_id: '',
      company: '',
      places: [],
      workplace: null,
      employment_type: null,
      department: null,
      pay: null,
      language: guessLanguage(`${members.title}\n${members.description}`),
      posted_at: null,
      url: '',
      apply_url: '',
      ...members,
    }),
  );
