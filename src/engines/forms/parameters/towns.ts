import { countriesOfCity } from '#engines/lexicon/index.ts';
import { PROVINCES, STATES } from '#engines/forms/understanding/known/places.ts';
import { type AskedQuestion, says } from '#engines/forms/screening/asked.ts';
import {
  cityOf,
  countryNamed,
  countryOf,
  namesPlace,
  provinceOf,
} from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** A name after a word of place: a city that is not known here. */
const OTHER_NAME =
  /\b(?:in|at|to|near|from|à|au|our|notre|de)\s+(?:the\s+|downtown\s+)?(?!Monday|Tuesday|Wednesday|Thursday|Friday|Canada\b|I\b)\p{Lu}[\p{L}'’-]/u;

/** A name after a word of moving: a town whose country is not known. */
const TOWN =
  /(?<!\p{L})(?:to|à|in|for)\s+((?!Canada\b|I\b)\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*)(?:(?:,| or| and| ou| et)(?: à| to)? (\p{Lu}))?/u;

/** The town after a word of moving, folded, whether or not it is known; "" for none, and for a region or a country. */
export function townNamed({ question, context }: AskedQuestion): string {
  const [, town = '', another] = TOWN.exec(question.label.replaceAll(context.posting.company, ' ')) ?? [];
  return another !== undefined || countryNamed(town) !== '' || provinceOf(town) !== null
    ? ''
    : plainLabel(town);
}

/** The city a question names, of the posting, the person's own and those told; else the posting's; "" when it may be another. */
export function cityAsked(asked: AskedQuestion, known: readonly string[]): string {
  const { question, context } = asked;
  const here = context.posting.places.map(cityOf).filter(Boolean);
  const own = context.master.resume.basics.location.city;
  const text = plainLabel(question.label);
  const named = [...new Set([...known, ...here, own].map(plainLabel))].filter((city) => says(text, city));
  if (named.length > 1) return '';
  const [city] = named;
  if (city !== undefined) return city;
  const label = question.label.replaceAll(context.posting.company, ' ');
  const [, town = ''] = TOWN.exec(label) ?? [];
  // A larger town that is named by its name alone is that town.
  if (countriesOfCity.get(plainLabel(town))?.length === 1) return plainLabel(town);
  const country = countryNamed(label);
  const abroad = country !== '' && country !== countryOf(context.posting);
  return abroad || OTHER_NAME.test(label) ? '' : plainLabel(here[0] ?? '');
}

/** The country asked about: named, or that of the posting where no other place is named than its own; "" when not sure. */
export function countryAsked({ question, context }: AskedQuestion): string {
  const { label } = question;
  const named = countryNamed(label) || (provinceOf(label) === null ? '' : 'CA');
  const own = [...context.posting.places.map(cityOf), context.master.resume.basics.location.city];
  const here = own.some((city) => city !== '' && says(plainLabel(label), plainLabel(city)));
  if (named !== '' || here) return named || countryOf(context.posting);
  const [, town = '', another] = TOWN.exec(label.replaceAll(context.posting.company, ' ')) ?? [];
  if (another !== undefined) return '';
  if (town === '') return namesPlace(label, context.posting) ? '' : countryOf(context.posting);
  const [country = '', ...others] = countriesOfCity.get(plainLabel(town)) ?? [];
  return others.length === 0 ? country : '';
}

/** A part of a country that a text names. */
export interface Region {
  readonly code: string;
  readonly names: readonly string[];
  readonly country: string;
}

const REGIONS: readonly Region[] = [
  ...PROVINCES.map((region) => ({ ...region, country: 'CA' })),
  ...STATES.map((region) => ({ ...region, country: 'US' })),
];

/** The province or state that was told, by its code or its name; null for another kind of region. */
export const regionTold = (told: string): Region | null =>
  REGIONS.find(({ code, names }) => code === told.toUpperCase() || names.includes(plainLabel(told))) ?? null;

/** The one province or state that a text names: in full, or by its code behind a town, "Mobile AL", "Moncton, NB"; null for none or several. */
export function regionIn(text: string): Region | null {
  const plain = plainLabel(text);
  const codes = [
    ...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’-]*[,.]?\s\(?([A-Z]{2})(?![\p{L}\d])/gu),
  ].map(([, code]) => code);
  const found = REGIONS.filter(
    ({ code, names }) => codes.includes(code) || names.some((name) => says(plain, name)),
  );
  // "West Virginia" names no Virginia.
  const widest = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.names.some((name) => one.names.some((short) => name !== short && says(name, short))),
      ),
  );
  return widest.length === 1 ? (widest[0] ?? null) : null;
}

const NAME = String.raw`(\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}[\p{L}'’.-]*|des?|du|la|le|les))*)`;
/** A region as French says one, by "en" or an article, where towns have "à". */
const OF_REGION = new RegExp(
  String.raw`(?<!\p{L})(?:en|dans (?:le|la|les|l['’])|sur (?:le|la|les)|r[ée]gion (?:de la|de l['’]|du|des|d['’]|de))\s?${NAME}`,
  'u',
);

/** The region of a province that a French text names, folded; "" for none. */
export const regionNamed = (text: string): string => plainLabel(OF_REGION.exec(text)?.[1] ?? '');

/** A name behind a word of place in a text, other than the employer's and the person's own town. */
const PLACE = new RegExp(
  String.raw`(?<!\p{L})(?:in|at|to|near|à|au|aux|en|vers)\s(?:the |our |notre )?${NAME}`,
  'gu',
);

/** Whether a question, or what is said before it, names a place that is not where the person lives. */
export function namesElsewhere({ question, context }: AskedQuestion): boolean {
  const own = plainLabel(context.master.resume.basics.location.city);
  const said = `${question.label} ${question.help}`;
  const named = [...said.replaceAll(context.posting.company, ' ').matchAll(PLACE)].map(([, name = '']) =>
    plainLabel(name),
  );
  return named.some((name) => name !== own) && !says(plainLabel(said), own);
}
