import type { Found, Line } from './lines.ts';
import { SEGMENTS } from './names.ts';
import { addressOf, hasSchoolWord, titleScore } from './vocabulary/index.ts';
import type { Place } from './vocabulary/index.ts';

/** One name of a town, of up to three words. */
export const TOWN = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;

/** "Address: 27 Mill Lane, Norwich, Norfolk": the label tells that it is a place, whether or not a list has the town. */
const ADDRESS_LABEL =
  /^(?:(?:home |mailing |current )?address|adresse|anschrift|location|lieu|wohnort|based in|lives in)\s*[:：\t]\s*/iu;
const WITH_REGION = /^(\p{Lu}[\p{L}'’. -]{1,40}?)(?:,\s*|\s\()(\p{Lu}[\p{L}'’. -]{1,40}?)\)?$/u;

/** A town and what it lies in, neither of them in a list; null where something else could be meant. */
function townIn(text: string): Place | null {
  const [, city = '', region = ''] = WITH_REGION.exec(text) ?? [];
  const reads = TOWN.test(city) && titleScore(city) === 0 && titleScore(region) === 0 && !hasSchoolWord(text);
  return reads ? { address: '', city, region, postalCode: '', countryCode: '' } : null;
}

/** A place that a label names as one, behind the street. */
function labelledPlace({ body }: Line): Place | null {
  if (!ADDRESS_LABEL.test(body)) return null;
  const text = body.replace(ADDRESS_LABEL, '').split(SEGMENTS)[0] ?? '';
  const parts = text.split(/,\s*/);
  const from = parts.findIndex((part) => !/\d/.test(part));
  const [city = '', region = ''] = from === -1 ? [] : parts.slice(from);
  if (!TOWN.test(city)) return null;
  return { address: parts.slice(0, from).join(', '), city, region, postalCode: '', countryCode: '' };
}

const LONE_CODE = /^(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d|[A-Z]\d[\dW]\s[A-Z\d]{4})$/;
const STREET = /^(?:\p{L}+ )?\d+\p{L}?,?\s\p{L}/u;

/** The end of a postal code: what a narrow column leaves to the next line. */
const CODE_END = /^(?:\d[A-Z]\d|\d[A-Z]{2}|\d{5})$/;

/** A place whose postal code, or its second half, fell to the next line, with the street that stands over it. */
export function wrappedPlace(lines: readonly Line[]): { place: Place; lines: Line[] } | null {
  for (const [index, line] of lines.entries()) {
    const [before, town] = [lines[index - 2], lines[index - 1]];
    if (town === undefined || line.order - town.order !== 1 || !CODE_END.test(line.body)) continue;
    const place = addressOf(`${town.body} ${line.body}`);
    if (place === null || !place.postalCode.endsWith(line.body)) continue;
    const street = before !== undefined && town.order - before.order === 1 && STREET.test(before.body);
    return street && place.address === ''
      ? { place: { ...place, address: before.body.replace(/,$/, '') }, lines: [before, town, line] }
      : { place, lines: [town, line] };
  }
  return null;
}

/** The town over or before a postal code that stands alone, as in Britain and Ireland, with the street before it. */
export function placeBeforeCode(lines: readonly Line[]): { place: Place; lines: Line[] } | null {
  const parts = lines.flatMap((line) =>
    line.body
      .split(/,\s+/)
      .flatMap((part) => part.split(SEGMENTS))
      .map((text) => ({ text: text.trim(), line })),
  );
  const at = parts.findIndex(({ text }) => LONE_CODE.test(text));
  const [street, town, code] = [parts[at - 2], parts[at - 1], parts[at]];
  if (town === undefined || code === undefined || !TOWN.test(town.text) || titleScore(town.text) > 0)
    return null;
  if (code.line.order - town.line.order > 1 || hasSchoolWord(town.text)) return null;
  const address = street !== undefined && STREET.test(street.text) ? street : null;
  const held = [address?.line, town.line, code.line].filter((line) => line !== undefined);
  return {
    place: {
      address: address?.text ?? '',
      city: town.text,
      region: '',
      postalCode: code.text,
      countryCode: '',
    },
    lines: [...new Set(held)],
  };
}

/** Where the person lives, when no list tells: by its label, or a town and a region beside the ways to reach them. */
export function unlistedPlace(
  lines: readonly Line[],
  contact: { name: Found | null; email: Found | null; phone: Found | null },
): { place: Place; lines: Line[] } | null {
  const reach = [contact.email, contact.phone].flatMap((found) => found?.lines[0]?.order ?? []);
  for (const line of lines) {
    const labelled = labelledPlace(line);
    if (labelled !== null) return { place: labelled, lines: [line] };
    if (line === contact.name?.lines[0] || !reach.some((order) => Math.abs(order - line.order) <= 2))
      continue;
    for (const segment of line.body.split(SEGMENTS)) {
      const place = townIn(segment.trim().replace(/^(?:\ufe0f|\s)+/u, ''));
      if (place !== null) return { place, lines: [line] };
    }
  }
  return null;
}
