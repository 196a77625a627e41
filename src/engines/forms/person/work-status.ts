import { wordFor } from '#engines/lexicon/index.ts';
import { fit, type Outcome } from '#engines/forms/context.ts';
import { COUNTRY_WORDS } from '#engines/forms/understanding/known/places.ts';
import { SUPPORT } from '#engines/forms/choices/rights.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, isPlain, pick } from '#engines/forms/screening/asked.ts';
import { knownOf } from '#engines/forms/screening/told.ts';

/** Whether somebody is a citizen of a country by the status they told of it: "New Zealand citizen" is none in Australia. */
export function isCitizenIn(country: string, status: string): boolean {
  const [, whose] =
    /^(.*?)\b(?:citizen\w*|citoyen\w*)\b(?: (?:of|de|du|des) .*)?/.exec(plainLabel(status)) ?? [];
  if (whose === undefined) return false;
  const named = nationOf(status) || nationOf(whose);
  return named === '' || named === 'EU' || named === country;
}

/** The country whose citizens or nationals some words name; "" for none, or several. */
function nationOf(words: string): string {
  const plain = ` ${plainLabel(words)} `;
  const named = COUNTRY_WORDS.filter(([, names]) => names.some((name) => plain.includes(` ${name} `)));
  return named.length === 1 ? (named[0]?.[0] ?? '') : '';
}

/** Behind whom a question is for: "Not an Australian citizen?", "If you are not a citizen,". */
const FOR_OTHERS =
  /^(?:if )?(?:you (?:are|re) )?not an? (?:[a-z]+ ){0,2}(?:citizen|national)s? (?:then )?(?:please )?/;

/** The number that a status carries behind a word which a question asks for: "444" of "subclass 444"; null for another question. */
export function partOfStatus(asked: AskedQuestion, country: string): Outcome | null {
  const known = knownOf(asked.context, 'work_auth.status', country);
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  if (!/^(short|number)$/.test(asked.question.kind) || asked.question.options.length > 0) return null;
  const text = plainLabel(
    asked.question.help.startsWith(asked.question.label) ? asked.question.help : asked.question.label,
  );
  const rest = text.replace(FOR_OTHERS, '');
  if (isPlain(rest) !== true || /\b(and|et|expir\w*|date|when|if|si)\b/.test(rest)) return null;
  if (rest !== text && isCitizenIn(country, known.value)) return null;
  const parts = [...plainLabel(known.value).matchAll(/\b([a-z]{5,}) (\d[\w]*)\b/g)];
  const [found, another] = parts.filter(([, word = '']) => ` ${rest} `.includes(` ${word} `));
  return found === undefined || another !== undefined
    ? null
    : fit(asked.question, found[2] ?? '', known.source);
}

/** What a status is called by in general. */
const GENERAL = wordFor('work-status: general', 'g');
const telling = (text: string): string =>
  plainLabel(text).replaceAll(GENERAL, ' ').replaceAll(/ +/g, ' ').trim();

/** A choice without the words by which somebody says it of themselves: "I'm a". */
const bareOf = (label: string): string =>
  plainLabel(label).replace(/^(?:i (?:m|am|hold|have)|je suis|j ai)(?: (?:an?|the|une?|le|la))? /, '');

/** The one choice with the number of a visa that a status carries too: "subclass 444"; null where none or several have it. */
function ofItsNumber(
  { question }: AskedQuestion,
  status: string,
): AskedQuestion['question']['options'][number] | null {
  const numbers = plainLabel(status).match(/\b\d{3,4}\b/g) ?? [];
  const [found, another] = question.options.filter(({ label }) =>
    numbers.some((number) => ` ${plainLabel(label)} `.includes(` ${number} `)),
  );
  return numbers.length !== 1 || another !== undefined ? null : (found ?? null);
}

/** The one choice that the status told in words begins with: "H-1B" for an "H-1B, tied to the employer". */
export function byStatus(asked: AskedQuestion, country: string): Outcome | null {
  const known = knownOf(asked.context, 'work_auth.status', country);
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  if (isPlain(asked.text) !== true) return null;
  const numbered = ofItsNumber(asked, known.value);
  if (numbered !== null) return pick(asked, (option) => option === numbered, known.source);
  const own = ` ${plainLabel(known.value)} `;
  const kind = telling(known.value);
  const begins = asked.question.options.filter(({ label }) => own.startsWith(` ${bareOf(label)} `));
  const ofKind = asked.question.options.filter(({ label }) => kind !== '' && telling(label) === kind);
  // "A temporary skilled work visa" is a "temporary work visa".
  const broader = asked.question.options.filter(({ label }) => {
    const words = bareOf(label.replaceAll(/\([^()]*\)/g, ' ')).split(' ');
    return words.length > 2 && words.every((word) => own.includes(` ${word} `));
  });
  const named = [begins, ofKind].find((some) => some.length > 0) ?? broader;
  return named.length === 1 ? pick(asked, (option) => option === named[0], known.source) : null;
}

/** The status in a country in the person's words. */
export function statusOutcome(asked: AskedQuestion, country: string): Outcome | null {
  const known = knownOf(asked.context, 'work_auth.status', country);
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  if (asked.question.kind !== 'short' || !/status|statut/.test(asked.text) || SUPPORT.test(asked.text))
    return null;
  return { value: known.value, display: known.value, source: known.source };
}
