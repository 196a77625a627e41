import { numberWords } from '#engines/language/index.ts';

/** Number words and words that count, folded, with their value. "One", "un" and "une" are mostly articles and stand apart. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...numberWords,
  ['dozen', 12],
  ['douzaine', 12],
  ['dizaine', 10],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['soixantaine', 60],
  ['quinzaine', 15],
  ['cinquantaine', 50],
  ['centaine', 100],
  ['couple', 2],
  ['pair', 2],
  ['paire', 2],
  ['duo', 2],
  ['demi-douzaine', 6],
  ['trio', 3],
  ['half-dozen', 6],
  ['decade', 10],
  ['decennie', 10],
]);

/** What multiplies the number before it. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['cent', 100],
  ['cents', 100],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['mille', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['m', 1e6],
  ['md', 1e9],
  ['g', 1e9],
  ['mm', 1e6],
  ['billion', 1e9],
  ['milliard', 1e9],
  ['milliards', 1e9],
  ['bn', 1e9],
  ['b', 1e9],
  ['dozen', 12],
  ['douzaines', 12],
]);

/** Plurals that name an amount without counting it: the least and the most that they may stand for. */
export const VAGUE: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['dozens', [24, 150]],
  ['douzaines', [24, 150]],
  ['dizaines', [20, 150]],
  ['hundreds', [200, 2000]],
  ['centaines', [200, 2000]],
  ['thousands', [2000, 2e4]],
  ['milliers', [2000, 2e4]],
  ['millions', [2e6, 2e7]],
  ['scores', [40, 200]],
]);

/** Words that are a share of a whole. */
export const SHARES: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['moitie', 1 / 2],
  ['demi', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['tiers', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['quart', 1 / 4],
  ['quarts', 1 / 4],
  ['fifth', 1 / 5],
  ['fifths', 1 / 5],
  ['cinquieme', 1 / 5],
  ['cinquiemes', 1 / 5],
  ['sixth', 1 / 6],
  ['tenth', 1 / 10],
  ['tenths', 1 / 10],
  ['dixiemes', 1 / 10],
  ['dixieme', 1 / 10],
]);

/** Verbs that are a factor by themselves: what was, times this, is. */
export const FACTORS: ReadonlyMap<string, number> = new Map([
  ...['double', 'doubled', 'doubling', 'doubles', 'doublee', 'twice', 'twofold', 'doublant'].map(
    (word): [string, number] => [word, 2],
  ),
  ...['triple', 'tripled', 'tripling', 'triples', 'thrice', 'threefold', 'triplant'].map(
    (word): [string, number] => [word, 3],
  ),
  ...['quadruple', 'quadrupled', 'quadrupling', 'fourfold'].map((word): [string, number] => [word, 4]),
  ...['tenfold', 'decuple', 'decupled'].map((word): [string, number] => [word, 10]),
  ...['halve', 'halved', 'halving', 'halves'].map((word): [string, number] => [word, 1 / 2]),
]);

