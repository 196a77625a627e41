import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { MasterProfile } from '#contract/career/facts.ts';
import { terms } from '#engines/language/index.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from './context.ts';
import { plainLabel } from './understanding/wording.ts';
import { text as messages } from './messages.ts';

type Job = MasterProfile['resume']['work'][number];

function monthOf(date: string): number | null {
  const found = /^(\d{4})-(\d{2})/.exec(date);
  return found === null ? null : Number(found[1]) * 12 + Number(found[2]) - 1;
}

/** The months a job surely covered, as months since year 0, both ends included; null without dates to the month. */
function monthsOf(job: Job, today: string): readonly [number, number] | null {
  const start = monthOf(job.startDate);
  const now = monthOf(today);
  if (start === null || now === null) return null;
  // The running month of a running job is not over yet.
  const end = job.endDate === '' ? now - 1 : monthOf(job.endDate);
  return end === null ? null : [start, Math.min(end, now)];
}

/** Whole years covered by the jobs, months held twice counted once; null when a job has no months. */
function yearsOf(jobs: readonly Job[], today: string): number | null {
  const covered = new Set<number>();
  for (const job of jobs) {
    const months = monthsOf(job, today);
    if (months === null) return null;
    for (let month = months[0]; month <= months[1]; month += 1) covered.add(month);
  }
  return Math.floor(covered.size / 12);
}

function jobsWhere(master: MasterProfile, holds: (job: Job) => boolean): { jobs: Job[]; paths: string[] } {
  const found = master.resume.work.map((job, index) => ({ job, index })).filter(({ job }) => holds(job));
  return {
    jobs: found.map(({ job }) => job),
    paths: found.flatMap(({ index }) => [
      `/work/${index}/position`,
      `/work/${index}/startDate`,
      `/work/${index}/endDate`,
    ]),
  };
}

/** Whether a job with another title tells of the same work. */
function countsElsewhere(asked: readonly string[], jobs: readonly Job[], context: FormContext): boolean {
  const names = (text: string): boolean => {
    const said = new Set(terms(text));
    return asked.every((term) => said.has(term));
  };
  const others = context.master.resume.work.filter((job) => !jobs.includes(job));
  return others.some(({ summary, highlights }) => names([summary, ...highlights].join(' ')));
}

/** What is asked for in the capitals of the question, "ERP" and not "erp"; as it is where the question says it otherwise. */
function asWritten({ label }: FormQuestion, wanted: string): string {
  const at = label.toLowerCase().indexOf(wanted.toLowerCase());
  return at === -1 ? wanted : label.slice(at, at + wanted.length);
}

/** The most letters of a short name: RN, LPN. */
const LETTERS_OF_A_TRADE = 3;

/** Years of all dated jobs together, or of those whose title names what is asked; never from a mere mention. */
export function yearsOutcome(question: FormQuestion, wanted: string, context: FormContext): Outcome {
  const asked = terms(wanted);
  const { jobs, paths } = jobsWhere(context.master, (job) => {
    const title = new Set(terms(job.position));
    return wanted === '' || (asked.length > 0 && asked.every((term) => title.has(term)));
  });
  const years = jobs.length === 0 ? null : yearsOf(jobs, context.today);
  // Titles seldom hold the letters of a trade: jobs without them may be of it all the same.
  const isOfLetters = asked.every((term) => term.length <= LETTERS_OF_A_TRADE);
  const mayCount = isOfLetters && jobs.length < context.master.resume.work.length;
  if (wanted !== '' && (mayCount || countsElsewhere(asked, jobs, context)))
    return missing(messages.message('moreWorkCounts', { work: asWritten(question, wanted) }));
  // Less than a year is no number of years; a zero would deny what is there.
  if (years === null || years === 0)
    return missing(
      wanted === ''
        ? messages.message('yearsUnsaid')
        : messages.message('yearsOfUnsaid', { work: asWritten(question, wanted) }),
    );
  const rule =
    wanted === '' ? messages.message('wholeYears') : messages.message('wholeYearsOf', { title: wanted });
  return fit(question, String(years), {
    kind: 'derived',
    rule,
    fact_ids: factIds(context.master, paths),
    label: messages.message('fromCvDates'),
  });
}

const BARE = wordFor('experience: bare', 'g');
const bareName = (company: string): string => company.replace(BARE, ' ').replace(/\s+/g, ' ').trim();

/** Whether the employment history names the employer; a name that is only similar is put to the person. */
export function workedHereOutcome(question: FormQuestion, company: string, context: FormContext): Outcome {
  const wanted = bareName(company);
  const plain = (job: Job): string => bareName(plainLabel(job.name));
  const { work } = context.master.resume;
  const alike = (name: string): boolean =>
    name !== '' && (` ${name} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${name} `));
  if (work.length === 0 || wanted === '') return missing(messages.message('noEmployers'));
  const here = work.findIndex((job) => plain(job) === wanted);
  if (here < 0 && work.some((job) => plain(job) === '' || alike(plain(job))))
    return missing(messages.message('similarEmployer'));
  const paths = here < 0 ? work.map((_, index) => `/work/${index}/name`) : [`/work/${here}/name`];
  return fit(question, here < 0 ? 'No' : 'Yes', {
    kind: 'derived',
    rule: messages.message('comparedEmployers'),
    fact_ids: factIds(context.master, paths),
    label: messages.message('fromCvEmployers'),
  });
}
