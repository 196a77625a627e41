import type { ValueSource } from '#contract/career/form.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { chooseOption } from '#engines/forms/understanding/options.ts';
import { COUNTRY_WORDS } from '#engines/forms/understanding/countries.data.ts';
import { provinceOf } from '#engines/forms/understanding/places.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { isDecline, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { type Asked, isPlain, pick, sayPlainly, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

const NINETEEN: ReadonlySet<string> = new Set(['BC', 'NB', 'NS', 'NL', 'NT', 'NU', 'YT']);

/** Age from what was told about eighteen: it answers any lower gate and no higher one. */
export function ageOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'age.over_18');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const adult = sideOf(known.value);
  const { text, context } = asked;
  const ages = [...text.matchAll(/\b(\d{2})\b/g)].map(([digits]) => Number(digits));
  if (adult === null || ages.length > 1 || !wantsYesOrNo(asked))
    return missing('I know that you are of age, not this.');
  const [age] = ages;
  const majority =
    /majorit|age legal|legal age|majeur/.test(text) || (age === undefined && /of age/.test(text));
  const region = provinceOf(context.posting.places[0] ?? '')?.code;
  if (age === undefined && !majority && !/working age/.test(text))
    return missing('I know that you are of age, not this.');
  if (majority && age === undefined && (region === undefined || NINETEEN.has(region)))
    return missing('The age of majority is not the same everywhere.');
  const gate = age ?? 18;
  if (adult ? gate > 18 : gate < 18) return missing('I know whether you are eighteen, nothing finer.');
  const younger = /\b(under|younger than|below|less than|moins de)\b/.test(text);
  if (isPlain(text) !== true) return missing('I am not sure what a yes would mean here.');
  return sayYesOrNo(asked, younger ? !adult : adult, known.source);
}

const declining = (asked: Asked, source: ValueSource): Outcome =>
  asked.question.options.length === 0
    ? asked.question.kind === 'short'
      ? fit(asked.question, 'Prefer not to say', source)
      : missing('You would rather not say, and no choice plainly says so.')
    : pick(asked, ({ label }) => isDecline(label), source);

const DENIES = /\b(not|no|none|don t|am not|je ne|pas|aucun\w*)\b/;

/** Choices in sentences for a yes or a no told: "I am not a protected veteran" is a no. */
function bySide(asked: Asked, side: boolean, source: ValueSource): Outcome {
  const said = asked.question.options.filter(({ label }) => !isDecline(label));
  if (said.length === 0) return sayPlainly(asked, side, source);
  const plain = isPlain(asked.text);
  if (plain !== true) return missing('I am not sure what a yes would mean here.');
  return pick(
    asked,
    ({ label }) => !isDecline(label) && (leaning(label) ?? !DENIES.test(plainLabel(label))) === side,
    source,
  );
}

const OWN_KIND: Readonly<Record<string, RegExp>> = {
  'demo.gender': /gender|\bsex\b|sexe|genre/,
  'demo.hispanic': /hispanic|latin/,
  'demo.race_ethnicity': /race|racial|ethni/,
  'demo.veteran': /veteran|military|combattant|forces/,
  'demo.disability': /disab|handicap|invalid/,
  'demo.indigenous': /indigenous|aboriginal|first nation|autochtone|premieres nations|metis|inuit/,
  'demo.sexual_orientation': /orientation|lgbt/,
  'demo.transgender': /trans/,
  'demo.visible_minority': /visible|raciali/,
};

/** Whether a question asks for two personal things at once. */
const isMixed = (text: string, name: string): boolean =>
  Object.entries(OWN_KIND).filter(
    ([kind, words]) => kind !== name && kind !== 'demo.transgender' && words.test(text),
  ).length > 0;

/** The one of two that a text names; null for neither, or both. */
function sexNamed(text: string): 'woman' | 'man' | null {
  const woman = /\b(woman|female|femme)\b/.test(text);
  const man = /\b(man|male|homme)\b/.test(text);
  return woman === man ? null : woman ? 'woman' : 'man';
}

function worded(asked: Asked, value: string, source: ValueSource): Outcome {
  const { question, text } = asked;
  const named = wantsYesOrNo(asked) && isPlain(text) === true ? sexNamed(text) : null;
  const own = sexNamed(plainLabel(value));
  if (named !== null && own !== null) return sayYesOrNo(asked, named === own, source);
  if (question.options.length === 0)
    return wantsYesOrNo(asked)
      ? missing('This is about you personally; I never guess it.')
      : fit(question, value, source);
  const whole = chooseOption(question.options, value);
  if (whole !== null) return pick(asked, (option) => option === whole, source);
  const plain = plainLabel(value);
  const begins = pick(asked, ({ label }) => ` ${plainLabel(label)} `.startsWith(` ${plain} `), source);
  if (!('missing' in begins)) return begins;
  const denied = DENIES.test(plain);
  if (/veteran|disab|handicap/.test(plain) && /veteran|disab|handicap/.test(text))
    return pick(
      asked,
      ({ label }) => !isDecline(label) && (leaning(label) ?? !DENIES.test(plainLabel(label))) === !denied,
      source,
    );
  return missing('No single choice plainly says this.');
}

/** What the person told about themselves, matched by meaning; to decline is said only by a choice that declines. */
export function personalOutcome(asked: Asked): Outcome | null {
  const name = topicName(asked.topic);
  const known = knownOf(asked.context, name);
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { value, source } = known;
  if (isMixed(asked.text, name)) return missing('It asks for more than one thing about you.');
  if (value === 'decline' || (typeof value === 'string' && isDecline(value))) return declining(asked, source);
  const side = sideOf(value);
  if (side !== null && (typeof value === 'boolean' || plainLabel(String(value)).split(' ').length === 1))
    return bySide(asked, side, source);
  return typeof value === 'string' ? worded(asked, value, source) : null;
}

/** The country one is a citizen of, under its name or as one says it of a person. */
export function citizenshipOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'citizenship');
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  const { question, text } = asked;
  if (/\b(other|dual|second|all|autre|double|any)\b/.test(text))
    return missing('I know of one citizenship only.');
  const named = plainLabel(known.value);
  const words = COUNTRY_WORDS.find(([, names]) => names.includes(named))?.[1] ?? [named];
  const says = (label: string): boolean => words.includes(plainLabel(label));
  if (wantsYesOrNo(asked)) {
    const asks = COUNTRY_WORDS.filter(([, names]) => names.some((word) => ` ${text} `.includes(` ${word} `)));
    if (
      asks.length !== 1 ||
      isPlain(text) !== true ||
      /\b(by|birth|naissance|naturali\w*|or|ou|resident\w*|and|et)\b/.test(text)
    )
      return missing('I am not sure what is asked here.');
    // Somebody may hold a second citizenship they did not speak of.
    return asks[0]?.[1].includes(named) === true
      ? sayYesOrNo(asked, true, known.source)
      : missing('I know of one citizenship only.');
  }
  return question.options.length === 0
    ? fit(question, known.value, known.source)
    : pick(asked, ({ label }) => says(label), known.source);
}
