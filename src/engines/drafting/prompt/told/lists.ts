import { HUMAN_LANGUAGES } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { isPlausibleSkill } from './plausible-skill.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { CERTIFICATE } from './words.data.ts';

const LANGUAGES =
  /(?<!\p{L})(?:i (?:can |also )*speak|i(?:['’]m| am) (?:fluent|bilingual|trilingual) in|fluent in|bilingual(?: in)?|trilingual(?: in)?|je parle(?: aussi| également)?|bilingue|trilingue)\s*[:(]?\s*(.+)$/iu;
const SKILLS =
  /(?:(?<!\p{L})i (?:know|can use|use|am (?:good|skilled|experienced) (?:at|in|with))|(?<!\p{L})(?:expert|experienced|skilled|proficient|good|specialized) (?:in|at|with)|(?<!\p{L})je (?:connais|maîtrise))\s+(.+)$/iu;
const HELD =
  /(?<!\p{L})(?:i(?:['’]m| am)\s+(?:a\s+)?(?:certified|licensed) (?:in|as|for)|i(?:['’]ve)? (?:also )?(?:have|hold|got|earned)|with|j['’]ai|je (?:détiens|possède))\s+(.+)$/iu;
const ADD_ONE =
  /^(?:please\s+|also\s+|and\s+)*(?:add|put|include|list|ajoute[rz]?)\s+(?:an?\s+|another\s+|my\s+|the\s+|un\s+|une\s+|le\s+|mon\s+|ma\s+)?(skills?|languages?|langues?|certifications?|certificates?|licen[cs]es?|certificats?|projects?|projets?|compétences?)\s*(?:[:,]|-\s|called)\s*(.+)$/iu;
const TO_LIST =
  /^(?:please\s+|also\s+|and\s+)*(?:add|put|include|list|ajoute[rz]?)\s+(.+?)\s+(?:to|in|under|among|à|aux|dans)\s+(?:the |my |mes |les |ma )?(skills?|tools|compétences|languages?|langues|certifications?|certificates?|licen[cs]es?|certificats|projects?|projets?)(?:\s+section)?(?:[.!]*$|,?\s+(?:and|et)\s+(?:that\s+|que\s+|qu['’])?(.*)$)/iu;

/** What is listed in a text: parts between commas, "and" and "et", without their articles. */
export const listOf = (text: string): string[] =>
  text
    .replace(/[.!\s]+$/, '')
    .split(/,|;|\/(?=\s|\p{Lu}\p{Ll})|\s(?:and|et|&)\s/u)
    .map((part) => part.trim().replace(/^(?:and\s+|et\s+)?(?:an?|the|my|un|une|des|les|le|la|l['’])\s+/i, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && part.length <= 60);

const isLanguage = (text: string): boolean =>
  HUMAN_LANGUAGES.has(fold(text.replace(/\s*\(.*$/, '')).replace(/[^a-z]/g, ''));

/** Languages in a list, with how well they are spoken where it says so in brackets. */
export const languageFacts = (text: string): SaidFact[] =>
  listOf(text)
    .map((part) =>
      part.replace(/^(?:fluent|native|basic|some|good)\s+/i, '').replace(/\s+(?:fluently|couramment)$/i, ''),
    )
    .filter(isLanguage)
    .map((part) => {
      const [, value = part, fluency = ''] = /^(.+?)\s*\(([^()]+)\)?$/.exec(part) ?? [];
      return { kind: 'language', value, ...(fluency === '' ? {} : { fluency }) };
    });

export const skillFacts = (items: readonly string[]): SaidFact[] =>
  items.filter(isPlausibleSkill).map((value) => ({ kind: 'skill', value: capital(value) }));

export const certificateFacts = (items: readonly string[]): SaidFact[] =>
  items.map((value) => ({ kind: 'certificate', value: capital(value) }));

/** Things made, one after another: "a chess engine in Rust, a bus tracker with 300 users". */
export const projectFacts = (text: string): SaidFact[] =>
  text
    .replace(/[.!\s]+$/, '')
    .split(/;|,\s+(?:and\s+|et\s+)?(?=(?:an?|the|une?|le|la)\s|\p{Lu})|\s+(?:and|et)\s+(?=(?:an?|une?)\s)/u)
    .map((part) => part.trim().replace(/^(?:an?|the|une?|le|la)\s+/i, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= 120)
    .map((value) => ({ kind: 'project', value: capital(value) }));

const heldIn = (clause: string): string => HELD.exec(clause)?.[1] ?? '';
const skillWords = (clause: string): string => SKILLS.exec(clause)?.[1] ?? '';

/** Languages, certificates or skills that a clause lists. */
export function listsIn(clause: string): SaidFact[] {
  const languages = languageFacts(LANGUAGES.exec(clause)?.[1] ?? '');
  if (languages.length > 0) return languages;
  const held = heldIn(clause);
  if (CERTIFICATE.test(held))
    return certificateFacts(listOf(held).filter((item) => !/^\d+ years?/.test(item)));
  return skillFacts(listOf(skillWords(clause)));
}

/** "Add Python and Docker to my skills": what goes into which list, and what is said behind it; null when it says neither. */
export function addedTo(sentence: string): { facts: SaidFact[]; rest: string } | null {
  const [, kind = '', named = ''] = ADD_ONE.exec(sentence) ?? [];
  if (kind !== '') return { facts: factsOf(kind, named), rest: '' };
  const [, items = '', list = '', rest = ''] = TO_LIST.exec(sentence) ?? [];
  return items === '' ? null : { facts: factsOf(list, items), rest };
}

/** Certificates in brackets behind a title: "electrician (Red Seal, 309A)". */
export function certificatesInBrackets(clause: string): SaidFact[] {
  const inside = /\(([^()]{2,80})\)/.exec(clause)?.[1] ?? '';
  return CERTIFICATE.test(inside) ? certificateFacts(listOf(inside)) : [];
}

/** The facts that a list of a named kind holds ("skills", "langues", "projects"). */
export function factsOf(list: string, items: string): SaidFact[] {
  const name = fold(list);
  if (/^(?:languages?|langues)/.test(name)) return languageFacts(items);
  if (/^(?:proje)/.test(name)) return projectFacts(items);
  if (/^(?:certif|licen|permis)/.test(name)) return certificateFacts(listOf(items));
  return skillFacts(listOf(items));
}

/** What a sentence lists among skills and is not taken for one. */
export const unclearSkills = (sentence: string): string[] =>
  listOf(skillWords(sentence)).filter((value) => !isPlausibleSkill(value));
