import type { Posting } from '#contract/career/posting.ts';
import { families } from '#engines/postings/index.ts';
import { aBoard } from './factories.ts';
import { boardSample, boardSampleJson } from './index.ts';

const TODAY = '2026-11-22';

/** Addresses on boards that need more than one company's name. */
const slugs: Record<string, string> = {
  adzuna: 'gb//',
  applicantpro: 'acme/20777',
  dover: 'acme/1',
  bullhorn: '91/token/jobs.agency.example',
  comeet: '30.005/token',
  deel: 'acme/1/2',
  jibe: 'careers.acme.example',
  successfactors: 'careers.acme.example',
  workday: 'acme/wd3/Careers',
  zohorecruit: 'acme.zohorecruit.in',
  jobscore: 'verdanttrail',
};

/** A list's answer of board `id` for the company Acme in the normal form, read on 2026-11-22. */
export function readList(id: string, reply: unknown, cursor: string | null = null) {
  const row = aBoard(id);
  const slug = slugs[id] ?? row.everyone ?? 'acme';
  return families[row.family].parseList(row, { slug, name: 'Acme' }, reply, cursor, { today: TODAY });
}

/** The postings of the board's JSON sample. */
export const postingsOfJson = (id: string): Posting[] => readList(id, boardSampleJson(`${id}.json`)).postings;

/** The postings of the board's XML sample. */
export const postingsOfXml = (id: string): Posting[] => readList(id, boardSample(`${id}.xml`)).postings;
