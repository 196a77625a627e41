import { masterProfile } from '#contract/career/facts.ts';
import type { MasterProfile } from '#contract/career/facts.ts';
import { factId } from './reading/index.ts';
import { fold } from '#engines/text/index.ts';

type Moved = (from: string, to: string) => void;

const folded = (text: string): string => fold(text).trim();

/** Adds what a list does not have; an entry without the words that make it one is left out. */
function addEntries<Entry>(
  name: string,
  lists: { own: Entry[]; theirs: readonly Entry[] },
  words: (entry: Entry) => string[],
  moved: Moved,
): void {
  const keyOf = (entry: Entry) => words(entry).map(folded).join('|');
  const known = new Set(lists.own.map(keyOf));
  for (const [index, entry] of lists.theirs.entries()) {
    const key = keyOf(entry);
    if (known.has(key) || key.replaceAll('|', '').trim() === '') continue;
    known.add(key);
    moved(`/${name}/${index}`, `/${name}/${lists.own.push(entry) - 1}`);
  }
}

interface Dated {
  startDate: string;
  endDate: string;
}

/** As `addEntries`; an entry that both have takes the other's dates where it has none. */
function addDated<Entry extends Dated>(
  name: string,
  lists: { own: Entry[]; theirs: readonly Entry[] },
  words: (entry: Entry) => string[],
  moved: Moved,
): void {
  const keyOf = (entry: Entry) => words(entry).map(folded).join('|');
  for (const [index, entry] of lists.theirs.entries()) {
    const place = lists.own.findIndex((one) => keyOf(one) === keyOf(entry));
    const own = lists.own[place];
    if (own === undefined || keyOf(own).replaceAll('|', '').trim() === '') continue;
    if (own.startDate !== '' || own.endDate !== '') continue;
    for (const date of ['startDate', 'endDate'] as const) {
      own[date] = entry[date];
      moved(`/${name}/${index}/${date}`, `/${name}/${place}/${date}`);
    }
  }
  addEntries(name, lists, words, moved);
}

/**
 * What a resume says, with what another source adds: entries the resume does not have, dates of entries it gives none for, skills
 * it does not name, and the head and summary where it has none. What the resume says itself is never changed. Facts move with
 * their values.
 */
export function mergeMaster(read: MasterProfile, more: MasterProfile): MasterProfile {
  const merged: MasterProfile = masterProfile.parse(read);
  const moved: Moved = (from, to) => {
    for (const fact of more.facts) {
      if (fact.path !== from && !fact.path.startsWith(`${from}/`)) continue;
      const path = `${to}${fact.path.slice(from.length)}`;
      merged.facts.push({ ...fact, id: factId(path, fact.value), path });
    }
  };
  for (const field of ['label', 'summary'] as const) {
    if (merged.resume.basics[field] !== '' || more.resume.basics[field] === '') continue;
    merged.resume.basics[field] = more.resume.basics[field];
    moved(`/basics/${field}`, `/basics/${field}`);
  }
  const [own, theirs] = [merged.resume, more.resume];
  addDated('work', { own: own.work, theirs: theirs.work }, ({ name, position }) => [name, position], moved);
  addDated(
    'education',
    { own: own.education, theirs: theirs.education },
    ({ institution, studyType, area }) => [institution, `${studyType} ${area}`],
    moved,
  );
  addDated(
    'volunteer',
    { own: own.volunteer, theirs: theirs.volunteer },
    ({ organization, position }) => [organization, position],
    moved,
  );
  addEntries(
    'languages',
    { own: own.languages, theirs: theirs.languages },
    ({ language }) => [language],
    moved,
  );
  addEntries(
    'certificates',
    { own: own.certificates, theirs: theirs.certificates },
    ({ name }) => [name],
    moved,
  );
  addSkills(merged, more, moved);
  return merged;
}

function addSkills(
  merged: MasterProfile,
  more: MasterProfile,
  moved: (from: string, to: string) => void,
): void {
  const { skills } = merged.resume;
  const known = new Set(skills.flatMap(({ keywords }) => keywords.map(folded)));
  for (const [group, { keywords }] of more.resume.skills.entries())
    for (const [index, keyword] of keywords.entries()) {
      if (known.has(folded(keyword))) continue;
      known.add(folded(keyword));
      let place = skills.findIndex(({ name }) => name === '');
      if (place === -1) place = skills.push({ name: '', keywords: [] }) - 1;
      const own = skills[place]?.keywords ?? [];
      moved(`/skills/${group}/keywords/${index}`, `/skills/${place}/keywords/${own.push(keyword) - 1}`);
    }
}
