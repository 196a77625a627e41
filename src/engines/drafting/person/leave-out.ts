import type { MasterProfile } from '#contract/career/facts.ts';
import { terms } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';
import { kindNamed } from './entry-kinds.ts';

/** Something in a list of the profile, with the path of the list and how it reads. */
interface Listed {
  list: unknown[];
  path: string;
  index: number;
  text: string;
}

const listed = <Entry>(list: Entry[], path: string, text: (entry: Entry) => string): Listed[] =>
  list.map((entry, index) => ({ list, path, index, text: text(entry) }));

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

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
    ...listed(resume.certificates, '/certificates', ({ name, issuer }) => joined(name, issuer)),
    ...listed(resume.awards, '/awards', ({ title }) => title),
    ...listed(resume.projects, '/projects', ({ name }) => name),
    ...listed(resume.volunteer, '/volunteer', ({ organization, position }) => joined(position, organization)),
    ...listed(resume.work, '/work', ({ position, name }) => joined(position, name)),
    ...listed(resume.education, '/education', ({ studyType, area, institution }) =>
      joined(studyType, area, institution),
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

const speaksOf = (text: string, wanted: readonly string[]): boolean => {
  const own = new Set(terms(text));
  return wanted.every((term) => own.has(term));
};

/** The entries that are of a kind ("the diploma"): those that say so, else all that could be called it. */
function ofKind(entries: readonly Listed[], words: string): Listed[] {
  const named = kindNamed(words);
  if (named === null) return [];
  const wanted = terms(named.rest);
  const could = entries.filter(
    ({ path, text }) => named.lists.some((list) => path === `/${list}`) && speaksOf(text, wanted),
  );
  const says = could.filter(({ text }) => named.says.test(fold(text)));
  return says.length > 0 ? says : could;
}

/**
 * Takes out of a profile what some words name: an entry that is called so, else the one line or entry that speaks of it or
 * is of that kind ("the diploma"). Gives how those read that were meant; with more than one, nothing goes unless the words
 * say "both" or "all".
 */
export function leaveOut(master: MasterProfile, words: string): string[] {
  const [, all = '', name = words] =
    /^((?:all|both|every|tou(?:s|tes)|les deux)\s+(?:of\s+)?(?:the |my |les |mes )?)?(.+)$/iu.exec(words) ??
    [];
  const wanted = terms(name);
  const entries = entriesOf(master.resume);
  const whole = entries.filter(({ text }) => fold(text).trim() === fold(name).trim());
  const speaking = [...linesOf(master.resume), ...entries].filter(
    ({ text }) => wanted.length > 0 && speaksOf(text, wanted),
  );
  const kind = ofKind(entries, name);
  const named = whole.length > 0 ? whole : kind.length > 0 ? kind : speaking;
  // The same entry twice is one thing to the person.
  const isOne = new Set(named.map(({ text }) => fold(text))).size === 1;
  if (isOne && (whole.length > 0 || named.length === 1))
    for (const one of named.toReversed()) remove(master, one);
  else if (all !== '') for (const one of named.toReversed()) remove(master, one);
  else return named.map(({ text }) => text);
  return named.slice(0, 1).map(({ text }) => text);
}
