import { EMAIL, findDates, placeAtEnd, placeOf, titleScore } from '#engines/resume/index.ts';
import { MARK, partsOf } from './parts.ts';

const PHONE = /\+?\(?\d[\d\s().-]{6,18}\d/;
const ADDRESS = /(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,24}(?:\/[^\s|,]*)?/u;
const LABEL = /^[\p{L}\s&/]{2,40}:\s*/u;

const member = (path: string): string => path.split('/').at(-1) ?? '';
const isDate = (path: string): boolean => /^(?:startDate|endDate|date)$/.test(member(path));

/** The date a text gives for a start or an end, `YYYY` or `YYYY-MM`; "" for "to the present", null when it gives none. */
function dateIn(path: string, text: string): string | null {
  const [span] = findDates(text);
  if (span === undefined) return /^\s*(?:present|current|now|aujourd)/i.test(text) && isEnd(path) ? '' : null;
  if (!isEnd(path)) return span.start;
  return span.present ? '' : span.end;
}
const isEnd = (path: string): boolean => member(path) === 'endDate';

const AT = /,\s+|\s+(?:at|chez|@)\s+/;
const isTitle = (text: string): boolean => titleScore(text) >= 3;

/** "Receptionist, Maple Dental Group" is a title and an employer. */
const titleIn = (parts: readonly string[]): string | null =>
  parts.flatMap((part) => part.split(AT)).find(isTitle) ?? null;

/** What is left of a part without a title before and a place behind; "" where nothing is. */
function organisationIn(part: string): string {
  const pieces = part.split(AT);
  const first = pieces.findIndex((piece) => !isTitle(piece));
  if (first === -1) return '';
  const rest = first === 0 ? part : pieces.slice(first).join(', ');
  return placeOf(rest) === null ? (placeAtEnd(rest)?.before ?? rest) : '';
}

/** Of the parts of a line the one that reads like a title, a place, or neither. */
function partFor(path: string, line: string): string | null {
  const parts = partsOf(line);
  const name = member(path);
  if (name === 'position') return (parts.length > 0 ? titleIn(parts) : null) ?? parts[0] ?? null;
  if (name === 'location')
    return (
      parts.find((part) => placeOf(part) !== null) ??
      placeAtEnd(parts.join(', '))?.place ??
      parts.at(-1) ??
      null
    );
  if (name === 'name' || name === 'institution' || name === 'organization')
    return parts.map(organisationIn).find((part) => part !== '') ?? parts[0] ?? null;
  return parts.length === 0 ? null : parts.join(', ');
}

function contactIn(path: string, line: string): string | null {
  if (path === '/basics/email') return EMAIL.exec(line)?.[0] ?? null;
  if (path === '/basics/phone') return PHONE.exec(line)?.[0].trim() ?? null;
  return ADDRESS.exec(line.replace(EMAIL, ' '))?.[0] ?? null;
}

/** What a line says for a place of the profile; null when it says nothing of that kind, such as a date without digits. */
export function valueInLine(path: string, line: string): string | null {
  if (isDate(path)) return dateIn(path, line);
  if (/^\/basics\/(?:email|phone|url|profiles)/.test(path)) return contactIn(path, line);
  const place = path.startsWith('/basics/location/') ? placeOf(partsOf(line).join(', ')) : null;
  if (place !== null) {
    const { address, city, region, postalCode } = place;
    return { address, city, region, postalCode }[member(path)] || null;
  }
  const plain = line.replace(MARK, '').replaceAll('\t', ' ').trim();
  if (/\/(?:highlights|summary|description)(?:\/|$)/.test(path)) return plain === '' ? null : plain;
  if (path.startsWith('/work/') || path.startsWith('/education/') || path.startsWith('/volunteer/'))
    return partFor(path, line);
  const words = /^\/(?:skills|languages|certificates|awards)\//.test(path) ? plain.replace(LABEL, '') : plain;
  return words === '' ? null : words;
}

/** What the person typed, dates in the profile's form; null when a date cannot be read. */
export function valueTyped(path: string, text: string): string | null {
  const value = text.trim();
  return value !== '' && isDate(path) ? dateIn(path, value) : value;
}
