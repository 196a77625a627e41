import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import {
  cityAsked,
  countryAsked,
  namesElsewhere,
  regionIn,
  regionNamed,
  regionTold,
  townNamed,
} from '#engines/forms/parameters/towns.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { cityOf, provinceOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import {
  type AskedQuestion,
  askedOf,
  isPlain,
  pick,
  pickAll,
  refusal,
  sayPlainly,
  sayYesOrNo,
  says,
  wantsYesOrNo,
} from './asked.ts';
import { CONTRADICTION, isRecord, knownOf, textsOf } from './told.ts';

const HELP = wordFor('places: help');

const LIVE_HERE = wordAloneFor('places: live here');

const LOCAL = wordFor('places: local', /\b(?:live(?! in (?:post|job|position|role)\b))\b/);

/** Words of a question about moving as such, in which nothing says where, when or at whose cost. */
const WOULD =
  /^etes vous mobile( geographiquement)?$|^(are|would|could|seriez|etes|accepteriez|acceptez) (you |vous )?(be )?(open|willing|ready|prepared|able|prete?( e)?|disposee?|dispose e)? ?(to|a|de|d)? ?(consider )?(relocat\w*|mov(?:e|ing)|demenager|une? (demenagement|relocalisation))( for (this|the) (job|role|position)| pour (ce|le) poste)?$/;

function within(asked: AskedQuestion, value: unknown): boolean | null {
  const country = countryAsked(asked);
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return inList(asked, textsOf(value));
  if (!isRecord(value)) return null;
  if (isRecord(value.byCountry)) return within(asked, value.byCountry);
  if (Array.isArray(value.cities) || Array.isArray(value.regions) || Array.isArray(value.provinces))
    return byLists(asked, textsOf(value.cities), [...textsOf(value.regions), ...textsOf(value.provinces)]);
  const told = country === '' ? undefined : value[country];
  return typeof told === 'boolean' ? told : Array.isArray(told) ? inList(asked, textsOf(told)) : null;
}

/** What may stand between a town and its region, in plain words. */
const BETWEEN = /^(?:in |dans |en )?(?:the |le |la |l )?/;

/** Whether a text says of a town in which of some regions it lies: "Rimouski, dans le Bas-Saint-Laurent". */
function liesIn(text: string, town: string, regions: readonly string[]): boolean {
  const [, ...behind] = ` ${plainLabel(text)} `.split(` ${town} `);
  const names = regions.map((region) => `${plainLabel(region)} `);
  return behind.some((words) => names.some((name) => words.replace(BETWEEN, '').startsWith(name)));
}

