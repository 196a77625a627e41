import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { JsonResume } from '#contract/career/facts.ts';
import type { Match } from '#contract/career/match.ts';
import type { Posting } from '#contract/career/posting.ts';
import { openScore, readPosting, readCandidate, sayMatch, scoreReading } from '#engines/matching/index.ts';
import type { Candidate, Taxonomy } from '#engines/matching/index.ts';
import { occupationsOf } from '#bench/matching/named.ts';
import { english } from '#testing/wording/in-english.ts';
import { loadTaxonomy, postingOf, profileOf, resumeOf } from './matching-input.ts';
import { eachItem, Files, WrongInput } from './task.ts';
import type { Report } from './task.ts';

const place = z.object({ city: z.string(), region: z.string(), country: z.string() });
const pay = z.object({
  min: z.number(),
  max: z.number(),
  currency: z.string(),
  period: z.enum(['hour', 'year']),
});
const profile = z.object({
  id: z.string(),
  headline: z.string(),
  target_titles: z.array(z.string()),
  location: place,
  accepts: z.array(z.enum(['onsite', 'hybrid', 'remote'])),
  relocate: z.boolean(),
  work_authorization: z.record(z.string(), z.boolean()),
  salary_min: pay.omit({ min: true, max: true }).extend({ amount: z.number() }).nullable(),
  years_experience: z.number().nullable(),
  education: z.string(),
  languages: z.record(z.string(), z.string()),
  certificates: z.array(z.string()),
  skills: z.array(z.object({ name: z.string(), years: z.number().nullish() })),
  experience: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      start: z.string(),
      end: z.string().nullable(),
      bullets: z.array(z.string()),
    }),
  ),
});
const posting = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: place,
  work_mode: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
  employment_type: z.string().nullable(),
  salary: pay.nullable(),
  description: z.string(),
});
type OnetProfile = z.infer<typeof profile>;
type OnetPosting = z.infer<typeof posting>;

/** The latest month the set's people worked in; their jobs "to the present" end then. */
const TODAY = '2026-03-01';

/** The lines of a file of JSON lines, also a gzipped one, each checked. */
export async function readLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const found = [path, `${path}.gz`].find((name) => existsSync(name));
  if (found === undefined) throw new WrongInput(`There is no ${path}.`);
  const bytes = await readFile(found);
  const text = (found.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        throw new WrongInput(`${found} is not JSON in line ${index + 1}.`);
      }
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      const [first] = parsed.error.issues;
      throw new WrongInput(
        `${found} is not of this task's format in line ${index + 1}: ${first?.path.join('.')}: ${first?.message}.`,
      );
    });
}

const placeOf = ({ city, region, country }: z.infer<typeof place>): string =>
  [city, region, country].filter((part) => part !== '').join(', ');

function resumeOfProfile(given: OnetProfile): JsonResume {
  return resumeOf({
    basics: { label: given.headline },
    work: given.experience.map(({ title, company, start, end, bullets }) => ({
      name: company,
      position: title,
      startDate: start,
      endDate: end ?? '',
      highlights: bullets,
    })),
    education: given.education === 'none' ? [] : [{ studyType: given.education }],
    skills: given.skills.map(({ name }) => ({ name })),
    languages: Object.entries(given.languages).map(([language, fluency]) => ({ language, fluency })),
    certificates: given.certificates.map((name) => ({ name })),
  });
}

/** A person of the set, prepared. */
export function candidateOf(given: OnetProfile, taxonomy: Taxonomy): Candidate {
  return readCandidate(
    profileOf(resumeOfProfile(given)),
    {
      targetTitles: given.target_titles,
      keywords: [],
      location: placeOf(given.location),
      today: TODAY,
      namesAllPapers: true,
      authorised: given.work_authorization,
      relocates: given.relocate,
      workplaces: given.accepts,
      ...(given.salary_min === null ? {} : { leastPay: given.salary_min }),
      ...(given.years_experience === null ? {} : { yearsOfWork: given.years_experience }),
    },
    taxonomy,
  );
}

export const postingOfOnet = (given: OnetPosting): Posting =>
  postingOf({
    external_id: given.id,
    title: given.title,
    company: given.company,
    places: [placeOf(given.location)],
    workplace: given.work_mode,
    employment_type: given.employment_type,
    pay: given.salary,
    description: given.description,
  });

const missingSkills = (match: Match): string[] =>
  match.missing.filter(({ must, kind }) => must && kind === 'skill').map(({ name }) => name);

const jsonLines = (rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const decimals = (score: number): number => Math.round(score * 100) / 100;

export const onetTitles = (folder: string) =>
  readLines(join(folder, 'titles.jsonl'), z.object({ id: z.string(), title: z.string() }));
export const onetGate = (folder: string) =>
  readLines(join(folder, 'gate.jsonl'), z.object({ id: z.string(), profile, posting }));
export const onetPostings = (folder: string) => readLines(join(folder, 'postings.jsonl'), posting);
export const onetProfiles = (folder: string) => readLines(join(folder, 'profiles.jsonl'), profile);

/** Occupations of titles, every pair that may fit with its score, and the gate's answer on single pairs. */
export async function predictOnet(folder: string, report: Report): Promise<Files> {
  const taxonomy = await loadTaxonomy();
  const titles = await eachItem(
    await onetTitles(folder),
    ({ id }) => id,
    ({ id, title }) => ({ id, socs: occupationsOf(title, taxonomy).map(({ code }) => code) }),
    report,
  );
  const postings = await eachItem(
    await onetPostings(folder),
    ({ id }) => id,
    (given) => readPosting(postingOfOnet(given), taxonomy),
    report,
  );
  const ranks = await eachItem(
    await onetProfiles(folder),
    ({ id }) => id,
    (given) => {
      const candidate = candidateOf(given, taxonomy);
      return postings
        .map(([id, reading]) => ({
          profile: given.id,
          posting: id,
          score: decimals(openScore(scoreReading(reading, candidate, taxonomy))),
        }))
        .filter(({ score }) => score > 0);
    },
    report,
  );
  const gate = await eachItem(
    await onetGate(folder),
    ({ id }) => id,
    (pair) => {
      const reading = readPosting(postingOfOnet(pair.posting), taxonomy);
      const match = scoreReading(reading, candidateOf(pair.profile, taxonomy), taxonomy);
      return {
        id: pair.id,
        score: decimals(openScore(match)),
        blockers: match.blockers.map(({ code }) => code),
        missing: missingSkills(sayMatch(match, english)),
      };
    },
    report,
  );
  return new Files({
    'titles.jsonl': jsonLines(titles.map(([, row]) => row)),
    'rank.jsonl': jsonLines(ranks.flatMap(([, rows]) => rows)),
    'gate.jsonl': jsonLines(gate.map(([, row]) => row)),
  });
}
