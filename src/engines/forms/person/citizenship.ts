import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { isCitizenIn } from './work-status.ts';
import { countryOfChoice, isInUnion } from '#engines/forms/choices/countries.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { knownOf } from '#engines/forms/screening/told.ts';
import { COUNTRY_WORDS } from '#engines/forms/understanding/known/places.ts';
import { countryNamed } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Whether the person told a right in a country that is not a citizen's. */
function isNoCitizenOf(country: string, { context }: AskedQuestion): boolean {
  const told = country === '' ? null : knownOf(context, 'work_auth.status', country);
  return told !== null && told !== 'contradiction' && !isCitizenIn(country, String(told.value));
}

/** What is asked beside a citizenship, in a line of words. */
const BESIDE = wordFor('citizenship: beside');

const UNION = wordFor('citizenship: union');

/** Whether one is a citizen of the European Union: yes for whoever is one of a country in it; null for another question. */
function ofUnion(asked: AskedQuestion, own: string, source: ValueSource): Outcome | null {
  const { text } = asked;
  if (
    !UNION.test(text) ||
    COUNTRY_WORDS.some(([, names]) =>
      names.some((word) => word.length > 2 && ` ${text} `.includes(` ${word} `) && !UNION.test(word)),
    )
  )
    return null;
  const isClear =
    isPlain(text) === true &&
    !/\b(non|by|birth|naturali\w*|resident\w*|family|spouse|partner|conjoint\w*|and|et)\b/.test(text);
  return isClear && isInUnion(own)
    ? sayYesOrNo(asked, true, source)
    : missing(messages.message('oneCitizenship'));
}

const OTHER_ONE = wordAloneFor('citizenship: other one');

/** The country one is a citizen of, under its name or as one says it of a person. */
export function citizenshipOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'citizenship');
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  const { question, text } = asked;
  if (/\b(other|dual|second|all|autre|double|any)\b/.test(text))
    return missing(messages.message('oneCitizenship'));
  const named = plainLabel(known.value);
  const own = COUNTRY_WORDS.find(([, names]) => names.includes(named))?.[0];
  const says = (label: string): boolean =>
    own === undefined ? plainLabel(label) === named : countryOfChoice(label) === own;
  if (wantsYesOrNo(asked)) {
    const union = ofUnion(asked, own ?? '', known.source);
    if (union !== null) return union;
    const spelled = countryNamed(question.label);
    const asks = COUNTRY_WORDS.filter(
      ([code, names]) => code === spelled || names.some((word) => ` ${text} `.includes(` ${word} `)),
    );
    if (
      asks.length !== 1 ||
      isPlain(text) !== true ||
      /\b(by|birth|naissance|naturali\w*|or|ou|resident\w*|and|et)\b/.test(text)
    )
      return missing(messages.message('askUnclear'));
    const [country, names] = asks[0] ?? ['', []];
    if (names.includes(named)) return sayYesOrNo(asked, true, known.source);
    // Somebody may hold a second citizenship they did not speak of, unless they told what else they are there.
    return isNoCitizenOf(country, asked)
      ? sayYesOrNo(asked, false, known.source)
      : missing(messages.message('oneCitizenship'));
  }
  if (question.options.length === 0)
    return isPlain(text) !== true || BESIDE.test(text)
      ? missing(messages.message('askUnclear'))
      : fit(question, known.value, known.source);
  const chosen = pick(asked, ({ label }) => says(label), known.source);
  // Of countries and an "other" it is the other, where the person is known to be a citizen of none of them.
  const others = question.options.filter(({ label }) => OTHER_ONE.test(plainLabel(label)));
  const elsewhere = question.options.every(
    (option) => others.includes(option) || isNoCitizenOf(countryOfChoice(option.label), asked),
  );
  return 'missing' in chosen && own !== undefined && elsewhere
    ? pick(asked, (option) => others.includes(option), known.source)
    : chosen;
}
