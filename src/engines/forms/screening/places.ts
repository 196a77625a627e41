import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { cityAsked, countryAsked } from '#engines/forms/parameters/towns.ts';
import { missing, type Outcome, fit } from '#engines/forms/context.ts';
import { cityOf, countryNamed, provinceOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type Asked, isPlain, pick, refusal, sayPlainly, sayYesOrNo, says, wantsYesOrNo } from './asked.ts';
import { figuresIn, holdsNumber, rangeIn } from './ranges.ts';
import { CONTRADICTION, isRecord, knownOf, textsOf } from './told.ts';

const HELP = /\b(assistance|package|expenses?|paid|support|cost|allowance|own expense|frais|aide|prime)\b/;

const LIVE_HERE =
  /^(yes |no |non |oui )?(i (am|m) (already )?local|i (already )?live (locally|here|nearby|in the area)|already (local|live (here|locally))|no relocation (needed|required)|j habite deja (ici|sur place|dans la region)|je suis deja sur place)$/;

/** Words of a question about moving as such, in which nothing says where, when or at whose cost. */
const WOULD =
  /^etes vous mobile( geographiquement)?$|^(are|would|could|seriez|etes|accepteriez|acceptez) (you |vous )?(be )?(open|willing|ready|prepared|able|prete?( e)?|disposee?|dispose e)? ?(to|a|de|d)? ?(consider )?(relocat\w*|mov(?:e|ing)|demenager|une? (demenagement|relocalisation))( for (this|the) (job|role|position)| pour (ce|le) poste)?$/;

function within(asked: Asked, value: unknown): boolean | null {
  const country = countryAsked(asked);
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return inList(asked, textsOf(value));
  if (!isRecord(value)) return null;
  if (isRecord(value.byCountry)) return within(asked, value.byCountry);
  if (Array.isArray(value.cities) || Array.isArray(value.regions) || Array.isArray(value.provinces))
    return inList(asked, [...textsOf(value.cities), ...textsOf(value.regions), ...textsOf(value.provinces)]);
  const told = country === '' ? undefined : value[country];
  return typeof told === 'boolean' ? told : Array.isArray(told) ? inList(asked, textsOf(told)) : null;
}

/** Whether the place asked about is in a list, by its city or its province; null when the place is not sure. */
function inList(asked: Asked, places: readonly string[]): boolean | null {
  const city = cityAsked(asked, places);
  const regionAsked = provinceOf(asked.question.label);
  const plain = places.map(plainLabel);
  if (city === '' && regionAsked === null) return null;
  const region = regionAsked ?? provinceOf(asked.context.posting.places[0] ?? '');
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
function liveHere(asked: Asked): Asked['question']['options'][number] | null {
  const own = plainLabel(asked.context.master.resume.basics.location.city);
  const towns = asked.context.posting.places.map((place) => plainLabel(cityOf(place)));
  if (own === '' || towns.length !== 1 || towns[0] !== own || cityAsked(asked, []) !== own) return null;
  const found = asked.question.options.filter(({ label }) => LIVE_HERE.test(plainLabel(label)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether the person would move, by what they told: all, one country, or a list of places. */
export function relocationOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'relocate.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { text, context } = asked;
  const here = liveHere(asked);
  if (here !== null) return pick(asked, (option) => option === here, known.source);
  if (!wantsYesOrNo(asked) || isPlain(text) === null || HELP.test(text) || /\d/.test(text))
    return missing(messages.message('moveNotThis'));
  const willing = within(asked, known.value);
  const own = plainLabel(context.master.resume.basics.location.city);
  const local =
    /\b(live|living|based|located|reside|residing|local|commut\w*|habit\w*|resid\w*|within)\b/.test(text);
  const city = cityAsked(asked, textsOf(isRecord(known.value) ? known.value.cities : []));
  if (local && isPlain(text) !== true) return missing(messages.message('yesUnclear'));
  if (local && own !== '' && city === own) return sayYesOrNo(asked, true, known.source);
  if (local && willing !== true) return missing(messages.message('fitsHome'));
  // Where no town is named it may be asked whether one would move at all, and that was told.
  const atAll = WOULD.test(text) && !says(text, own);
  if (willing === null || (city !== '' && city === own && !atAll))
    return missing(messages.message('moveThere'));
  return sayPlainly(asked, willing, known.source);
}

/** Whether so much travel is within what the person told, in percent of the time. */
export function travelOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'travel.willing_percent') ?? knownOf(asked.context, 'travel.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const most = typeof known.value === 'number' ? known.value : null;
  const { question, text } = asked;
  const shares = figuresIn(question.label.replace(/(\d)\s*(percent|pour ?cent)/gi, '$1%')).filter(
    ({ unit }) => unit === '%',
  );
  // Wherever and whenever it goes, more than the most is too much.
  const tooMuch = shares.length === 1 && most !== null && (shares[0]?.value ?? 0) > most;
  const refused = tooMuch ? refusal(asked, known.source) : null;
  if (refused !== null) return refused;
  if (
    most === null ||
    countryNamed(question.label) !== '' ||
    /short notice|abroad|international|overnight|nuit|etranger|week-?ends?|commut/.test(text)
  )
    return missing(messages.message('travelNotThis'));
  return travelled(
    asked,
    most,
    known.source,
    figuresIn(question.label.replace(/(\d)\s*(percent|pour ?cent)/gi, '$1%')),
  );
}

function travelled(
  asked: Asked,
  most: number,
  source: ValueSource,
  figures: ReturnType<typeof figuresIn>,
): Outcome {
  const { question, text } = asked;
  if (wantsYesOrNo(asked)) {
    const shares = figures.filter(({ unit }) => unit === '%').map(({ value }) => value);
    const half = /\bhalf (of )?(the|your) (working )?time|la moitie du temps/.test(text) ? [50] : [];
    const asks = shares.length > 0 ? shares : half;
    const open = isPlain(text) === false && /\b(more than|over|plus d[e'])/.test(text);
    if (asks.length === 0 || figures.length > shares.length || open)
      return missing(messages.message('travelUnclear'));
    if (Math.max(...asks) <= most) return sayPlainly(asked, true, source);
    return Math.min(...asks) > most
      ? sayPlainly(asked, false, source)
      : missing(messages.message('travelMore'));
  }
  if (
    !/%|percent|pour ?cent|pourcentage|how much/.test(text) &&
    question.options.every(({ label }) => !label.includes('%'))
  )
    return missing(messages.message('travelPercent'));
  if (question.options.length === 0) return fit(question, String(most), source);
  const ranges = question.options.map(({ label }) => rangeIn(label, {}, ''));
  const holding = ranges.filter((range) => range !== null && holdsNumber(range, most));
  // Of "up to 10 %", "up to 25 %" each says how far one goes: never further than was told.
  const furthest = Math.max(
    ...ranges.map((range) => (range !== null && range.from === 0 && range.to <= most ? range.to : -1)),
  );
  const chosen = (at: number): boolean => {
    const range = ranges[at] ?? null;
    if (range === null) return false;
    return holding.length > 1 && furthest > 0 && holding.every((one) => one?.from === 0)
      ? range.from === 0 && range.to === furthest
      : holdsNumber(range, most);
  };
  return pick(asked, (option) => chosen(question.options.indexOf(option)), source);
}
