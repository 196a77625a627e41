import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { daysAsked, daysTold } from '#engines/forms/parameters/office-days.ts';
import { cityAsked } from '#engines/forms/parameters/towns.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import {
  type AskedQuestion,
  hasBetween,
  isPlain,
  pick,
  pickAll,
  refusal,
  sayPlainly,
  wantsYesOrNo,
} from './asked.ts';
import { holdsNumber, rangeIn } from './ranges.ts';
import { CONTRADICTION, isRecord, knownOf, textsOf } from './told.ts';

const LIVES = wordFor('onsite: lives');

/** The choice that says the person lives there already, where they do and come in so often; null elsewhere. */
function localOption(
  asked: AskedQuestion,
  value: unknown,
): AskedQuestion['question']['options'][number] | null {
  if (!isRecord(value)) return null;
  const own = plainLabel(asked.context.master.resume.basics.location.city);
  const cities = textsOf(value.cities).map(plainLabel);
  const city = cityAsked(asked, textsOf(value.cities));
  const days = daysAsked(asked.text);
  const most = typeof value.max_days_per_week === 'number' ? value.max_days_per_week : null;
  const enough = days === null || (most !== null && days <= most);
  const found = asked.question.options.filter(
    ({ label }) =>
      LIVES.test(plainLabel(label)) && !/\b(not|would|willing|relocat\w*|no)\b/.test(plainLabel(label)),
  );
  return city !== '' && city === own && cities.includes(city) && enough && found.length === 1
    ? (found[0] ?? null)
    : null;
}

/** How one works now or did, which is not how one would. */
const AS_IT_IS =
  /\b(current\w*|now|at present|presently|did|were|was|used to|actuel\w*|presentement|en ce moment|aviez|etiez|alliez)\b/;

/** How many days a week the person comes to a place, where it is one of theirs: as many as they told. */
function howOften(asked: AskedQuestion, value: unknown, source: ValueSource): Outcome | null {
  const { question, text } = asked;
  const days = daysTold(value);
  if (!isRecord(value) || days === null || question.kind === 'multi') return null;
  if (
    !/\b(how many|number of|maximum|most|combien de|nombre de) (days|jours) (a |per |each |par )?(week|semaine)\b/.test(
      text,
    )
  )
    return null;
  if (!/\b(office|onsite|site|plant|bureau|sur place|usine)\b/.test(text) || isPlain(text) !== true)
    return null;
  if (AS_IT_IS.test(text)) return null;
  const cities = textsOf(value.cities).map(plainLabel);
  if (cities.length > 0 && !cities.includes(cityAsked(asked, textsOf(value.cities)))) return null;
  if (question.options.length === 0) return fit(question, String(days), source);
  return pick(
    asked,
    ({ label }) => {
      const range = rangeIn(label, { day: 1 }, 'day');
      return range !== null && holdsNumber(range, days);
    },
    source,
  );
}

/** The choices of places that are in a town the person comes to: "Waterfront, Kingston"; null where the choices are no such places. */
function placesReached(asked: AskedQuestion, value: unknown, source: ValueSource): Outcome | null {
  const cities = isRecord(value) ? textsOf(value.cities).map(plainLabel) : [];
  const { options, kind } = asked.question;
  if (cities.length === 0 || options.length < 2 || wantsYesOrNo(asked) || isPlain(asked.text) !== true)
    return null;
  const places = options.map(({ label }) => plainLabel(/,([^,]+)$/.exec(label)?.[1] ?? label));
  const reached = options.filter((_, at) => cities.includes(places[at] ?? ''));
  if (reached.length === 0 || (kind !== 'multi' && reached.length > 1)) return null;
  return (kind === 'multi' ? pickAll : pick)(asked, (option) => reached.includes(option), source);
}

/** What is asked beside coming in, at other hours, or under some condition. */
const MORE = wordFor(
  'onsite: more',
  /\bwith (?!\d|(?:one|two|three|four|five)\b|working|coming|commut|being|this|that|the (commute|hours|schedule|arrangement))|\bavec (?!ce|cela)/,
);
/** Who else comes in, which sets no condition: "The team is in on Tuesdays." */
const THEIR_TEAM = /^(the |our |your )?team (s|is|are|meets?|works?|comes?|sits?)\b/;

/** Whether the person comes to a place so often, by the list of cities and the most days they told. */
export function onsiteOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'onsite.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { text } = asked;
  const { value, source } = known;
  const unsure = missing(messages.message('officeNotThis'));
  const asks = daysAsked(text);
  const limit = daysTold(value);
  // More days than the most are too many wherever they are spent.
  const refused = limit !== null && asks !== null && asks > limit ? refusal(asked, source) : null;
  if (refused !== null) return refused;
  const local = localOption(asked, value);
  if (local !== null) return pick(asked, (option) => option === local, source);
  const often = howOften(asked, value, source);
  if (often !== null) return often;
  const places = asks === null ? placesReached(asked, value, source) : null;
  if (places !== null) return places;
  if (
    !isRecord(value) ||
    !wantsYesOrNo(asked) ||
    isPlain(text) === null ||
    MORE.test(text.replace(THEIR_TEAM, ' '))
  )
    return unsure;
  const cities = textsOf(value.cities);
  if (cities.length === 0 && limit !== null && asks !== null) return sayPlainly(asked, asks <= limit, source);
  const city = cityAsked(asked, cities);
  if (city === '' || cities.length === 0) return unsure;
  if (!cities.map(plainLabel).includes(city)) return sayPlainly(asked, false, source);
  const most = typeof value.max_days_per_week === 'number' ? value.max_days_per_week : null;
  const days = daysAsked(text);
  if (days === null)
    return most === 5 || (/commut/.test(text) && !/\d|hybrid|on ?site/.test(text))
      ? sayPlainly(asked, true, source)
      : unsure;
  if (most === null || (days > most && hasBetween(asked))) return unsure;
  return sayPlainly(asked, days <= most, source);
}
