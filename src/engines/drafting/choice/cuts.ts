import type { JsonResume } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import type { Chosen } from './chosen.ts';

const LINE_CHARACTERS = 92;
const HEADING_LINES = 2;
const MOST_KEYWORDS = 12;
const FEW_KEYWORDS = 6;
/** Half a page: what is no longer is not cut, since it says too little already. */
export const FEWEST_LINES = 24;
/** What "shorter" leaves of the lines that can go. */
const KEPT = 0.65;

const linesOf = (text: string): number => Math.ceil(text.length / LINE_CHARACTERS);

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

const copyOf = (chosen: Chosen): Chosen => ({
  ...chosen,
  work: chosen.work.map(({ index, highlights }) => ({ index, highlights: [...highlights] })),
  skills: chosen.skills.map(({ index, keywords }) => ({ index, keywords: [...keywords] })),
});

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

/** Cuts until so many lines are left, or the bones. */
export function cutTo(resume: JsonResume, draft: ResumeDraft, chosen: Chosen, lines: number): void {
  while (printedLines(resume, draft, chosen) > lines && cutOnce(chosen));
}

/**
 * Cuts as often as it was asked to be shorter: of the lines that can go a third each time, so that a page that is short already
 * does not lose all it tells at once. Half a page stays.
 */
export function shorten(resume: JsonResume, draft: ResumeDraft, chosen: Chosen): void {
  const bones = copyOf(chosen);
  cutTo(resume, draft, bones, 0);
  const least = printedLines(resume, draft, bones);
  for (let times = 0; times < draft.shorter; times += 1) {
    const lines = printedLines(resume, draft, chosen);
    const wanted = Math.min(lines - 1, Math.floor(least + (lines - least) * KEPT));
    cutTo(resume, draft, chosen, Math.max(FEWEST_LINES, wanted));
  }
}

/** Whether nothing can go any more but whole sections. */
export const isBare = (chosen: Chosen): boolean => !cutOnce(copyOf(chosen));
