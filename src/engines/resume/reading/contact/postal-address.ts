import { fold } from '#engines/text/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { SEGMENTS } from '#engines/resume/reading/names.ts';
import { emailIn } from '#engines/resume/reading/patterns.ts';
import {
  countryOf,
  hasSchoolWord,
  isCountryCode,
  isKnownCity,
  phoneIn,
  titleScore,
} from '#engines/resume/reading/vocabulary/index.ts';
import type { Place } from '#engines/resume/reading/vocabulary/index.ts';

/** Words that say what kind of street it is, before its name or in it. */
const STREET =
  /(?:^|[\s,'’])(?:rue|avenue|av\.|ave|boulevard|bd|boul\.|chemin|quai|place|impasse|all[ée]e|route|calle|avenida|via|street|st|road|rd|lane|drive|dr|way|court|crescent|terrace|square|h(?:wy|ighway)|blvd)(?=$|[\s,.])|(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|straat)(?=$|\s\d)/iu;
/** A part of a house ("Unit 1204", "3. tv", "4.º B", "app. 3"). */
const WITHIN =
  /^(?:(?:unit|suite|flat|ap(?:p?t|p|artment|partement)|bureau|#)\b.*|\d{1,4}(?:[.ºª°]\S*)?(?:\s\S{1,3})?)$/iu;
/** Codes of the post of countries that write four to six figures, or the other forms. */
const CODE =
  /(?<![\w/.-])(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4}|(?:[A-Z]{1,2}-)?\d{4,6}|\d{3}\s\d{2})(?![\w/])/u;
const TOWN =
  /^\p{Lu}[\p{L}'’.]+(?:[ -](?:\p{Lu}|de |du |des |la |le |les |sur |am |an der |im )[\p{L}'’.]*){0,3}$/u;
const LONGEST = 110;
/** How many lines an address goes over at most. */
const MOST_LINES = 3;

/** A town behind its code ("1205 Genève"). */
const isTownWithCode = (part: string): boolean => {
  const code = CODE.exec(part);
  return code?.index === 0 && TOWN.test(part.slice(code[0].length).trim()) && !STREET.test(part);
};

/** A code that could be a year ("2019 Bordeaux") is one only beside its country. */
const YEAR = /^(?:19[5-9]|20[0-4])\d\s/;

/** A town behind its code without its street, with its country or without ("5000 Namur, Belgique"); null for anything else. */
export function codedTown(text: string): Place | null {
  const [part = '', country = '', more] = text.split(/,\s*|\s\((?=[^()]*\)$)/);
  const countryCode = countryOf(country.replace(/\)$/, '')) ?? '';
  if (more !== undefined || !isTownWithCode(part) || (country !== '' && countryCode === '')) return null;
  if (countryCode === '' && YEAR.test(part)) return null;
  const code = CODE.exec(part)?.[0] ?? '';
  const city = part.slice(code.length).trim();
  if (titleScore(city) > 0 || hasSchoolWord(city)) return null;
  return { address: '', city, region: '', postalCode: code, countryCode };
}

const isStreet = (part: string): boolean =>
  WITHIN.test(part) || STREET.test(part) || /^\d+\p{L}?\s\p{Lu}|\p{L}\s\d+\s?\p{L}?$/u.test(part);

/** The country that the last part names or ends with, and the parts without it. */
function withoutCountry(parts: readonly string[]): { parts: string[]; countryCode: string } {
  const last = parts.at(-1) ?? '';
  const named = countryOf(last) ?? (isCountryCode(last) ? last : undefined);
  if (named !== undefined && parts.length > 1) return { parts: parts.slice(0, -1), countryCode: named };
  const [, before, code = ''] = /^(.*\d.*)\s([A-Z]{2})$/u.exec(last) ?? [];
  return before !== undefined && isCountryCode(code)
    ? { parts: [...parts.slice(0, -1), before], countryCode: code }
    : { parts: [...parts], countryCode: '' };
}

/** A street and the town behind it, where no comma parts them: a well-known one, or what follows the word for a street. */
function withTownApart(part: string): string[] {
  const words = part.split(' ');
  for (let from = 2; from < words.length; from += 1)
    if (isKnownCity(words.slice(from).join(' ')))
      return [words.slice(0, from).join(' '), words.slice(from).join(' ')];
  const [, street, town] =
    /^(\d.*\s(?:street|road|lane|drive|avenue|boulevard))\s(\p{Lu}\p{L}+)$/iu.exec(part) ?? [];
  return street === undefined || town === undefined || /^(?:north|south|east|west|nw|ne|sw|se)$/i.test(town)
    ? [part]
    : [street, town];
}

/** The address for mail that a whole text is: a street, then a town with its code or country; null where either is missing. */
export function postalAddressOf(text: string): Place | null {
  if (text.length > LONGEST || emailIn(text) !== null || /https?:|www\./.test(text)) return null;
  // "Bordeaux (FR), Nouvelle-Aquitaine": the code of the country stands in brackets, wherever.
  const coded = /\s\(([A-Z]{2})\)/.exec(text)?.[1] ?? '';
  const split = text
    .replace(/\s\([A-Z]{2}\)/g, '')
    .split(/[,\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const { parts, countryCode: named } = withoutCountry(split);
  const countryCode = named === '' && isCountryCode(coded) ? coded : named;
  const apart = parts.flatMap((part) => (isStreet(part) ? withTownApart(part) : [part]));
  const isFirst = (part: string, index: number) =>
    index > 0 && (/^\d{4,6}$/.test(part) || isTownWithCode(part) || isKnownCity(part) || !isStreet(part));
  const streets = apart.findIndex(isFirst);
  const street = apart.slice(0, Math.max(0, streets));
  if (!street.every(isStreet) || !street.some((part) => /\d/.test(part))) return null;
  const rest = apart.slice(streets);
  const code = rest.map((part) => CODE.exec(part)?.[0]).find((found) => found !== undefined) ?? '';
  const names = rest.map((part) => part.replace(code, '').trim()).filter((part) => part !== '');
  const [city = '', region = ''] = names;
  if ((code === '' && countryCode === '') || names.length > 2 || !TOWN.test(city)) return null;
  if (/\d/.test(region) || titleScore(city) > 0 || hasSchoolWord(city)) return null;
  return { address: street.join(', '), city, region, postalCode: code, countryCode };
}

/** The first address for mail that stands on a line of a contact block, in a part of one, or on up to three lines. */
export function postalAddress(lines: readonly Line[]): { place: Place; lines: Line[] } | null {
  for (const [index, line] of lines.entries()) {
    const alone = line.body.split(SEGMENTS).map((part) => part.trim());
    for (const part of alone) {
      const place = postalAddressOf(part);
      if (place !== null) return { place, lines: [line] };
    }
    for (let count = MOST_LINES; count > 1; count -= 1) {
      const held = lines.slice(index, index + count);
      const follow = held.every(({ order }, at) => order === line.order + at);
      if (held.length < count || !follow || held.some(({ body }) => reaches(body))) continue;
      const place = postalAddressOf(
        held
          .map(({ body }) => body)
          .join(', ')
          .replaceAll('-, ', '-'),
      );
      if (place !== null) return { place, lines: held };
    }
  }
  return null;
}

const reaches = (text: string): boolean =>
  emailIn(text) !== null || (fold(text).replace(/[^a-z]/g, '').length < 4 && phoneIn(text) !== null);
