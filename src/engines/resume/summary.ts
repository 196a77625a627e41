import type { Approach, Claim, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { monthInWords } from '#engines/calendar/index.ts';
import { guessLanguage, sentences } from '#engines/text/index.ts';
import { askedBy } from './asked.ts';
import type { Asked } from './asked.ts';
import { RESUME_WORDS } from './wording/index.ts';
import { jobsLatestFirst } from './years.ts';

/** Skills a summary names. */
const MOST_SKILLS: Readonly<Record<Approach, number>> = { experience: 4, results: 0, short: 3 };
const MOST_RESULTS = 2;
const RESULT_CHARACTERS = 200;

/** What the sentences are built from. */
interface Sheet {
  master: MasterProfile;
  asked: Asked;
  language: 'en' | 'fr';
  ids: (...paths: string[]) => string[];
}

const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** "Dispatcher, Crestline, since May 2019." of the latest job; none where its title is not known. */
function jobClaim({ master, language, ids }: Sheet): Claim[] {
  const [latest] = jobsLatestFirst(master.resume.work);
  const job = latest === undefined ? undefined : master.resume.work[latest];
  if (job === undefined || job.position === '') return [];
  const goesOn = job.endDate === '' && job.startDate !== '';
  const since = `${RESUME_WORDS[language].since} ${monthInWords(job.startDate, language)}`;
  const parts = [job.position, job.name, goesOn ? since : ''].filter((part) => part !== '');
  const paths = ['position', 'name', 'startDate'].map((key) => `/work/${latest}/${key}`);
  return [{ text: closed(parts.join(', ')), fact_ids: ids(...paths) }];
}

/** The skills the posting names, or the first of the profile; none where there are fewer than two to name. */
function skillsClaim({ master, asked, language, ids }: Sheet, most: number): Claim[] {
  const all = master.resume.skills.flatMap(({ keywords }, group) =>
    keywords.map((keyword, index) => ({ keyword, path: `/skills/${group}/keywords/${index}` })),
  );
  const named = all.toSorted((a, b) => Number(asked.names(b.keyword)) - Number(asked.names(a.keyword)));
  const chosen = named.slice(0, most);
  const last = chosen.at(-1);
  if (last === undefined || chosen.length < 2) return [];
  const { skillsInclude, and } = RESUME_WORDS[language];
  const list = chosen.slice(0, -1).map(({ keyword }) => keyword);
  const text = closed(`${skillsInclude} ${list.join(', ')} ${and} ${last.keyword}`);
  return [{ text, fact_ids: ids(...chosen.map(({ path }) => path)) }];
}

/** The lines of the jobs that answer the posting and have figures, as they stand on the resume; those in another language are none. */
function resultClaims({ master, asked, language, ids }: Sheet): Claim[] {
  const lines = jobsLatestFirst(master.resume.work).flatMap((job) =>
    (master.resume.work[job]?.highlights ?? []).map((text, index) => ({
      text,
      path: `/work/${job}/highlights/${index}`,
    })),
  );
  if (lines.length === 0 || guessLanguage(lines.map(({ text }) => text).join('\n')) !== language) return [];
  const scores = asked.rank(lines.map(({ text }) => text));
  return lines
    .map((line, index) => ({ ...line, figures: Number(/\d/.test(line.text)), score: scores[index] ?? 0 }))
    .filter(({ text }) => text.length <= RESULT_CHARACTERS)
    .toSorted((a, b) => b.figures - a.figures || b.score - a.score)
    .slice(0, MOST_RESULTS)
    .map(({ text, path }) => ({ text: closed(text), fact_ids: ids(path) }));
}

/** The person's own summary, or its first sentence where there are more; none where they gave none. */
function ownClaims({ master, ids }: Sheet, approach: Approach): Claim[] {
  const { summary } = master.resume.basics;
  const said = sentences(summary);
  const fact_ids = ids('/basics/summary');
  if (summary === '' || approach === 'results') return [];
  if (approach === 'experience') return [{ text: summary, fact_ids }];
  return said.length > 1 ? [{ text: said[0] ?? '', fact_ids }] : [];
}

/**
 * The summary of a resume for one posting by an approach, in sentences that each cite their facts; none where too little is known.
 * `experience`: the person's own, else their latest job and skills. `results`: their strongest lines, and the job. `short`:
 * the first sentence of their own, else the skills that the posting names.
 */
export function writeSummary(master: MasterProfile, posting: Posting, approach: Approach): Claim[] {
  const idOf = new Map(master.facts.map(({ path, id }) => [path, id]));
  const sheet: Sheet = {
    master,
    asked: askedBy(posting),
    language: posting.language,
    ids: (...paths) => paths.flatMap((path) => idOf.get(path) ?? []),
  };
  const own = ownClaims(sheet, approach);
  if (own.length > 0) return own;
  const skills = skillsClaim(sheet, MOST_SKILLS[approach]);
  if (approach === 'short') return skills.length > 0 ? skills : jobClaim(sheet);
  const job = jobClaim(sheet);
  if (approach === 'experience') return [...job, ...skills];
  const results = resultClaims(sheet);
  return results.length === 0 ? [] : [...results, ...job];
}
