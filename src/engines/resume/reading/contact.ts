import { fold } from '#engines/text/index.ts';
import type { Found, Line } from './lines.ts';
import { findName, SEGMENTS } from './names.ts';
import { CONTACT_LABEL, EMAIL, emailIn, LINK } from './patterns.ts';
import { codedTown, postalAddress, postalAddressOf } from '#engines/resume/reading/contact/postal-address.ts';
import { placeBeforeCode, TOWN, unlistedPlace, wrappedPlace } from './unlisted-places.ts';
import { addressOf, phoneIn, titleScore } from './vocabulary/index.ts';
import type { Place } from './vocabulary/index.ts';

/** What the contact block says; each value with its line. */
export interface Contact {
  name: Found | null;
  label: Found | null;
  email: Found | null;
  phone: Found | null;
  place: { place: Place; lines: Line[] } | null;
  links: Found[];
  /** Lines that only name what the next one holds. */
  labels: Line[];
  /** Lines of the block that became something else or nothing. */
  rest: Line[];
}

const SEARCHED_CHARACTERS = 300;

/** Reads one line's e-mail, phone and links into the contact; what remains of its text is returned in segments. */
function takeTokens(contact: Contact, line: Line): string[] {
  let text = line.body.slice(0, SEARCHED_CHARACTERS);
  const email = EMAIL.exec(text)?.[0];
  if (email !== undefined) {
    contact.email ??= { value: email, lines: [line] };
    text = text.replace(email, '\t');
  }
  for (const [link] of Array.from(text.matchAll(LINK)).slice(0, 10)) {
    const value = link.replace(/[.)\]]+$/, '');
    if (!contact.links.some((known) => known.value === value)) contact.links.push({ value, lines: [line] });
    text = text.replace(link, '\t');
  }
  const phone = phoneIn(text);
  if (phone !== null) {
    contact.phone ??= { value: phone.text, lines: [line], confidence: phone.confidence };
    text = text.replace(phone.text, '\t');
  }
  return text
    .split(SEGMENTS)
    .map((segment) =>
      segment
        .trim()
        .replace(CONTACT_LABEL, '')
        .replace(/^(?:\p{So}|\p{Sk}|\ufe0f|[\s.,;:|()/-])+|[\s,;:|(/-]+$|(?<=\p{L}{4})\.$/gu, ''),
    )
    .filter((segment) => /\p{L}/u.test(segment));
}

/** A town no list has, alone between ways to reach the person ("Rimouski • 418 555-0127 • …"); null when none is so. */
function townAmong({ body }: Line, segments: readonly string[]): Place | null {
  const [town = '', ...others] = segments;
  if (others.length > 0 || !TOWN.test(town) || titleScore(town) > 0 || !body.startsWith(town)) return null;
  if (emailIn(body) === null || phoneIn(body) === null) return null;
  return { address: '', city: town, region: '', postalCode: '', countryCode: '' };
}

const isLabel = (segment: string): boolean =>
  segment.length <= 90 &&
  segment.split(' ').length <= 10 &&
  !/[.!?]$/.test(segment) &&
  !/^\P{L}*$/u.test(segment);

/** Reads the contact block: the lines before the first heading and those under a heading such as "Contact". */
export function readContact(preamble: readonly Line[], others: readonly Line[]): Contact {
  const contact: Contact = {
    name: null,
    label: null,
    email: null,
    phone: null,
    place: null,
    links: [],
    labels: [],
    rest: [],
  };
  contact.name = findName(preamble) ?? findName(others);
  const nameLine = contact.name?.lines[0];
  let seenName = nameLine === undefined;
  for (const line of [...preamble, ...others]) {
    if (CONTACT_LABEL.exec(`${line.body}:`)?.[0].length === line.body.length + 1) {
      contact.labels.push(line);
      continue;
    }
    let segments = takeTokens(contact, line);
    let used = segments.length === 0;
    if (line !== nameLine && contact.name?.lines.includes(line) === true) continue;
    if (line === nameLine) {
      seenName = true;
      used = true;
      const name = contact.name?.value ?? '';
      segments = segments.map((segment) =>
        segment.startsWith(name) ? segment.slice(name.length).replace(/^[\s,]+/, '') : segment,
      );
      // "RN" or "CPA, MBA" after a name is no headline.
      segments = segments.filter((segment) => !/^[\p{Lu}.,/\s]{0,20}$/u.test(segment));
    }
    for (const segment of segments) {
      const place = postalAddressOf(segment) ?? addressOf(segment) ?? codedTown(segment);
      if (place !== null && contact.place === null) {
        contact.place = { place, lines: [line] };
        used = true;
      } else if (
        contact.label === null &&
        seenName &&
        isLabel(segment) &&
        (titleScore(segment) > 0 || line === nameLine)
      ) {
        if (fold(segment) === fold(contact.name?.value ?? '')) continue;
        contact.label = { value: segment, lines: [line] };
        used = true;
      }
    }
    const town = contact.place === null ? townAmong(line, segments) : null;
    if (town !== null) contact.place = { place: town, lines: [line] };
    if (!used && town === null) contact.rest.push(line);
  }
  const all = [...preamble, ...others];
  contact.place ??=
    wrappedPlace(all) ?? placeBeforeCode(all) ?? postalAddress(all) ?? unlistedPlace(all, contact);
  contact.rest = contact.rest.filter((line) => contact.place?.lines.includes(line) !== true);
  return contact;
}
