import type { Posting } from '#contract/career/posting.ts';
import { fold, words } from '#engines/text/index.ts';
import { nameWords } from '#engines/lexicon/index.ts';

const LEGAL_FORM = new RegExp(String.raw`\b(${[...nameWords('legal form')].join('|')})\b\.?`, 'g');
/** Forms that are words elsewhere count at the end of a name only. */
const LEGAL_ENDING =
  /(?:[,.\s]+(?:s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|a\.?g|s\.?e|b\.?v|n\.?v|a\/s|a\.?s|a\.?b|oyj?|aps|pty|pte|kg|co|company|e\.?v)\.?)+$/;
const GENDER_MARK =
  /[([]\s*(?:(?:[hfmwdxin]\s*[/|,*-]\s*){1,3}[hfmwdxin]|all genders|tous genres)\s*[)\]]|\s[hfmwdx]\s?\/\s?[hfmwdx](?:\s?\/\s?[hfmwdx])?(?=\s|$)/g;
const NUMBER_MARK = /(?:#|\b(?:req|requisition|job|ref|no)\b\.?\s*(?:id|no)?\.?[:#\s]*)[a-z]{0,4}-?\d{3,}/g;
/** What boards hang on a title that is no part of the job's name: the way of working, hours, haste. */
const DECORATION =
  /[([]\s*(?:remote|hybrid|on-?site|teletravail|full[- ]?time|part[- ]?time|temps plein|temps partiel|urgent|new|cdi|cdd)\s*[)\]]|\s[-–|]\s*(?:remote|hybrid|urgent)\s*$|^urgent\s*[-–:!]*\s/g;
const REMOTE = new Set(['remote', 'teletravail', 'distance', 'anywhere', 'telework', 'worldwide']);
const SHINGLE_WORDS = 5;
const SAME_TEXT = 0.9;

function employerOf(posting: Posting): string {
  const plain = fold(posting.company).replace(/&/g, ' and ').trim();
  const bare = plain.replace(LEGAL_FORM, ' ').trim().replace(LEGAL_ENDING, '');
  // A name that is nothing but such words stays.
  return words(bare).join(' ') || words(plain).join(' ');
}

/** The cities of a posting in order of the alphabet, "remote" among them; by their parts where the board names those. */
function citiesOf(posting: Posting): string[] {
  const named = posting.locations.map(({ city, region, country }) =>
    words(fold(city ?? region ?? country ?? '')).join(' '),
  );
  const written = posting.places.map(cityOf);
  const cities = named.length > 0 ? [...named, ...written.filter((city) => city === 'remote')] : written;
  return [...new Set(cities.filter(Boolean))].toSorted();
}

/** A title without marks, numbers and decorations, and without the posting's own city behind a dash. */
function titleOf(posting: Posting, cities: readonly string[]): string {
  const bare = fold(posting.title)
    .replace(GENDER_MARK, ' ')
    .replace(NUMBER_MARK, ' ')
    .replace(DECORATION, ' ');
  const [, before = '', behind = ''] = /^(.+)\s[-–|,]\s*([^-–|]+)$/.exec(bare.trim()) ?? [];
  const isPlace = cities.includes(words(behind).join(' '));
  return words(isPlace ? before : bare).join(' ') || words(fold(posting.title)).join(' ');
}

/** The same job on two boards has one key: employer, title without decorations, and its cities; folded, parted by "|". */
export function canonicalKey(posting: Posting): string {
  const cities = citiesOf(posting);
  return [employerOf(posting), titleOf(posting, cities), cities.join('+')].join('|');
}

/** The start that a key shares with every other place of the same job: employer and title, up to the last "|". */
export const placelessKey = (key: string): string => key.slice(0, key.lastIndexOf('|') + 1);

// "Remote", "Remote, Canada" and "Remote - Canada" are one place: boards differ in how they say it.
function cityOf(place: string): string {
  const list = words(fold(place.split(/[,(]/)[0] ?? ''));
  return list.some((word) => REMOTE.has(word)) ? 'remote' : list.join(' ');
}

function shinglesOf(text: string): Set<string> {
  const list = words(text);
  if (list.length <= SHINGLE_WORDS) return new Set([list.join(' ')]);
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE_WORDS <= list.length; at += 1)
    shingles.add(list.slice(at, at + SHINGLE_WORDS).join(' '));
  return shingles;
}

function overlap(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** How much of the smaller text the larger one holds. */
function containment(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}

/**
 * How two postings stand to each other. `same`: one job with two doors, on two boards or twice on one. `repost`: the later of the two is
 * the earlier one put up again by the same source, under a new id. `other`: another job. They need one employer and title, a city in
 * common (a posting without places agrees with any) and texts whose five-word shingles overlap by 0.9; of an excerpt, that share must
 * stand in the other. Two without any text are never one by their text alone.
 */
export function relation(one: Posting, other: Posting): 'same' | 'repost' | 'other' {
  if (one.board === other.board && one.tenant === other.tenant && one.external_id === other.external_id)
    return 'same';
  const cities = [citiesOf(one), citiesOf(other)] as const;
  if (employerOf(one) !== employerOf(other) || titleOf(one, cities[0]) !== titleOf(other, cities[1]))
    return 'other';
  const meet =
    cities[0].length === 0 || cities[1].length === 0 || cities[0].some((city) => cities[1].includes(city));
  if (!meet || !isSameText(one, other)) return 'other';
  const isOneSource = one.board === other.board && one.tenant === other.tenant;
  return isOneSource &&
    one.posted_at !== null &&
    other.posted_at !== null &&
    one.posted_at !== other.posted_at
    ? 'repost'
    : 'same';
}

function isSameText(one: Posting, other: Posting): boolean {
  if (one.description === '' || other.description === '') return false;
  const [a, b] = [shinglesOf(one.description), shinglesOf(other.description)];
  return (one.is_excerpt || other.is_excerpt ? containment(a, b) : overlap(a, b)) >= SAME_TEXT;
}
