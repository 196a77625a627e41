import { isPlausibleSkill } from './plausible-skill.ts';
import { CERTIFICATE, DEGREE, LANGUAGES, SKILLS } from './statements.data.ts';

/** One thing a person states of themselves, in their own words. */
export type SaidFact =
  | { kind: 'name' | 'email' | 'phone' | 'place' | 'summary' | 'telling'; value: string }
  | { kind: 'certificate' | 'skill' | 'language'; value: string }
  | { kind: 'job'; position: string; name: string; startDate: string; endDate: string }
  | { kind: 'study'; studyType: string; area: string; institution: string; endDate: string };

const listOf = (text: string): string[] =>
  text
    .replace(/[.!]+$/, '')
    .split(/,|;|\s(?:and|et|&)\s/)
    .map((part) => part.trim().replace(/^(?:an?|the|my|un|une|des|les|le|la|l['’])\s+/i, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && part.length <= 60);

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Languages, certificates or skills that a sentence lists. */
export function listsIn(sentence: string): SaidFact[] {
  const languages = LANGUAGES.exec(sentence)?.[1];
  if (languages !== undefined)
    return listOf(languages).map((value) => ({
      kind: 'language',
      value: value.replace(/\s+fluently$/i, ''),
    }));
  const certificates = CERTIFICATE.exec(sentence)?.[1];
  if (certificates !== undefined && !DEGREE.test(certificates))
    return listOf(certificates).map((value) => ({ kind: 'certificate', value: capital(value) }));
  return skillsIn(sentence)
    .filter(isPlausibleSkill)
    .map((value) => ({ kind: 'skill', value: capital(value) }));
}

const skillsIn = (sentence: string): string[] => listOf(SKILLS.exec(sentence)?.[1] ?? '');

/** What a sentence lists among skills and is not taken for one. */
export const unclearSkills = (sentence: string): string[] =>
  skillsIn(sentence).filter((value) => !isPlausibleSkill(value));
