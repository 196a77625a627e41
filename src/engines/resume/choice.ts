import type { JsonResume } from '#contract/career/facts.ts';
import type { Asked } from './asked.ts';
import { jobsLatestFirst } from './years.ts';

/** Characters a printed line holds. */
const LINE_CHARACTERS = 95;
const HIGHLIGHTS_BY_RANK = [6, 5, 4, 3] as const;
const HIGHLIGHTS_LATER = 2;

/** Printed lines a text takes. */
export const linesOf = (text: string): number => (text === '' ? 0 : Math.ceil(text.length / LINE_CHARACTERS));

/** Values chosen from the master profile, with the paths they stand at there. */
export class Choice {
  readonly paths: string[] = [];

  take<T extends object>(path: string, entry: T): T {
    for (const [key, value] of Object.entries(entry)) {
      if (typeof value === 'string' && value !== '') this.paths.push(`${path}/${key}`);
    }
    return entry;
  }
}

interface Ranked {
  index: number;
  text: string;
  score: number;
}

/** The most relevant highlights of a job, best first; equal ones keep their order. */
function rankHighlights(highlights: readonly string[], asked: Asked): Ranked[] {
  const scores = asked.rank(highlights);
  return highlights
    .map((text, index) => ({ index, text, score: scores[index] ?? 0 }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
}

/** Jobs latest first, each with its most relevant highlights: fewer for earlier jobs, none beyond `room` printed lines but one a job. */
export function chooseWork(
  resume: JsonResume,
  asked: Asked,
  choice: Choice,
  room: number,
): JsonResume['work'] {
  let left = room;
  return jobsLatestFirst(resume.work).flatMap((index, rank) => {
    const job = resume.work[index];
    if (job === undefined) return [];
    left -= 2 + linesOf(job.summary);
    const most = HIGHLIGHTS_BY_RANK[rank] ?? HIGHLIGHTS_LATER;
    const kept: string[] = [];
    for (const { index: order, text } of rankHighlights(job.highlights, asked).slice(0, most)) {
      if (left < linesOf(text) && kept.length > 0) break;
      left -= linesOf(text);
      kept.push(text);
      choice.paths.push(`/work/${index}/highlights/${order}`);
    }
    return [{ ...choice.take(`/work/${index}`, job), highlights: kept }];
  });
}

/** Skill groups and their keywords, those the posting names first; `first` lists these. */
export function chooseSkills(
  resume: JsonResume,
  asked: Asked,
  choice: Choice,
): { skills: JsonResume['skills']; first: string[] } {
  const first: string[] = [];
  const groups = resume.skills.map((group, index) => {
    const keywords = group.keywords.map((keyword, order) => ({
      keyword,
      order,
      asked: asked.names(keyword),
    }));
    const ordered = keywords.toSorted((a, b) => Number(b.asked) - Number(a.asked) || a.order - b.order);
    choice.take(`/skills/${index}`, group);
    for (const { order } of ordered) choice.paths.push(`/skills/${index}/keywords/${order}`);
    first.push(...ordered.filter((one) => one.asked).map(({ keyword }) => keyword));
    const share = keywords.filter((one) => one.asked).length;
    return { share, index, name: group.name, keywords: ordered.map(({ keyword }) => keyword) };
  });
  const skills = groups
    .toSorted((a, b) => b.share - a.share || a.index - b.index)
    .map(({ name, keywords }) => ({ name, keywords }));
  return { skills, first };
}

/** The first `most` projects, each with its three most relevant highlights. */
export function chooseProjects(
  resume: JsonResume,
  asked: Asked,
  choice: Choice,
  most: number,
): JsonResume['projects'] {
  return resume.projects.slice(0, most).map((project, index) => {
    const kept = rankHighlights(project.highlights, asked).slice(0, 3);
    for (const { index: order } of kept) choice.paths.push(`/projects/${index}/highlights/${order}`);
    return { ...choice.take(`/projects/${index}`, project), highlights: kept.map(({ text }) => text) };
  });
}

/** Entries taken whole. */
export const entriesWith = <T extends object>(list: readonly T[], path: string, choice: Choice): T[] =>
  list.map((entry, index) => choice.take(`${path}/${index}`, entry));
