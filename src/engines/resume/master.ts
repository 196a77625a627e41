import { masterProfile } from '#contract/career/facts.ts';
import type { Fact, JsonResume, MasterProfile } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';
import { emptyResume, factId } from './reading/index.ts';

/** Something the person typed: `path` is a JSON pointer, `at` ISO 8601 in UTC, `where` the screen ("onboarding"). */
export interface Said {
  path: string;
  value: string;
  at: string;
  where: string;
}

/** A master profile about which nothing is known. */
export function emptyMaster(): MasterProfile {
  return { resume: emptyResume(), facts: [], unused: [] };
}

type Added = (path: string, value: string) => void;

const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

const listOf = (value: string): string[] =>
  value
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Adds each item of comma text to a list of the resume unless it is there; false when the path is no such list. */
function addToList(resume: JsonResume, said: Said, added: Added): boolean {
  for (const item of listOf(said.value)) {
    if (said.path === '/skills') {
      if (resume.skills.some(({ keywords }) => keywords.some((keyword) => same(keyword, item)))) continue;
      let group = resume.skills.findIndex(({ name }) => name === '');
      if (group === -1) group = resume.skills.push({ name: '', keywords: [] }) - 1;
      const keywords = resume.skills[group]?.keywords ?? [];
      added(`/skills/${group}/keywords/${keywords.push(item) - 1}`, item);
    } else if (said.path === '/languages') {
      if (resume.languages.some(({ language }) => same(language, item))) continue;
      added(`/languages/${resume.languages.push({ language: item, fluency: '' }) - 1}/language`, item);
    } else if (said.path === '/certificates') {
      if (resume.certificates.some(({ name }) => same(name, item))) continue;
      added(`/certificates/${resume.certificates.push({ name: item, issuer: '', date: '' }) - 1}/name`, item);
    } else return false;
  }
  return true;
}

/** Writes a text of the resume in place; false when the path leads to no text. */
function setText(resume: JsonResume, path: string, value: string): boolean {
  const steps = path.split('/').slice(1);
  const last = steps.pop();
  // A JSON document: every step is an own property of a plain object or array.
  let at: unknown = resume;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return false;
    at = Reflect.get(at, step);
  }
  if (last === undefined || typeof at !== 'object' || at === null || !Object.hasOwn(at, last)) return false;
  return typeof Reflect.get(at, last) === 'string' && Reflect.set(at, last, value);
}

/**
 * The master profile with what the person said: `/skills`, `/languages` and `/certificates` take comma text and add
 * what is not there yet; any other path must lead to a text, which their word replaces. Paths that lead nowhere and
 * empty values change nothing. The given profile stays as it is.
 */
export function mergePerson(master: MasterProfile, said: readonly Said[]): MasterProfile {
  const merged: MasterProfile = masterProfile.parse(master);
  for (const one of said) {
    const source = { kind: 'person', at: one.at, where: one.where } as const;
    const added: Added = (path, value) => {
      const fact: Fact = { id: factId(path, value), path, value, source };
      merged.facts = [...merged.facts.filter((known) => known.path !== path), fact];
    };
    const value = one.value.trim();
    if (value === '' || addToList(merged.resume, one, added)) continue;
    const known = merged.facts.find(({ path }) => path === one.path);
    if (known !== undefined && same(known.value, value)) continue;
    if (setText(merged.resume, one.path, value)) added(one.path, value);
  }
  return merged;
}
