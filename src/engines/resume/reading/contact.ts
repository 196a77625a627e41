import { fold } from '#engines/text/index.ts';
import type { Found, Line } from './lines.ts';
import { addressOf, placeOf, titleScore } from './vocabulary/index.ts';
import type { Place } from './vocabulary/index.ts';

/** What the contact block says; each value with its line. */
export interface Contact {
  name: Found | null;
  label: Found | null;
  email: Found | null;
  phone: Found | null;
  place: { place: Place; lines: Line[] } | null;
  links: Found[];
  /** Lines of the block that became something else or nothing. */
  rest: Line[];
}

export const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/u;
const PHONE =
  /(?<![\w/])(?:\+\d{1,3}[\s.-]?(?:\d[\s.-])?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,4}(?:[\s.-]?\d{2,4}){1,4}(?:\s?(?:x|ext\.?|poste)\s?\d{1,6})?(?![\w@])/i;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]+|(?<![@\w.-])(?:[a-z\d-]{1,60}\.){1,4}(?:com|ca|org|net|io|dev|me|fr|app|co|info|ai|tech|design|quebec|example|page|site|online)(?:\.(?:ca|com|org|uk))?(?:\/[^\s|,;()<>]*)?(?![\w@])/gi;
const LABEL =
  /^(?:e-?mail|courriel|mail|phone|tel|t[ée]l[ée]phone|t[ée]l|cell|cellulaire|mobile|address|adresse|location|lieu|ville|city|website|site web|site|web|linkedin|github|portfolio|name|nom)\.?\s*[:：]\s*/iu;
const NAME_WORD =
  /^(?:\p{Lu}[\p{L}'’.-]*|de|da|del|della|di|du|des|la|le|van|von|der|den|el|al|bin|ben|ibn|dos|y)$/u;
const CREDENTIALS = /,\s*(?:[A-Z][A-Za-z.]{0,7}(?:\s*[,/]\s*|\s+|$)){1,6}$/;

function nameIn(text: string): string | null {
  const comma = text.indexOf(', ');
  const titled = comma > 0 && titleScore(text.slice(comma + 2)) >= 3;
  const bare = (titled ? text.slice(0, comma) : text.replace(CREDENTIALS, '')).trim();
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 5 || /[\d@:/|]/.test(bare)) return null;
  if (!words.every((word) => NAME_WORD.test(word)) || !/^\p{Lu}/u.test(bare)) return null;
  return titleScore(bare) >= 3 || placeOf(bare) !== null ? null : bare;
}

function phoneIn(text: string): string | null {
  const found = PHONE.exec(text)?.[0].trim();
  if (found === undefined) return null;
  const digits = found.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 17 && !/^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d$/.test(found) ? found : null;
}

const SEARCHED_CHARACTERS = 300;
const SEGMENTS = /\t|\s[|•·∙●▪◦–—~/]\s|[|•●]/u;

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
    contact.phone ??= { value: phone, lines: [line] };
    text = text.replace(phone, '\t');
  }
  return text
    .split(SEGMENTS)
    .map((segment) =>
      segment
        .trim()
        .replace(LABEL, '')
        .replace(/^[\s,;:|()-]+|[\s,;:|(-]+$/g, ''),
    )
    .filter((segment) => /\p{L}/u.test(segment));
}

const isLabel = (segment: string): boolean =>
  segment.length <= 90 &&
  segment.split(' ').length <= 10 &&
  !/[.!?]$/.test(segment) &&
  !/^\P{L}*$/u.test(segment);

/** The person's name among the first lines: the largest print that reads as a name, else the first that does. */
function findName(lines: readonly Line[]): Found | null {
  const candidates = lines.slice(0, 12).flatMap((line) => {
    const segment = line.body.split(SEGMENTS)[0]?.trim().replace(LABEL, '') ?? '';
    const value = nameIn(segment);
    return value === null ? [] : [{ value, lines: [line], size: line.size }];
  });
  const largest = Math.max(...candidates.map(({ size }) => size));
  const found = candidates.find(({ size }) => size === largest);
  return found === undefined ? null : { value: found.value, lines: found.lines };
}

/** Whether a short line holds an e-mail address, a number to call or a full postal address and nothing else. */
export function isReachLine(line: Line): boolean {
  if (line.body.length > 70 || line.item) return false;
  const rest = line.body.replace(EMAIL, '').replace(LABEL, '').trim();
  const phone = phoneIn(rest);
  const bare = phone === null ? rest : rest.replace(phone, '').trim();
  if (bare === '' && line.body.trim() !== '') return true;
  return (addressOf(line.body)?.postalCode ?? '') !== '';
}

/** Whether a short line holds only ways to reach someone, wherever in the document it stands. */
export function isContactLine(line: Line): boolean {
  if (line.body.length > 70) return false;
  const rest = line.body.replace(EMAIL, '').replace(LINK, '').replace(PHONE, '').trim().replace(LABEL, '');
  return placeOf(line.body) !== null || (rest !== line.body && !/\p{L}{2}/u.test(rest));
}

/** Reads the contact block: the lines before the first heading and those under a heading such as "Contact". */
export function readContact(preamble: readonly Line[], others: readonly Line[]): Contact {
  const contact: Contact = {
    name: null,
    label: null,
    email: null,
    phone: null,
    place: null,
    links: [],
    rest: [],
  };
  contact.name = findName(preamble) ?? findName(others);
  const nameLine = contact.name?.lines[0];
  let seenName = nameLine === undefined;
  for (const line of [...preamble, ...others]) {
    let segments = takeTokens(contact, line);
    let used = segments.length === 0;
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
      const place = addressOf(segment);
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
    if (!used) contact.rest.push(line);
  }
  return contact;
}