/** What a unit measures, and how much of the base unit one is. */
export const UNITS: ReadonlyMap<string, readonly [measures: string, base: number]> = new Map(
  Object.entries({
    time: 's:1 sec:1 secs:1 second:1 seconds:1 seconde:1 secondes:1 ms:0.001 min:60 mins:60 minute:60 minutes:60 h:3600 hr:3600 hrs:3600 hour:3600 hours:3600 heure:3600 heures:3600 day:86400 days:86400 jour:86400 jours:86400 week:604800 weeks:604800 semaine:604800 semaines:604800 month:2629800 months:2629800 mois:2629800 year:31557600 years:31557600 yr:31557600 yrs:31557600 an:31557600 ans:31557600 annee:31557600 annees:31557600 decade:315576000 decades:315576000',
    percent: '%:1 percent:1 pourcent:1 pct:1',
    points: 'pp:1',
    mass: 'g:0.001 gram:0.001 grams:0.001 kg:1 kilo:1 kilos:1 kilogram:1 kilograms:1 kilogramme:1 kilogrammes:1 lb:0.45359 lbs:0.45359 pound:0.45359 pounds:0.45359 livres:0.45359 t:1000 tonne:1000 tonnes:1000 ton:907 tons:907 oz:0.02835 ounce:0.02835 ounces:0.02835 once:0.02835 onces:0.02835',
    length:
      'mm:0.001 cm:0.01 m:1 meter:1 meters:1 metre:1 metres:1 km:1000 kilometer:1000 kilometers:1000 kilometre:1000 kilometres:1000 mile:1609.34 miles:1609.34 mi:1609.34 mille:1609.34 milles:1609.34 ft:0.3048 feet:0.3048 foot:0.3048 pied:0.3048 pieds:0.3048 inch:0.0254 inches:0.0254 pouce:0.0254 pouces:0.0254 yard:0.9144 yards:0.9144 verge:0.9144 verges:0.9144',
    area: 'm2:1 km2:1000000 sqm:1 sqft:0.092903 ha:10000 hectare:10000 hectares:10000 acre:4046.86 acres:4046.86 sqmi:2589988',
    volume:
      'l:1 litre:1 litres:1 liter:1 liters:1 ml:0.001 gallon:3.785 gallons:3.785 hl:100 hectolitre:100 hectolitres:100 hectoliter:100 hectoliters:100 pint:0.5 pints:0.5 m3:1000 cc:0.001',
    money: 'franc:1 francs:1 $:1 dollar:1 dollars:1 cad:1 usd:1 eur:1 euro:1 euros:1 €:1 £:1 gbp:1',
    data: 'kb:1 mb:1000 gb:1000000 tb:1000000000',
    voltage: 'v:1 volt:1 volts:1 kv:1000',
    power:
      'w:1 watt:1 watts:1 kw:1000 kilowatt:1000 kilowatts:1000 mw:1000000 megawatt:1000000 megawatts:1000000 gw:1000000000 hp:745.7 horsepower:745.7 bhp:745.7',
    energy: 'wh:1 kwh:1000 mwh:1000000 gwh:1000000000',
    pressure: 'psi:0.0689 bar:1 bars:1 kpa:0.01 mpa:10',
  }).flatMap(([measures, list]) =>
    list.split(' ').map((entry): [string, readonly [string, number]] => {
      const cut = entry.lastIndexOf(':');
      return [entry.slice(0, cut), [measures, Number(entry.slice(cut + 1))]];
    }),
  ),
);

/** Words before a number that say how it stands to the true one. */
export const APPROXIMATIONS: readonly (readonly [pattern: RegExp, kind: Approximation])[] = [
  [/(?:(?:no|not|never) (?:more|larger|bigger) than|pas plus de|jamais plus de)\s*$/, 'up-to'],
  [
    /(?:more than|plus que|upwards of|in excess of|exceeding|plus de|plus d'|au-dela de|au-dessus de)\s*(?:de\s+|d'|an?\s+|une\s+)?$/,
    'more',
  ],
  [
    /(?:over|above|better than|at least|no fewer than|au moins|beyond|past)\s*(?:de\s+|d'|an?\s+|une\s+)?$/,
    'over',
  ],
  [/(?:less than|fewer than|under|below|within|moins de|moins d'|en dessous de|sous)\s*$/, 'under'],
  [
    /\b(?:almost|nearly|close to|just under|approaching|going on|getting on for|nigh on|coming (?:up )?(?:to|on for)|pushing|verging on|the best part of|pres de|presque|not quite|bientot|quasi(?:ment)?)\s*(?:an?\s+)?$/,
    'almost',
  ],
  [
    /(?:(?<!\b(?:add|sum|total|made|make|makes|adding|adds|added|sums|summed) )up to|as (?:many|much|tall|high|long|deep|big|large|heavy|far) as|a maximum of|maximum|at most|jusqu'a|au plus|maximum de|largest[\p{L}\s]{0,40}|biggest[\p{L}\s]{0,40})\s*(?:had|was|of)?\s*$/u,
    'up-to',
  ],
  [
    /(?:about|around|roughly|approximately|some|approx|circa|environ|autour de|a peu pres|quelque|soit environ|une|something like|in the (?:region|order) of|of the order of|somewhere near|de l'ordre de|aux alentours de|~)\s*(?:an?\s+)?$/,
    'about',
  ],
];
export type Approximation = 'exact' | 'more' | 'over' | 'under' | 'almost' | 'up-to' | 'about' | 'vague';
