import type { JsonResume } from '#contract/career/facts.ts';
import type { Asked } from './asked.ts';
import type { Arranged } from './changes/index.ts';
import { jobsLatestFirst } from './years.ts';

/** Characters a printed line holds. */
const LINE_CHARACTERS = 95;
const HIGHLIGHTS_BY_RANK = [6, 5, 4, 3] as const;
const HIGHLIGHTS_LATER = 2;

/** Printed lines a text takes. */
export const linesOf = (text: string): number => (text === '' ? 0 : Math.ceil(text.length / LINE_CHARACTERS));

/** The places of the most relevant highlights, best first; equal ones keep their order. */
function ranked(highlights: readonly string[], asked: Asked): number[] {
  const scores = asked.rank(highlights);
  return highlights
    .map((_, index) => ({ index, score: scores[index] ?? 0 }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);
}

/** Jobs latest first, each with its most relevant highlights: fewer for earlier jobs, none beyond `room` printed lines but one a job. */
export function proposeWork(resume: JsonResume, asked: Asked, room: number): Arranged {
  let left = room;
  return jobsLatestFirst(resume.work).flatMap((index, rank) => {
    const job = resume.work[index];
    if (job === undefined) return [];
    left -= 2 + linesOf(job.summary);
    const most = HIGHLIGHTS_BY_RANK[rank] ?? HIGHLIGHTS_LATER;
    const lines: number[] = [];
    for (const order of ranked(job.highlights, asked).slice(0, most)) {
      const length = linesOf(job.highlights[order] ?? '');
      if (left < length && lines.length > 0) break;
      left -= length;
      lines.push(order);
    }
    return [{ index, lines }];
  });
}

/** Skill groups and their keywords, those the posting names first; `first` lists these. */
export function proposeSkills(resume: JsonResume, asked: Asked): { skills: Arranged; first: string[] } {
  const groups = resume.skills.map(({ keywords }, index) => {
    const order = keywords.map((keyword, place) => ({ keyword, place, asked: asked.names(keyword) }));
    const sorted = order.toSorted((a, b) => Number(b.asked) - Number(a.asked) || a.place - b.place);
    return {
      index,
      lines: sorted.map(({ place }) => place),
      named: sorted.filter((one) => one.asked).map(({ keyword }) => keyword),
    };
  });
  const skills = groups
    .toSorted((a, b) => b.named.length - a.named.length || a.index - b.index)
    .map(({ index, lines }) => ({ index, lines }));
  return { skills, first: groups.flatMap(({ named }) => named) };
}

/** The first `most` projects, each with its three most relevant highlights. */
export const proposeProjects = (resume: JsonResume, asked: Asked, most: number): Arranged =>
  resume.projects
    .slice(0, most)
    .map(({ highlights }, index) => ({ index, lines: ranked(highlights, asked).slice(0, 3) }));

/** The first `most` entries of a list, whole. */
export const proposeFirst = (list: readonly object[], most: number): Arranged =>
  list.slice(0, most).map((_, index) => ({ index, lines: [] }));
