import type { MasterProfile } from '#contract/career/facts.ts';
import { fold, terms } from '#engines/text/index.ts';

/** Something in a list of the profile, with the path of the list and how it reads. */
interface Listed {
  list: unknown[];
  path: string;
  index: number;
  text: string;
}

const listed = <Entry>(list: Entry[], path: string, text: (entry: Entry) => string): Listed[] =>
  list.map((entry, index) => ({ list, path, index, text: text(entry) }));

function linesOf({ work, projects }: MasterProfile['resume']): Listed[] {
  return [
    ...work.flatMap(({ highlights }, index) => listed(highlights, `/work/${index}/highlights`, String)),
    ...projects.flatMap(({ highlights }, index) =>
      listed(highlights, `/projects/${index}/highlights`, String),
    ),
  ];
}

function entriesOf(resume: MasterProfile['resume']): Listed[] {
  return [
    ...resume.skills.flatMap(({ keywords }, index) => listed(keywords, `/skills/${index}/keywords`, String)),
    ...listed(resume.languages, '/languages', ({ language }) => language),
    ...listed(resume.certificates, '/certificates', ({ name }) => name),
    ...listed(resume.awards, '/awards', ({ title }) => title),
    ...listed(resume.projects, '/projects', ({ name }) => name),
    ...listed(resume.volunteer, '/volunteer', ({ organization, position }) => `${position} ${organization}`),
    ...listed(resume.work, '/work', ({ position, name }) => `${position} ${name}`),
    ...listed(
      resume.education,
      '/education',
      ({ studyType, area, institution }) => `${studyType} ${area} ${institution}`,
    ),
  ];
}

function remove(master: MasterProfile, { list, path, index }: Listed): void {
  list.splice(index, 1);
  // What stood behind it moves up, and its facts with it.
  master.facts = master.facts.flatMap((fact) => {
    if (!fact.path.startsWith(`${path}/`)) return [fact];
    const [place = '', ...rest] = fact.path.slice(path.length + 1).split('/');
    const order = Number(place);
    if (order === index) return [];
    return order < index ? [fact] : [{ ...fact, path: [path, order - 1, ...rest].join('/') }];
  });
}

/**
 * Takes out of a profile what some words name: an entry that is called so, else the one line or entry that speaks of it.
 * Gives how many were meant; with more than one, nothing goes.
 */
export function leaveOut(master: MasterProfile, words: string): number {
  const wanted = terms(words);
  const isSame = ({ text }: Listed) => fold(text).trim() === fold(words).trim();
  const speaks = ({ text }: Listed) => {
    const own = new Set(terms(text));
    return wanted.length > 0 && wanted.every((term) => own.has(term));
  };
  const entries = entriesOf(master.resume);
  const whole = entries.filter(isSame);
  if (whole.length > 0) {
    for (const one of whole.toReversed()) remove(master, one);
    return 1;
  }
  const named = [...linesOf(master.resume), ...entries].filter(speaks);
  const [only] = named;
  if (only !== undefined && named.length === 1) remove(master, only);
  return named.length;
}
