import { wordAloneFor } from '#engines/lexicon/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { COUNTRY_WORDS, PROVINCES, STATES } from './known/places.ts';
import { plainLabel } from './wording.ts';

const parts = (place: string): string[] => place.split(/[,;/()]| - /).map((part) => plainLabel(part));

function countriesIn(text: string): ReadonlySet<string> {
  // British Columbia is no part of Colombia, whatever French calls it.
  const plain = ` ${plainLabel(text)} `.replaceAll(' colombie britannique ', ' ');
  const named = new Set(
    COUNTRY_WORDS.filter(([, words]) => words.some((word) => plain.includes(` ${word} `))).map(
      ([code]) => code,
    ),
  );
  // Folded, "US" is the word "us": only the capitals tell them apart.
  if (/\bU\.?S\.?(A\.?)?(?![\w.])/.test(text)) named.add('US');
  return named;
}

/** The country a text names, as ISO 3166-1 alpha-2, "" when it names none or several. */
export function countryNamed(text: string): string {
  const named = countriesIn(text);
  return named.size === 1 ? ([...named][0] ?? '') : '';
}

/** The countries a question names side by side, "in both Ireland and the UK"; empty for one, or where more stands between them. */
export function countriesBeside(label: string): readonly string[] {
  const named = [...label.matchAll(/\p{Lu}[\p{L}.]*(?: (?:of )?\p{Lu}[\p{L}.]*)*/gu)]
    .map(({ 0: name, index }) => ({ country: countryNamed(name), from: index, to: index + name.length }))
    .filter(({ country }) => country !== '');
  const apart = named.slice(1).some(({ from }, index) => {
    const between = label.slice(named[index]?.to ?? 0, from);
    return !/^(,|,? (and|or|et|ou)|\/)? ?(in |the |en |au |aux )*$/i.test(between);
  });
  return apart ? [] : [...new Set(named.map(({ country }) => country))];
}

const NAMED_AFTER =
  /\b(?:in|within|en|au|aux|à|from|de)\s+(?:the\s+|la\s+)?(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*)/gu;

/** What is no name, however it is written: "in the State in which we are". */
const NO_NAME = wordAloneFor('places: no name');

/** Whether a sentence names several countries, or a place that is neither the posting's nor one in its country. */
export function namesPlace(text: string, posting: Posting): boolean {
  if (countriesIn(text).size > 1) return true;
  const here = new Set([...posting.places.flatMap(parts), plainLabel(posting.company)]);
  // "From the Trust" is from the employer, who is called so in part.
  const own = new Set(plainLabel(posting.company).split(' '));
  return [...text.matchAll(NAMED_AFTER)].some(([, name = '']) => {
    if (NO_NAME.test(plainLabel(name))) return false;
    const country = countryOfPlace(name);
    if (
      country === '' &&
      plainLabel(name)
        .split(' ')
        .every((word) => own.has(word))
    )
      return false;
    return !here.has(plainLabel(name)) && (country === '' || country !== countryOf(posting));
  });
}

/** The province of Canada a text names, as code and English name, null when it names none. */
export function provinceOf(text: string): { code: string; name: string } | null {
  const named = parts(text);
  for (const { code, name, names } of PROVINCES)
    if (named.some((part) => names.includes(part) || part === code.toLowerCase())) return { code, name };
  return null;
}

function countryOfPlace(place: string): string {
  const named = countryNamed(place);
  if (named !== '') return named;
  if (provinceOf(place) !== null) return 'CA';
  const pieces = parts(place);
  return STATES.some(
    ({ code, names }) => pieces.includes(code.toLowerCase()) || names.some((name) => pieces.includes(name)),
  )
    ? 'US'
    : '';
}

/** The one country a posting's places lie in, as ISO 3166-1 alpha-2, "" when they say none or several. */
export function countryOf(posting: Posting): string {
  const found = new Set(posting.places.map(countryOfPlace).filter((code) => code !== ''));
  return found.size === 1 ? ([...found][0] ?? '') : '';
}

/** The city part of a place as written: "Toronto" of "Toronto, Ontario"; "" for "Remote, Canada". */
export function cityOf(place: string): string {
  const first = place.split(/[,;(]/)[0]?.trim() ?? '';
  const plain = plainLabel(first);
  const isCity =
    plain !== '' &&
    !/remote|teletravail|a distance|anywhere|hybrid/.test(plain) &&
    countryOfPlace(first) === '';
  return isCity ? first : plain === 'quebec' || plain === 'new york' ? first : '';
}
