import { remembered } from '#engines/text/index.ts';
import { ANNOUNCED, FIRM, MODE, SCHEDULE } from './naming.data.ts';
import { roleOf } from './role.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { placeIn } from '#engines/postings/facts/places/place.ts';
import {
  countryByName,
  countryOfCity,
  countryOfRegion,
} from '#engines/postings/facts/places/known-places.ts';

/** "Intern, Winter 2027". */
const SEASON_LAST =
  /,?\s*[-–—(]?\s*(?:summer|winter|fall|autumn|spring|été|hiver|automne|printemps)\s+20\d\d\)?\s*$/iu;
/** Stands for a stroke that joins two names of one job while a line is split. */
const SLASH = '\u241f';
/** Stands for the dash before a level, which is the job's: "Educator - Level 2". */
const DASH = '\u241e';
const LEVEL = /\s[-–—]\s((?:level|tier|grade|class|niveau|classe|échelon)\s(?:\d|[ivx]+\b))/giu;

/** A line's parts that may be names: no places, no kinds of work, no figures. */
export const partsOf = remembered((line: string): string[] => {
  return (
    line
      .replace(/(\p{L}+) \/ (\p{L}+)/gu, (whole, one: string, other: string) =>
        roleOf(one) !== 'none' &&
        (/^\p{Ll}/u.test(other) || roleOf(line.slice(line.indexOf(other))) !== 'none')
          ? `${one}${SLASH}${other}`
          : whole,
      )
      .replace(LEVEL, `${DASH}$1`)
      .split(/\s[|·•–—-]\s|\t|\s{3,}| \/ /u)
      .map((part) => part.replaceAll(SLASH, ' / ').replaceAll(DASH, ' - '))
      .map((part) =>
        part
          .replace(SEASON_LAST, '')
          .replace(/^[\s\-–—•|]+|[\s\-–—•|]+$/gu, '')
          .replace(/\s(?:wanted|needed|recherchée?s?)$/iu, ''),
      )
      .map((part) =>
        part.replace(/\s*\(([^()]*)\)$/u, (whole, inside: string) =>
          MODE.test(flatten(inside)) || SCHEDULE.test(flatten(inside)) ? '' : whole,
        ),
      )
      // "Nelson, British Columbia" is a place as a whole.
      .filter((part) => !isPlace(part.replace(/\s*\([^()]*\)$/u, '')))
      .map(withoutPlace)
      .filter(
        (part) =>
          /\p{L}{2}/u.test(part) &&
          !isPlace(part) &&
          !isKind(part) &&
          !ANNOUNCED.test(flatten(part)) &&
          !/[$€£<>{}[\]]|\d{4}|^\d/.test(part) &&
          (!SCHEDULE.test(flatten(part)) || roleOf(part) !== 'none'),
      )
  );
});

/** "Quillback Insurance, Hartford, CT" without its place. */
function withoutPlace(part: string): string {
  const inside = /^(.{2,}?)\s*\(([^()]+)\)$/.exec(part);
  if (inside?.[1] !== undefined && isPlace(inside[2] ?? '')) return inside[1];
  const street = /^(.{2,}?), \d+,? \p{L}/u.exec(part);
  if (street?.[1] !== undefined) return street[1];
  const at = part.indexOf(', ');
  return at > 1 && isPlace(part.slice(at + 2).replace(/\s*\([^()]*\)$/u, '')) ? part.slice(0, at) : part;
}

function isKind(part: string): boolean {
  const flat = flatten(part);
  return (
    MODE.test(flat) &&
    roleOf(flat.replace(/\b(?:internship|contract|temporary)\b/g, '')) === 'none' &&
    (flat.split(' ').length <= 6 || MODE.exec(flat)?.index === 0)
  );
}

/** Whether words are a place and nothing else. */
export const isPlace = remembered((part: string): boolean => {
  const flat = flatten(part);
  if (countryOfCity.has(flat) || countryByName.has(flat) || (countryOfRegion.has(flat) && flat.length > 2))
    return true;
  if (roleOf(flat) !== 'none') return false;
  const place = placeIn([
    { text: part, flat, line: 1, section: 'none', item: false, header: true, label: '' },
  ]);
  if (place === null) return false;
  // "Maple Ridge Services" is named after a place.
  return place.place.length > part.length * 0.5 && !isFirm(part.replace(place.place, ''));
});

const isFirm = (words: string): boolean =>
  (words.match(/\p{Lu}[\p{L}-]+/gu) ?? []).some((word) => FIRM.test(flatten(word)));
