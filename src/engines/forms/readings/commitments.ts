import { fold } from '#engines/text/index.ts';
import { COMMITMENTS } from './commitments.data.ts';

const MONEY =
  /(?:(?:CA|US|C|CAD|USD|GBP|EUR)\s?)?[$£€]\s?\d[\d,. ]*\d?\s?k?(?:\s?(?:to|-|–|and|à)\s?[$£€]?\s?\d[\d,.]*\s?k?)?(?:\s?(?:CAD|USD|GBP|EUR))?(?:\s?(?:\/|an?|per)\s?(?:hour|hr|year|yr|month|week|annum)\b)?|\d[\d,. ]*\s?(?:[$£€]|dollars|CAD|USD|GBP|EUR)(?:\s?(?:\/|de l['’]|par|per|an?)\s?(?:heure|h|an|année|mois|semaine|hour|hr|year)\b)?/iu;

/** What makes a sum another one than the pay alone. */
const OTHER_SUM =
  /\b(bonus\w*|commissions?|tips|equity|mileage|per diem|overtime|loaded|including|inclusive|ote|primes?|pourboires?|incluant|net|nette?)\b/;
const PER_HOUR = /\b(an hour|per hour|hourly|\/ ?hr|l heure|horaire)\b/;
const SHARE = /(\d{1,3})\s?(?:%|percent|per cent|pour ?cent)/i;
const AWAY = /\b(travel\w*|road|away|overnights?|trips?|deplacements?|voyag\w*|route)\b/;
const DAY = /\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:er)? \p{L}{3,} \d{4}/u;
const BEGINS = /\b(start\w*|begin\w*|effect|commenc\w*|appointment|debut\w*|entree)\b/;
const YEARS = /\b(years?|yrs?|ans|annees?)\b/;
const LEAST = /\b(minimum( of)?|must have|required?|requires?|exigence|at least|au moins)\b/i;

const FRENCH = /\b(vous|est|les|des|une?|du|de|l|pour)\b/;

/** A requirement without the words that call it one: "Minimum of 5 years of welding." */
const required = (statement: string, start: RegExp): string =>
  statement.replace(/[.:]\s*$/, '').replace(start, '');
const TO_LENGTH = {
  en: /^.*?(?:minimum of|minimum|at least|must have)\s*/i,
  fr: /^.*?(?=\d|\b(?:deux|trois|quatre|cinq)\b)/i,
};

/**
 * The question whether a person accepts what a form states before it: a sum of pay, a share of time on the road, a length of experience.
 * The nearest sentence that states one counts; null where none does.
 */
export function commitmentOf(statements: readonly string[]): string | null {
  for (const statement of statements.toReversed()) {
    const plain = fold(statement).replaceAll(/['’]/g, ' ');
    const language = FRENCH.test(plain) ? 'fr' : 'en';
    const asks = COMMITMENTS[language];
    const money = MONEY.exec(statement)?.[0].trim();
    if (money !== undefined) {
      if (OTHER_SUM.test(plain)) return null;
      const said = PER_HOUR.test(fold(money).replaceAll(/['’]/g, ' '));
      const question = said ? asks.rate : PER_HOUR.test(plain) ? asks.hourly : asks.salary;
      return question.replace('{}', () => money);
    }
    const share = SHARE.exec(statement)?.[1];
    if (share !== undefined && AWAY.test(plain)) return asks.travel.replace('{}', share);
    const day = DAY.exec(statement)?.[0];
    if (day !== undefined && BEGINS.test(plain)) return asks.start.replace('{}', day);
    if (YEARS.test(plain) && LEAST.test(plain))
      return asks.years.replace('{}', () => required(statement, TO_LENGTH[language]));
  }
  // What else is stated asks for itself whether it is so.
  return statements.at(-1) ?? null;
}
