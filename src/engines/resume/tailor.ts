import type { JsonResume, MasterProfile, TailoredResume } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { fold } from '#engines/text/index.ts';
import { askedBy } from './asked.ts';
import type { Asked } from './asked.ts';
import { jobsLatestFirst } from './years.ts';

/** Printed lines that two pages hold beside the contact block, and characters a line holds. */
const PAGE_LINES = 92;
const LINE_CHARACTERS = 95;
const HIGHLIGHTS_BY_RANK = [6, 5, 4, 3] as const;
const HIGHLIGHTS_LATER = 2;

const linesOf = (text: string): number => (text === '' ? 0 : Math.ceil(text.length / LINE_CHARACTERS));

/** Values chosen from the master profile, with the paths they stand at there. */
class Choice {
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

function chooseWork(resume: JsonResume, asked: Asked, choice: Choice, room: number): JsonResume['work'] {
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

function chooseSkills(
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

/** The title under the name: the CV's own, or a post the person held. A post only wished for would read as one held. */
function heldLabel({ resume, facts }: MasterProfile): string {
  const { label } = resume.basics;
  const isOwn = facts.some(({ path, source }) => path === '/basics/label' && source.kind === 'file');
  return isOwn || resume.work.some(({ position }) => fold(position) === fold(label)) ? label : '';
}

function takeBasics(master: MasterProfile, choice: Choice): JsonResume['basics'] {
  const basics = { ...master.resume.basics, label: heldLabel(master) };
  choice.take('/basics', basics);
  choice.take('/basics/location', basics.location);
  basics.profiles.forEach((profile, index) => choice.take(`/basics/profiles/${index}`, profile));
  return basics;
}

function chooseProjects(
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

function noteOf(company: string, first: readonly string[], highlights: boolean): string {
  const named = first.slice(0, 3);
  const employer = company.trim() === '' ? 'The posting' : company.trim();
  if (named.length > 0) {
    const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
    return `I put ${list} first among your skills because ${employer} names ${named.length === 1 ? 'it' : 'them'} in the posting.`;
  }
  return highlights
    ? `I put the parts of your work closest to this posting first in each job; your skills keep your order.`
    : `I kept your own order: nothing in your profile uses the words of this posting.`;
}

const entriesWith = <T extends object>(list: readonly T[], path: string, choice: Choice): T[] =>
  list.map((entry, index) => choice.take(`${path}/${index}`, entry));

/**
 * A CV for one posting made only of the master profile's values: jobs latest first, in each the highlights that answer
 * the posting best, skills it names first, cut to about two pages. Nothing is reworded; `language` is for headings.
 */
export function tailorResume(master: MasterProfile, posting: Posting): TailoredResume {
  const { resume } = master;
  const asked = askedBy(posting);
  const choice = new Choice();
  const { skills, first } = chooseSkills(resume, asked, choice);
  const crowded = resume.work.length > 4;
  const others = {
    education: entriesWith(resume.education, '/education', choice),
    languages: entriesWith(resume.languages, '/languages', choice),
    certificates: entriesWith(resume.certificates, '/certificates', choice),
    projects: chooseProjects(resume, asked, choice, crowded ? 2 : 4),
    volunteer: entriesWith(resume.volunteer.slice(0, crowded ? 2 : 4), '/volunteer', choice),
    awards: entriesWith(resume.awards.slice(0, 5), '/awards', choice),
  };
  const fixed =
    linesOf(resume.basics.summary) +
    skills.reduce((sum, { keywords }) => sum + linesOf(keywords.join(', ')), 0) +
    2 * (others.education.length + others.volunteer.length) +
    others.projects.reduce((sum, { highlights }) => sum + 2 + highlights.length, 0) +
    others.languages.length +
    others.certificates.length +
    others.awards.length;
  const work = chooseWork(resume, asked, choice, Math.max(20, PAGE_LINES - fixed));
  const basics = takeBasics(master, choice);
  const chosen = new Set(choice.paths);
  const ranked = asked.rank(resume.work.flatMap(({ highlights }) => highlights)).some((score) => score > 0);
  return {
    resume: { basics, work, skills, ...others },
    fact_ids: master.facts.filter(({ path }) => chosen.has(path)).map(({ id }) => id),
    language: posting.language,
    note: noteOf(posting.company, first, ranked),
  };
}
