import { masterProfile } from '#contract/career/facts.ts';
import type { Fact, JsonResume, MasterProfile, SourceLine } from '#contract/career/facts.ts';
import { emptyMaster, readResume, standardTerm } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { addWork } from './add-work.ts';
import { isTextOf, linesAsSeen } from './text-lines.ts';

const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

/** A language under one name, in whichever language it is written. */
const languageNamed = (language: string): string => standardTerm('language', language, 'en') ?? language;

const KEYS: {
  [List in 'education' | 'languages' | 'certificates' | 'projects' | 'volunteer' | 'awards']: (
    entry: JsonResume[List][number],
  ) => string;
} = {
  education: (study) => `${study.studyType} ${study.area} ${study.institution}`,
  languages: ({ language }) => languageNamed(language),
  certificates: ({ name }) => name,
  projects: ({ name }) => name,
  volunteer: (role) => `${role.position} ${role.organization}`,
  awards: ({ title }) => title,
};

/** Facts below one path of a profile, as they stand below another. */
const moved = (facts: readonly Fact[], from: string, to: string): Fact[] =>
  facts
    .filter(({ path }) => path.startsWith(`${from}/`) || path === from)
    .map((fact) => ({ ...fact, path: `${to}${fact.path.slice(from.length)}` }));

function addList(into: MasterProfile, from: MasterProfile, list: keyof typeof KEYS): void {
  // One list of the schema at a time: key and entries are of the same list, which the type of a union cannot say.
  const key = KEYS[list] as (entry: unknown) => string;
  const [mine, theirs]: [unknown[], unknown[]] = [into.resume[list], from.resume[list]];
  theirs.forEach((entry, index) => {
    if (mine.some((known) => same(key(known), key(entry)))) return;
    into.facts.push(...moved(from.facts, `/${list}/${index}`, `/${list}/${mine.length}`));
    mine.push(entry);
  });
}

/** How well a language is spoken, as it was said last. */
function addLevels(into: MasterProfile, from: MasterProfile): void {
  from.resume.languages.forEach(({ language, fluency }, order) => {
    const index = into.resume.languages.findIndex((one) =>
      same(languageNamed(one.language), languageNamed(language)),
    );
    const known = into.resume.languages[index];
    if (fluency === '' || known === undefined) return;
    const path = `/languages/${index}/fluency`;
    known.fluency = fluency;
    into.facts = [
      ...into.facts.filter((fact) => fact.path !== path),
      ...moved(from.facts, `/languages/${order}/fluency`, path),
    ];
  });
}

function addBasics(into: MasterProfile, from: MasterProfile): void {
  const [mine, theirs] = [into.resume.basics, from.resume.basics];
  const take = (path: string) => {
    into.facts = [...into.facts.filter((fact) => fact.path !== path), ...moved(from.facts, path, path)];
  };
  for (const key of ['name', 'label', 'email', 'phone', 'url', 'summary'] as const) {
    if (theirs[key] === '') continue;
    mine[key] = theirs[key];
    take(`/basics/${key}`);
  }
  if (theirs.location.city !== '' || theirs.location.region !== '') {
    mine.location = theirs.location;
    for (const key of Object.keys(theirs.location)) take(`/basics/location/${key}`);
  }
  theirs.profiles.forEach((profile, index) => {
    if (mine.profiles.some(({ url }) => same(url, profile.url))) return;
    into.facts.push(
      ...moved(from.facts, `/basics/profiles/${index}`, `/basics/profiles/${mine.profiles.length}`),
    );
    mine.profiles.push(profile);
  });
}

function addSkills(into: MasterProfile, from: MasterProfile): void {
  const known = () => into.resume.skills.flatMap(({ keywords }) => keywords);
  from.resume.skills.forEach((group, index) => {
    const fresh = group.keywords
      .map((keyword, order) => ({ keyword, order }))
      .filter(({ keyword }) => !known().some((one) => same(one, keyword)));
    if (fresh.length === 0) return;
    const place = into.resume.skills.length;
    into.facts.push(...moved(from.facts, `/skills/${index}/name`, `/skills/${place}/name`));
    fresh.forEach(({ order }, next) =>
      into.facts.push(
        ...moved(from.facts, `/skills/${index}/keywords/${order}`, `/skills/${place}/keywords/${next}`),
      ),
    );
    into.resume.skills.push({ name: group.name, keywords: fresh.map(({ keyword }) => keyword) });
  });
}

/** Two profiles as one: what `said` tells of the person takes the place of what was known, its entries come beside those there are. */
export function withSaid(known: MasterProfile, said: MasterProfile): MasterProfile {
  const into: MasterProfile = masterProfile.parse(known);
  addBasics(into, said);
  addWork(into, said);
  addLevels(into, said);
  for (const list of ['education', 'languages', 'certificates', 'projects', 'volunteer', 'awards'] as const)
    addList(into, said, list);
  addSkills(into, said);
  return into;
}

/** Whether two names share no word: then neither phone nor links of the one belong on a resume of the other. */
function isSomeoneElse(a: string, b: string): boolean {
  const words = new Set(fold(a).split(/\s+/));
  return (
    a !== '' &&
    b !== '' &&
    !fold(b)
      .split(/\s+/)
      .some((word) => words.has(word))
  );
}

/**
 * A pasted CV in place of the profile's work; who the person is and how to reach them stays known. `seen` are the lines of
 * the resume they uploaded last: when the text is that resume, it is known already, with what the person mended in it.
 */
export function withPasted(known: MasterProfile, text: string, seen: readonly SourceLine[]): MasterProfile {
  if (text === '' || isTextOf(text, seen)) return known;
  const pasted = readResume(linesAsSeen(text, seen), { id: 'prompt', name: 'your text' });
  const { basics } = isSomeoneElse(known.resume.basics.name, pasted.resume.basics.name)
    ? emptyMaster().resume
    : known.resume;
  const person: MasterProfile = {
    resume: {
      ...pasted.resume,
      basics: { ...basics, label: '', summary: '', profiles: [...basics.profiles] },
    },
    facts: [
      ...known.facts.filter(
        ({ path }) => path.startsWith('/basics/') && !/^\/basics\/(?:label|summary)/.test(path),
      ),
      ...pasted.facts.filter(({ path }) => !path.startsWith('/basics/')),
    ],
    unused: [],
  };
  return withSaid(person, { ...pasted, resume: { ...person.resume, basics: pasted.resume.basics } });
}
