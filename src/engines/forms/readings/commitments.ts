import { hasRequired } from './sentences/required-things.ts';
import { wordFor } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { daysOfWeek } from './week-days.ts';
import { COMMITMENTS } from './commitments.data.ts';

const SUM =
  /(?:(?:CA|US|C|CAD|USD|GBP|EUR)\s?)?[$£€]\s?\d[\d,. ]*k?(?:\s?(?:to|-|–|and|à)\s?[$£€]?\s?\d[\d,.]*\s?k?)?(?:\s?(?:CAD|USD|GBP|EUR))?(?:\s?(?:\/|an?|per)\s?(?:hour|hr|h|year|yr|month|week|annum)\b)?|\d[\d,. ]*(?:[$£€]|dollars|CAD|USD|GBP|EUR)(?:\s?(?:\/|de l['’]|par|per|an?)\s?(?:heure|h|an|année|mois|semaine|hour|hr|year)\b)?|(?:CAD|USD|GBP|EUR)\s?\d[\d,.]*\d|\d[\d,.]*\s?k\s?(?:\/|an?|per)\s?(?:year|yr|annum)\b/giu;

/** What makes a sum another one than the pay alone. */
const OTHER_SUM = wordFor('commitments: other sum');
/** That a sum is pay, by a word for it or by the time it is paid for. */
const PAY = wordFor('commitments: pay', /\/ ?(h|hr|yr|year|hour|an)\b/);
/** What one is told not to have to do. */
const SPARED = wordFor('commitments: spared');
const PER_HOUR = wordFor('commitments: per hour', /\/ ?hr?\b/);
const SHARE = /(\d{1,3})\s?(?:%|percent|per cent|pour ?cent)/gi;
const AWAY = wordFor('commitments: away');
const DAY = /\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:er)? \p{L}{3,} \d{4}/gu;
const BEGINS = wordFor('commitments: begins');
const YEARS = /\b(years?|yrs?|ans|annees?)\b/;
const LEAST = wordFor('commitments: least', 'i');
const OFFICE = wordFor('commitments: office');
/** Days that are spent at home, which are none at a place; the rest of them may be. */
const AT_HOME =
  /^(?!.*\b(no|nobody|not|never|cannot|aucun|pas|rest|remainder|reste)\b).*\b(from home|remote\w*|wfh|teletravail)\b/;
const PLACE = /\b(?:in|at|à)(?: the| our)? (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+)*)/u;

const FRENCH = wordFor('commitments: french', /[éèêàçôîû]/);

/** Citizens and permanent residents of a place, as two groups that somebody may belong to. */
const STATUSES =
  /(\p{L}[\p{L}.]+) citizens? (?:and|or) (?:lawful )?permanent residents?|citoyens? (\p{L}+) (?:et|ou) (?:les |des )?résidents? permanents?/iu;
const GROUPS = wordFor('commitments: groups');

/** A requirement without the words that call it one: "Minimum of 5 years of welding." */
const required = (statement: string, start: RegExp): string =>
  statement.replace(/[.:]\s*$/, '').replace(start, '');
const TO_LENGTH = {
  en: /^.*?at least\s(?=\d)|^.*?(?:minimum of|minimum|at least|must have)\s*/i,
  fr: /^.*?(?=\d|\b(?:deux|trois|quatre|cinq)\b)/i,
};

/** What stands in a statement to be accepted: which question asks for it, and what is put into that. Null where it states nothing of the kind. */
function statedIn(
  statement: string,
  asking: string,
  language: keyof typeof COMMITMENTS,
): readonly [keyof (typeof COMMITMENTS)['en'], string] | 'other' | null {
  const plain = fold(statement).replaceAll(/['’]/g, ' ');
  const sums = [...statement.matchAll(SUM)].map(([sum]) => sum.replace(/[\s.,]+$/, ''));
  const [money, top, third] = sums;
  if (money !== undefined) {
    if (OTHER_SUM.test(plain) || third !== undefined || !PAY.test(`${plain} ${fold(asking)}`)) return 'other';
    const said = PER_HOUR.test(fold(money).replaceAll(/['’]/g, ' '));
    const range = (top === undefined ? money : `${money} ${language === 'fr' ? 'à' : 'to'} ${top}`).replace(
      /\s?\/ ?h$/,
      language === 'fr' ? ' de l’heure' : ' an hour',
    );
    return [said ? 'rate' : PER_HOUR.test(plain) ? 'hourly' : 'salary', range];
  }
  if (SPARED.test(plain)) return 'other';
  const [share, second] = [...statement.matchAll(SHARE)].map(([, percent = '']) => percent);
  if (second !== undefined) return 'other';
  if (share !== undefined && AWAY.test(plain)) return ['travel', share];
  const [day, another] = [...statement.matchAll(DAY)].map(([one]) => one);
  if (another !== undefined) return 'other';
  if (day !== undefined && BEGINS.test(plain)) return ['start', day];
  const [, citizens, citoyens] = STATUSES.exec(statement) ?? [];
  const whose = citizens ?? citoyens;
  if (whose !== undefined && GROUPS.test(fold(asking))) return ['status', whose];
  const place = PLACE.exec(statement)?.[1];
  const days = daysOfWeek(`${statement} ${asking}`);
  if (days !== null && OFFICE.test(plain)) {
    const where = place === undefined ? '' : `${language === 'fr' ? 'à' : 'in'} ${place} `;
    return AT_HOME.test(plain) ? 'other' : ['onsite', `${where}${days}`];
  }
  if (YEARS.test(plain) && LEAST.test(plain)) return ['years', required(statement, TO_LENGTH[language])];
  return null;
}

/** What a statement says of the person, without what it says of the job before it: "This is no desk job: you would have to lift." */
function withoutHeading(statement: string | undefined): string | null {
  const [, said] = /^[^:;?]{3,}[:;] (.*\b(?:you|vous)\b.*)$/iu.exec(statement ?? '') ?? [];
  return said ?? statement ?? null;
}

/**
 * The question whether a person accepts what a form states before it: a sum of pay, a share of time on the road, days at a place, a length of
 * experience; turned over where the form asks it so. The nearest sentence that states one counts; null where none does.
 */
export function commitmentOf(statements: readonly string[], asking: string, plain: boolean): string | null {
  for (const statement of statements.toReversed()) {
    const language = FRENCH.test(`${statement} ${asking}`.toLowerCase().replaceAll(/['’]/g, ' '))
      ? 'fr'
      : 'en';
    const stated = statedIn(statement, asking, language);
    if (stated === 'other') return null;
    if (stated !== null)
      return COMMITMENTS[language][stated[0]][plain ? 0 : 1]?.replace('{}', () => stated[1]) ?? null;
  }
  const having = plain ? hasRequired(statements.at(-1) ?? '', asking) : null;
  if (having !== null) return having;
  // What else is stated asks for itself whether it is so.
  return plain ? withoutHeading(statements.at(-1)) : null;
}
