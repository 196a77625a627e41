import type { Chosen } from './chosen.ts';
import type { JsonResume } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { jobsLatestFirst } from '#engines/resume/index.ts';
import { relevance, terms } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';
import { cutTo, isBare, printedLines, shorten } from './cuts.ts';
import { withTopics } from '#engines/drafting/wording/topics.ts';
import { pageLines } from '#engines/drafting/templates/index.ts';

type Job = JsonResume['work'][number];

/** Highlights by what they have to do with the words, else in the person's own order. */
function ranked(texts: readonly string[], words: string): number[] {
  const order = texts.map((_, index) => index);
  if (words.trim() === '') return order;
  const scores = relevance(words, texts);
  return order.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/** Whether a job is one of those that some words name. */
export function isNamed(job: Job, brief: readonly string[]): boolean {
  const said = new Set(terms([job.position, job.name, job.location, ...job.highlights].join(' ')));
  return brief.some((words) => {
    const wanted = terms(words);
    return wanted.length > 0 && wanted.every((term) => said.has(term));
  });
}

/**
 * Whether it is not known where and when something was done while other jobs are: under the one before it, it would read as
 * done there.
 */
export const isUnplaced = (job: Job, work: readonly Job[]): boolean =>
  job.name + job.position + job.startDate + job.endDate === '' &&
  work.some(({ name, position }) => name + position !== '');

function chooseSkills(
  resume: JsonResume,
  words: string,
  { sorted, language }: ResumeDraft,
): Chosen['skills'] {
  const asked = new Set(terms(words));
  const isAsked = (keyword: string) =>
    terms(keyword).length > 0 && terms(keyword).every((term) => asked.has(term));
  return resume.skills.map(({ keywords }, index) => ({
    index,
    keywords: keywords
      .map((_, order) => order)
      .toSorted((a, b) => (sorted ? (keywords[a] ?? '').localeCompare(keywords[b] ?? '', language) : 0))
      .toSorted((a, b) =>
        sorted ? 0 : Number(isAsked(keywords[b] ?? '')) - Number(isAsked(keywords[a] ?? '')) || a - b,
      ),
  }));
}

/**
 * Chooses what stands on the page: latest jobs first, what the draft names first in each, cut until it fits. `lines` is how
 * many it prints, `bare` whether nothing more could go.
 */
export function choose(
  resume: JsonResume,
  draft: ResumeDraft,
): { chosen: Chosen; lines: number; bare: boolean } {
  const words = fold(`${withTopics(draft.lead)} ${draft.target}`);
  const chosen: Chosen = {
    work: jobsLatestFirst(resume.work).flatMap((index) => {
      const job = resume.work[index];
      if (job === undefined || isNamed(job, draft.omit) || isUnplaced(job, resume.work)) return [];
      const order = ranked(job.highlights, words);
      return [{ index, highlights: isNamed(job, draft.brief) ? order.slice(0, 1) : order }];
    }),
    skills: chooseSkills(resume, words, draft),
    projects: resume.projects.length,
    projectLines: Math.max(0, ...resume.projects.map(({ highlights }) => highlights.length)),
    others: Math.max(resume.volunteer.length, resume.awards.length),
    summarySentences: null,
  };
  cutTo(resume, draft, chosen, draft.budget ?? 2 * pageLines(draft.template));
  shorten(resume, draft, chosen);
  return { chosen, lines: printedLines(resume, draft, chosen), bare: isBare(chosen) };
}
