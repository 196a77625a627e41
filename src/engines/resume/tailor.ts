import type { JsonResume, MasterProfile, TailoredResume } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { fold } from '#engines/text/index.ts';
import { askedBy } from './asked.ts';
import { Choice, chooseProjects, chooseSkills, chooseWork, entriesWith, linesOf } from './choice.ts';

/** Printed lines that two pages hold beside the contact block. */
const PAGE_LINES = 92;

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
