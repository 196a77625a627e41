import { ENGLISH_ACTIONS, ENGLISH_HEADS, ENGLISH_RANKS, FRENCH_ACTIONS, FRENCH_RANKS } from './verbs.data.ts';
import { fold, lowerFirst } from './people.ts';

/** A verb in the forms that resumes use. */
export interface Verb {
  base: string;
  past: string;
  gerund: string;
  noun: string;
}

export const gerundOf = (base: string): string =>
  /^[^aeiou]*[aeiou][bdgmnprt]$|^program$/.test(base)
    ? `${base}${base.at(-1) ?? ''}ing`
    : `${base.replace(/(?<![eoy])e$/, '')}ing`;

const english = (text: string): Verb[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [base = '', past = '', noun = ''] = line.split(' ');
      return { base, past, gerund: gerundOf(base), noun };
    });

/** French forms: infinitive as base, participle as past, present, imperfect, noun. */
export interface FrenchVerb {
  infinitive: string;
  participle: string;
  present: string;
  imperfect: string;
  noun: string;
}

const french = (text: string): FrenchVerb[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [root = '', noun = ''] = line.split(' ');
      const soft = root.replace(/g$/, 'ge').replace(/c$/, 'ç');
      const present = `${root.replace(/é(?=[rd]$)/, 'è').replace(/^achet$/, 'achèt')}e`;
      return {
        infinitive: `${root}er`,
        participle: `${root}é`,
        present,
        imperfect: `${soft}ait`,
        noun,
      };
    });

export const ACTIONS = english(ENGLISH_ACTIONS);
export const RANKS = english(ENGLISH_RANKS);
export const FRENCH = { actions: french(FRENCH_ACTIONS), ranks: french(FRENCH_RANKS) };

const heads = new Map<string, { verb: { base: string; past: string }; form: 'base' | 'past' }>();
for (const pair of ENGLISH_HEADS.trim().split(/[\n|]/)) {
  const [base = '', past = ''] = pair.split(' ');
  heads.set(base, { verb: { base, past }, form: 'base' });
  heads.set(past, { verb: { base, past }, form: past === base ? 'base' : 'past' });
}

/** How a sentence begins: its verb's form and what follows. */
export interface Head {
  form: 'base' | 'past' | 'participle' | 'perfect' | 'present' | 'imperfect';
  verb: string;
  /** Of English verbs that are known, the base and the past. */
  known?: { base: string; past: string };
  rest: string;
}

/** What follows a verb that has an object. */
const OBJECT =
  /^(?:an?|the|about|our|\d[\d,. ]*|up to|two|three|four|five|six|seven|eight|nine|ten|twelve|all|new|[\p{L}-]+s)\s/u;
const FRENCH_OBJECT =
  /^(?:une?|la|le|les|l['’]|des|environ|jusqu['’]|\d[\d\s]*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?:\s|(?<=['’]))/;

/** The verb at the head of a sentence with an object after it; null where another word or construction stands there. */
export function headOf(text: string, language: 'en' | 'fr'): Head | null {
  const [, first = '', rest = ''] = /^([\p{L}-]+) (.*)$/u.exec(text) ?? [];
  const verb = lowerFirst(first);
  if (language === 'en') {
    const known = heads.get(verb);
    if (known === undefined && !/[^e]ed$/.test(verb)) return null;
    if (!OBJECT.test(rest)) return null;
    return known === undefined
      ? { form: 'past', verb, rest }
      : { form: known.form, verb, known: known.verb, rest };
  }
  const [, participle = '', after = ''] = /^([\p{L}]+(?:é|i|it|u|is))\s(.*)$/u.exec(rest) ?? [];
  if (verb === 'a' && participle !== '' && FRENCH_OBJECT.test(after))
    return { form: 'perfect', verb: participle, rest: after };
  if (!FRENCH_OBJECT.test(rest)) return null;
  if (verb.endsWith('é')) return { form: 'participle', verb, rest };
  if (verb.endsWith('ait') && fold(verb) !== 'fait') return { form: 'imperfect', verb, rest };
  if (/(?:[^aeiouéè]e|[iu]e)$/.test(verb) && !/(?:tion|age|ure|ance|esse|ère)$/.test(verb))
    return { form: 'present', verb, rest };
  return null;
}

/** "De" before an object, with its article drawn into it. */
export const ofFrench = (object: string): string =>
  `de ${object}`
    .replace(/^de (les|des) /, (_, word: string) => (word === 'les' ? 'des ' : 'de '))
    .replace(/^de le /, 'du ')
    .replace(/^de (?=[aeiouyéèêhœ])/i, 'd’');
