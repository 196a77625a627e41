import type { JsonResume } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { jobsLatestFirst } from '#engines/resume/index.ts';
import { fold, relevance, terms } from '#engines/text/index.ts';
import { withTopics } from './wording/topics.ts';
import { pageLines } from './templates/index.ts';

/** What of a profile stands on the page; numbers are places in the profile's lists. */
export interface Chosen {
  work: { index: number; highlights: number[] }[];
  skills: { index: number; keywords: number[] }[];
  projects: number;
  projectLines: number;
  /** How many volunteer roles and awards. */
  others: number;
  /** Sentences of the summary; null for all. */
  summarySentences: number | null;
}

const LINE_CHARACTERS = 92;
const HEADING_LINES = 2;
const MOST_KEYWORDS = 12;
const FEW_KEYWORDS = 6;

const linesOf = (text: string): number => Math.ceil(text.length / LINE_CHARACTERS);

/** Highlights by what they have to do with the words, else in the person's own order. */
function ranked(texts: readonly string[], words: string): number[] {
  const order = texts.map((_, index) => index);
  if (words.trim() === '') return order;
  const scores = relevance(words, texts);
  return order.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/** Whether a job is one of those that some words name. */
export function isNamed(job: JsonResume['work'][number], brief: readonly string[]): boolean {
  const said = new Set(terms([job.position, job.name, job.location, ...job.highlights].join(' ')));
  return brief.some((words) => {
    const wanted = terms(words);
    return wanted.length > 0 && wanted.every((term) => said.has(term));
  });
}

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

const block = (lines: number): number => (lines === 0 ? 0 : HEADING_LINES + lines);

/** Printed lines that a choice takes, about. */
export function printedLines(resume: JsonResume, draft: ResumeDraft, chosen: Chosen): number {
  const has = (section: ResumeDraft['first'][number]) => !draft.without.includes(section);
  const work = chosen.work.reduce((sum, { index, highlights }) => {
    const job = resume.work[index];
    if (job === undefined) return sum;
    const told = highlights.reduce((lines, order) => lines + linesOf(job.highlights[order] ?? ''), 0);
    return sum + 2.5 + linesOf(job.summary) + told;
  }, 0);
  const projects = resume.projects
    .slice(0, chosen.projects)
    .reduce(
      (sum, one) =>
        sum + 1.5 + linesOf(one.description) + Math.min(chosen.projectLines, one.highlights.length),
      0,
    );
  const skills = chosen.skills.reduce(
    (sum, { index, keywords }) =>
      sum + linesOf(keywords.map((order) => resume.skills[index]?.keywords[order]).join(', ')),
    0,
  );
  const volunteer = resume.volunteer
    .slice(0, chosen.others)
    .reduce((sum, { summary }) => sum + 2.5 + linesOf(summary), 0);
  return Math.ceil(
    4 +
      (has('summary')
        ? block(Math.min(linesOf(resume.basics.summary), (chosen.summarySentences ?? 99) * 2))
        : 0) +
      (has('work') ? block(work) : 0) +
      (has('education') ? block(resume.education.length * 2) : 0) +
      (has('skills') ? block(skills) : 0) +
      (has('projects') ? block(projects) : 0) +
      (has('volunteer') ? block(volunteer) : 0) +
      (has('languages') ? block(resume.languages.length === 0 ? 0 : 1) : 0) +
      (has('certificates') ? block(resume.certificates.length) : 0) +
      (has('awards') ? block(Math.min(resume.awards.length, chosen.others)) : 0),
  );
}

/** The next thing that can go, least needed first; false when only the bones are left. */
function cutOnce(chosen: Chosen): boolean {
  const long = chosen.work.findLast(({ highlights }, rank) => highlights.length > Math.max(1, 5 - rank));
  if (long !== undefined) return long.highlights.pop() !== undefined;
  if (chosen.projectLines > 1) return (chosen.projectLines -= 1) > 0;
  if (chosen.others > 1) return (chosen.others -= 1) > 0;
  if (chosen.projects > 2) return (chosen.projects -= 1) > 0;
  const wordy = chosen.skills.find(({ keywords }) => keywords.length > MOST_KEYWORDS);
  if (wordy !== undefined) return wordy.keywords.pop() !== undefined;
  const second = chosen.work.findLast(({ highlights }, rank) => highlights.length > (rank === 0 ? 2 : 1));
  if (second !== undefined) return second.highlights.pop() !== undefined;
  if (chosen.summarySentences === null) return (chosen.summarySentences = 2) > 0;
  const old = chosen.work.findLast(({ highlights }, rank) => rank > 1 && highlights.length > 0);
  if (old !== undefined) return old.highlights.pop() !== undefined;
  if (chosen.summarySentences > 1) return (chosen.summarySentences = 1) > 0;
  if (chosen.others > 0) return (chosen.others = 0) === 0;
  if (chosen.projects > 1) return (chosen.projects -= 1) > 0;
  const rich = chosen.skills.find(({ keywords }) => keywords.length > FEW_KEYWORDS);
  if (rich !== undefined) return rich.keywords.pop() !== undefined;
  const last = chosen.work.findLast(({ highlights }, rank) => highlights.length > (rank === 0 ? 1 : 0));
  return last !== undefined && last.highlights.pop() !== undefined;
}

/** Chooses what stands on the page: latest jobs first, what the draft names first in each, cut until it fits. */
export function choose(resume: JsonResume, draft: ResumeDraft): { chosen: Chosen; lines: number } {
  const words = fold(`${withTopics(draft.lead)} ${draft.target}`);
  const chosen: Chosen = {
    work: jobsLatestFirst(resume.work).flatMap((index) => {
      const job = resume.work[index];
      if (job === undefined || isNamed(job, draft.omit)) return [];
      const order = ranked(job.highlights, words);
      return [{ index, highlights: isNamed(job, draft.brief) ? order.slice(0, 1) : order }];
    }),
    skills: chooseSkills(resume, words, draft),
    projects: resume.projects.length,
    projectLines: Math.max(0, ...resume.projects.map(({ highlights }) => highlights.length)),
    others: Math.max(resume.volunteer.length, resume.awards.length),
    summarySentences: null,
  };
  const budget = draft.budget ?? 2 * pageLines(draft.template);
  while (printedLines(resume, draft, chosen) > budget && cutOnce(chosen));
  return { chosen, lines: printedLines(resume, draft, chosen) };
}