/** A town with the region in which it lies: "Rimouski, dans le Bas-Saint-Laurent". */
const NAMES_REGION = /\p{Lu}[\p{L}-]+,? (?:dans|en|in) (?:le |la |l['’]|the )?\p{Lu}\p{Ll}/u;

/** Whether the place asked about is among towns and regions; null when it is not sure. */
function byLists(
  asked: AskedQuestion,
  cities: readonly string[],
  regions: readonly string[],
): boolean | null {
  const town = townNamed(asked);
  const { label, help } = asked.question;
  const said = `${label} ${help}`;
  const told = regions.map((region) => regionTold(region));
  // Provinces or states that were told leave out every other one that is named.
  const asks = cities.length > 0 || told.includes(null) ? null : (regionIn(label) ?? regionIn(help));
  if (asks !== null) return told.some((region) => region?.code === asks.code);
  const country = countryAsked(asked);
  const countries = told.map((region) => region?.country);
  if (cities.length === 0 && country !== '' && !countries.includes(undefined) && !countries.includes(country))
    return false;
  const part = cities.length > 0 || told.some((region) => region !== null) ? '' : regionNamed(said);
  if (part !== '')
    return regions.some((region) => says(part, plainLabel(region)) || says(plainLabel(region), part));
  if (town !== '' && liesIn(`${label} ${help}`, town, regions)) return true;
  const found = inList(asked, [...cities, ...regions]);
  // Which towns lie in a part of a province nobody says here, unless the question does.
  const isOpen =
    regions.some((region) => provinceOf(region) === null) && !NAMES_REGION.test(`${label} ${help}`);
  return found === false && isOpen ? null : found;
}

/** Whether the place asked about is in a list, by its city or its province; null when the place is not sure. */
function inList(asked: AskedQuestion, places: readonly string[]): boolean | null {
  const city = cityAsked(asked, places);
  const regionAsked = provinceOf(asked.question.label);
  const plain = places.map(plainLabel);
  const town = townNamed(asked);
  // Of a list of towns any other one is left out.
  if (city === '' && town !== '' && places.every((place) => provinceOf(place) === null))
    return plain.includes(town);
  if (city === '' && regionAsked === null) return null;
  // A list of towns says nothing of a province.
  if (regionAsked !== null && !says(plainLabel(asked.question.label.replace(/,\s*\p{Lu}{2}\b/u, '')), city)) {
    const regions = places.some((place) => provinceOf(place) !== null);
    if (!regions) return null;
  }
  // The posting's province is that of its own town alone.
  const [here = ''] = asked.context.posting.places;
  const region = regionAsked ?? (city === plainLabel(cityOf(here)) ? provinceOf(here) : null);
  if (
    region !== null &&
    (plain.includes(plainLabel(region.name)) || plain.includes(region.code.toLowerCase()))
  )
    return true;
  // A list of regions says nothing of a city whose region is not known.
  if (places.some((place) => provinceOf(place) !== null) && region === null)
    return plain.includes(city) ? true : null;
  return plain.includes(city);
}

/** "I live locally" among the choices, for somebody who lives in the town of the posting; null elsewhere. */
function liveHere(asked: AskedQuestion): AskedQuestion['question']['options'][number] | null {
  const own = plainLabel(asked.context.master.resume.basics.location.city);
  const towns = asked.context.posting.places.map((place) => plainLabel(cityOf(place)));
  if (own === '' || towns.length !== 1 || towns[0] !== own || cityAsked(asked, []) !== own) return null;
  const found = asked.question.options.filter(({ label }) => LIVE_HERE.test(plainLabel(label)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Words that are a name: "Peace River", "Saint-Jean-sur-Richelieu", "North Vancouver, BC". */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:,? (?:\p{Lu}[\p{L}'’.-]*|de|du|des|la|le|sur|of|and|et))*$/u;

/** Of several places on offer those that were told, where each is known to be one of them or not; null for other choices. */
function amongOffered(asked: AskedQuestion, value: unknown, source: ValueSource): Outcome | null {
  const { options, kind } = asked.question;
  if (typeof value === 'boolean' || options.length < 2 || wantsYesOrNo(asked)) return null;
  if (
    isPlain(asked.text) !== true ||
    HELP.test(asked.text) ||
    !options.every(({ label }) => NAME.test(label.trim()))
  )
    return null;
  const inside = options.map(({ label }) =>
    within(
      { ...asked, question: { ...asked.question, label: ['to', label].join(' '), help: '', options: [] } },
      value,
    ),
  );
  if (inside.includes(null)) return null;
  const isIn = (option: AskedQuestion['question']['options'][number]): boolean =>
    inside[options.indexOf(option)] === true;
  return kind === 'multi' ? pickAll(asked, isIn, source) : pick(asked, isIn, source);
}

/** A question that points back at a move with the sentences that say where to: "Our kitchen moves to Dublin. Would you move with it?" */
function withPlace(asked: AskedQuestion): AskedQuestion {
  const { label, help } = asked.question;
  const pointsBack = /\b(there|it|us|this|that|y|la bas|nous|cela)\b/.test(asked.text);
  if (help === '' || !pointsBack || townNamed(asked) !== '' || regionIn(label) !== null) return asked;
  const said = help.includes(label) ? help : `${help} ${label}`;
  const whole = { ...asked, question: { ...asked.question, label: said } };
  return townNamed(whole) === '' && regionIn(said) === null ? asked : whole;
}

/** How near a place one is to live, which is to live there. */
const NEAR =
  /\b(?:to )?(?:be |live |living |stay )?(?:within|less than|under|no more than|not more than) (?:an? |one )?(?:\d+|half an)?[- ]?(?:minutes?|hours?|miles?|km|kilometres?|kilometers?)(?: ?['’]?s?)?(?: (?:drive|walk|commute|travel|journey|radius))? (?:of|from)\b/giu;
const MOVING = wordFor('places: moving');
const LIVES_THERE = wordFor(
  'places: lives there',
  /\b(live|living|based|local|habite|reside|vis)\b.*\b(there|here|already|in the area|nearby|locally|deja|la bas|ici|sur place)\b/,
);

/** A question for a move near to a place as one for a move there, without the choice of those who live there where the person does not. */
function plainMove(asked: AskedQuestion): AskedQuestion {
  const { question, context } = asked;
  if (!MOVING.test(asked.text)) return asked;
  const own = context.master.resume.basics.location.city;
  const isThere =
    own === '' ||
    says(asked.text, plainLabel(own)) ||
    context.posting.places.some((place) => plainLabel(cityOf(place)) === plainLabel(own));
  const options = isThere
    ? question.options
    : question.options.filter(({ label }) => !LIVES_THERE.test(plainLabel(label)));
  const label = question.label.replaceAll(NEAR, 'to');
  return label === question.label && options.length === question.options.length
    ? asked
    : askedOf({ ...question, label, options }, asked.topic, context);
}

/** Whether the person would move, by what they told: all, one country, or a list of places. */
export function relocationOutcome(given: AskedQuestion): Outcome | null {
  const asked = withPlace(plainMove(given));
  const known = knownOf(asked.context, 'relocate.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { text, context } = asked;
  const here = liveHere(asked);
  if (here !== null) return pick(asked, (option) => option === here, known.source);
  const among = amongOffered(asked, known.value, known.source);
  if (among !== null) return among;
  const willing = within(asked, known.value);
  const own = plainLabel(context.master.resume.basics.location.city);
  const local = LOCAL.test(text);
  const city = cityAsked(asked, textsOf(isRecord(known.value) ? known.value.cities : []));
  // Whoever would not move does not under any condition; one who would may not under this one.
  const isElsewhere = city !== own || namesElsewhere(asked);
  const refused = willing === false && !local && isElsewhere ? refusal(asked, known.source) : null;
  if (refused !== null) return refused;
  if (!wantsYesOrNo(asked) || isPlain(text) === null || HELP.test(text) || /\d/.test(text))
    return missing(messages.message('moveNotThis'));
  if (local && isPlain(text) !== true) return missing(messages.message('yesUnclear'));
  if (local && own !== '' && city === own) return sayYesOrNo(asked, true, known.source);
  if (local && willing !== true) return missing(messages.message('fitsHome'));
  // Where no town is named it may be asked whether one would move at all, and that was told.
  const atAll = WOULD.test(text) && !says(text, own);
  if (willing === null || (city !== '' && !isElsewhere && !atAll))
    return missing(messages.message('moveThere'));
  return sayPlainly(asked, willing, known.source);
}
