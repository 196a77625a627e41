import { HUMAN_LANGUAGES } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { awardsListed } from './awards.ts';
import { isPlausibleSkill } from './plausible-skill.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { volunteeringListed } from './volunteering.ts';
import { CERTIFICATE, DENIAL, LISTS } from './words.data.ts';

const LANGUAGES =
  /(?<!\p{L})(?:i (?:can |also )*speak|^speaks?|^parle|i(?:['’]m| am) (?:fluent|bilingual|trilingual) in|fluent in|bilingual(?: in)?|trilingual(?: in)?|je parle(?: aussi| également| bien)?|bilingue|trilingue)\s*[:(]?\s*(.+)$/iu;
const SKILLS =
  /(?:(?<!\p{L})i (?:know|can use|use|am (?:good|skilled|experienced) (?:at|in|with))|(?<!\p{L})(?:expert|experienced|skilled|proficient|good|specialized) (?:in|at|with)|(?<!\p{L})je (?:connais|maîtrise|sais (?:faire|utiliser))|(?<!\p{L})(?:i can|je sais)(?=\s+(?:read|operate|weld|fix|repair|install|cook|bake|sew|type|program|code|build|design|translate|paint|frame|solder|troubleshoot|lire|opérer|souder|réparer|installer|cuisiner|coudre|programmer|coder|traduire|peindre)(?!\p{L})))\s+(.+)$/iu;
const HELD =
  /(?<!\p{L})(?:i(?:['’]m| am)\s+(?:a\s+)?(?:certified|licensed) (?:in|as|for)|i(?:['’]ve)? (?:also )?(?:have|hold|got|earned)|with|^(?:i\s+)?(?:got|have|completed|earned|obtained|passed|hold)(?=\s+(?:my|the|an?)\s)|j['’]ai|je (?:détiens|possède))\s+(.+)$/iu;
const ADD = String.raw`^(?:(?:please|also|and)\s+)*(?:add|put|include|list|ajoute[rz]?)\s+`;
const ADD_ONE = new RegExp(
  String.raw`${ADD}(?:an?\s+|another\s+|my\s+|the\s+|une?\s+|le\s+|mon\s+|ma\s+)?(${LISTS})\s*(?:[:,]|-\s|called)\s*(.+)$`,
  'iu',
);
const TO_LIST = new RegExp(
  String.raw`${ADD}(.+?)\s+(?:to|in|under|among|à|aux|dans)\s+(?:the |my |mes |les |ma )?(${LISTS})(?:\s+section)?(?:[.!]*$|,?\s+(?:and|et)\s+(?:that\s+|que\s+|qu['’])?(.*)$)`,
  'iu',
);

/** What is listed in a text: parts between commas, "and" and "et", without their articles. */
export const listOf = (text: string): string[] =>
  text
    .replace(/[.!\s]+$/, '')
    .split(/,|;|\/(?=\s|\p{Lu}\p{Ll})|\s(?:and|et|&|\+)\s/u)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and\s+|et\s+)?(?:(?:an?|the|my|un|une|des|les|le|la|mon|ma|mes)\s+|l['’]\s*)/i, ''),
    )
    .filter((part) => /[\p{L}\d]/u.test(part) && part.length <= 60 && !DENIAL.test(fold(part)));

const isLanguage = (text: string): boolean =>
  HUMAN_LANGUAGES.has(fold(text.replace(/\s*\(.*$/, '')).replace(/[^a-z]/g, ''));

/** How well a language is spoken, before its name and behind it. */
const LEVEL = String.raw`[abc][12](?!\p{L})|fluent|native|basic|some|good|conversational|intermediate|advanced|beginner|excellent|working|a (?:bit|little)|un peu|bon(?:ne)?|couramment|courant|natif|intermédiaire|débutant|avancé|bilingue|langue maternelle`;
const LEVEL_FIRST = new RegExp(String.raw`^(${LEVEL})\s+(?:(?:of|de|en|in)\s+|d['’])?`, 'iu');
const LEVEL_LAST = new RegExp(
  String.raw`\s+(?:[-–:]\s*)?(?:at an?\s+)?(${LEVEL})(?:\s+(?:level|niveau))?$`,
  'iu',
);
const BRACKETED = /\s*\(([^()]+)\)?$/u;

/** Languages in a list, with how well they are spoken where it says so. */
export const languageFacts = (text: string): SaidFact[] =>
  listOf(text)
    .map((part) => part.replace(/\s+(?:fluently|too|also|as well|of course|aussi|également|bien sûr)$/i, ''))
    .map((part) => {
      const level = [BRACKETED, LEVEL_LAST, LEVEL_FIRST]
        .map((pattern) => pattern.exec(part))
        .find((found) => found !== null && isLanguage(part.replace(found[0], '')));
      const value = level === undefined || level === null ? part : part.replace(level[0], '');
      return { value: value.trim(), fluency: level?.[1] ?? '' };
    })
    .filter(({ value }) => isLanguage(value))
    .map(({ value, fluency }) => ({
      kind: 'language',
      value,
      ...(fluency === ''
        ? {}
        : { fluency: /^[abc][12]$/i.test(fluency) ? fluency.toUpperCase() : fluency.toLowerCase() }),
    }));

/** "My French is now B1", "mon anglais est au niveau C1": a language and how well it is spoken. */
const MINE =
  /^(?:my|mon)\s+(\p{L}+)\s+(?:is|est)\s+(?:now\s+|still\s+|maintenant\s+|rendu\s+|at\s+|au\s+|de\s+|an?\s+|niveau\s+|level\s+)*([\p{L}\d ]{2,20}?)(?:\s+(?:level|niveau|now|maintenant))*[.!]*$/iu;

function ownLanguage(clause: string): SaidFact[] {
  const [, language = '', level = ''] = MINE.exec(clause.trim()) ?? [];
  return language === '' ? [] : languageFacts(`${language} ${level}`).filter((fact) => 'fluency' in fact);
}

export const skillFacts = (items: readonly string[]): SaidFact[] =>
  items.filter(isPlausibleSkill).map((value) => ({ kind: 'skill', value: capital(value) }));

export const certificateFacts = (items: readonly string[]): SaidFact[] =>
  items
    .filter((value) => /\p{L}{2}/u.test(value) && !/^(?:class(?:e)?\s)?(?:19|20)\d\d$/iu.test(value))
    .map((value) => ({ kind: 'certificate', value: capital(value) }));

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

const MEMBER =
  /(?<!\p{L})((?:member of|registered with|membre (?=d)|inscrite? (?=à|au))\s*(?:the\s+|d[eu]\s*(?:la\s+|l['’])?|à\s+(?:la\s+|l['’])|au\s+)?(?:\p{Lu}{3,7}(?!\p{L})|(?:College|Order|Ordre|Collège|Law Society|Barreau)(?:\s+(?:of|the|des|de|du|d['’])?\s*[\p{L}'’-]+){1,6}))/u;

/** The order or college of a profession that a sentence says its writer belongs to. */
export const membershipIn = (sentence: string): SaidFact[] =>
  certificateFacts([MEMBER.exec(sentence)?.[1] ?? ''].filter((value) => value !== ''));

/** Languages, certificates or skills that a clause lists. */
export function listsIn(clause: string): SaidFact[] {
  const spoken = LANGUAGES.exec(clause);
  const all = /fluent in/i.test(spoken?.[0] ?? '') ? { fluency: 'fluent' } : {};
  const languages = languageFacts(spoken?.[1] ?? '').map((fact) => ({ ...all, ...fact }));
  const found = languages.length > 0 ? languages : ownLanguage(clause);
  if (found.length > 0) return found;
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

/** The facts that a list of a named kind holds ("skills", "langues", "projects", "bénévolat", "awards"). */
export function factsOf(list: string, items: string): SaidFact[] {
  const name = fold(list);
  if (/^(?:language|langues)/.test(name)) return languageFacts(items);
  if (/^(?:proje)/.test(name)) return projectFacts(items);
  if (/^(?:volunt|benev)/.test(name)) return volunteeringListed(items);
  if (/^(?:award|hono|prix|distinction|bourse)/.test(name)) return awardsListed(items);
  if (/^(?:certif|licen|permis)/.test(name)) return certificateFacts(listOf(items));
  return skillFacts(listOf(items));
}

/** What a sentence lists among skills and is not taken for one. */
export const unclearSkills = (sentence: string): string[] =>
  listOf(skillWords(sentence)).filter((value) => !isPlausibleSkill(value));
