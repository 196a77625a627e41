import { plainWords } from '#engines/text/index.ts';
import { COMMON, namedShort, nameOf, sayingWords, within } from './employer.ts';

/** Parts of a sender's domain, without top levels and hyphens, and what stands before the at sign. */
function addressParts(from: string): string[] {
  const [, local = '', domain = ''] = /([^\s<>"@]+)@([^\s<>"]+)/.exec(from.toLowerCase()) ?? [];
  return [...domain.split('.').slice(0, -1), local].map((part) => part.replaceAll('-', ''));
}

const AFTER_NAME =
  '(?:jobs?|careers?|hr|rh|group|groupe|inc|corp|ca|team|recrutement|emplois?|talent|hiring|online|mail)?';

/** A pattern for any first letters of a word, or none. */
const anyStart = (word: string): string =>
  Array.from(word).reduceRight((rest, letter) => `(?:${letter}${rest})?`, '');

/** A word as an address may spell it: "st" for Saint, one of several or more of them. */
const spelled = (word: string): string =>
  word === 'saint' || word === 'sainte' ? '(?:sainte?|ste?)' : `${word}s?`;

/**
 * A company as addresses spell it: a word of its own whole, words before it whole or left out, later words whole, cut short
 * or left out, as in "northpointins" for Northpoint Insurance.
 */
function spellings(company: string): RegExp[] {
  const words = nameOf(company.replaceAll('&', ' and ')).split(' ');
  return words.flatMap((word, at) => {
    if (word.length < 4 || COMMON.has(word)) return [];
    const before = words
      .slice(0, at)
      // "chlafleche" for Centre hospitalier Laflèche.
      .map((other) => `(?:${spelled(other)}|${other.slice(0, 1)})?`)
      .join('');
    const after = words
      .slice(at + 1)
      .map((other) => `(?:${spelled(other)}|${anyStart(other)})?`)
      .join('');
    return [new RegExp(`^${before}${word}${after}${AFTER_NAME}$`, 'u')];
  });
}

/** All words of a company's name, or at least two of its first or last, as one word. */
function joined(company: string): string[] {
  const words = nameOf(company.replaceAll('&', ' and ')).split(' ');
  const parts = words.flatMap((_, at) => [words.slice(0, at + 1), words.slice(at)]);
  return parts
    .filter((part) => part.length > 1 && part.some((word) => !COMMON.has(word)))
    .map((part) => part.join(''))
    .filter((name) => name.length > 4);
}

/**
 * Whether the sender's domain holds the words of the company's name and no others: one of its own among them, or two that say
 * something ("agence-eau" for Agence de l'eau du Canada).
 */
function hyphenated(from: string, company: string): boolean {
  const own = new Set(nameOf(company).split(' '));
  const saying = new Set(sayingWords(company));
  const domain = /@([^\s<>"]+)/.exec(from.toLowerCase())?.[1] ?? '';
  return domain
    .split('.')
    .slice(0, -1)
    .map((part) => part.split('-'))
    .some(
      (words) =>
        words.every((word) => own.has(word)) &&
        (words.some((word) => word.length >= 4 && !COMMON.has(word)) ||
          words.filter((word) => saying.has(word)).length > 1),
    );
}

const LEAST_INITIALS = 3;

/** The first letters of a name of three words or more, as its address may spell it: "grt" for Grand River Transit. */
function initialsOf(company: string): string | null {
  const words = sayingWords(company);
  return words.length >= LEAST_INITIALS ? words.map((word) => word.slice(0, 1)).join('') : null;
}

/** Whether the sender's domain is the company's initials, and its sender says so too or is an office of theirs. */
function sentByInitials(from: string, company: string): boolean {
  const initials = initialsOf(company);
  const domain = /@([^\s<>"]+)/.exec(from.toLowerCase())?.[1] ?? '';
  return initials !== null && domain.split('.').slice(0, -1).includes(initials);
}

/** Whether a person's address ends in a name of several words: "steeve.lechenal" for Bistro Le Chenal. */
function inPersonalAddress(from: string, names: readonly string[]): boolean {
  const local = /([^\s<>"@]+)@/.exec(from.toLowerCase())?.[1] ?? '';
  return local.split(/[._+-]/).some((part) => names.includes(part));
}

/** Whether the sender's name or address holds the company's whole name. */
export function sentByWhole(from: string, company: string): boolean {
  const sender = from.replace(/<.*$/s, '');
  const whole = nameOf(company.replaceAll('&', ' and ')).replaceAll(' ', '');
  const saying = sayingWords(company).join('');
  const parts = addressParts(from);
  return (
    (within(plainWords(sender), nameOf(company)) && nameOf(company).length > 3) ||
    [whole, saying].some((name) => name.length > 3 && parts.includes(name))
  );
}

/** Whether the sender's name or address is the company's. */
export function sentBy(from: string, company: string, titleWords: ReadonlySet<string>): boolean {
  const sender = from.replace(/<.*$/s, '');
  const parts = addressParts(from);
  return (
    sentByWhole(from, company) ||
    namedShort(sender, company, titleWords) ||
    joined(company).some((name) => parts.includes(name)) ||
    inPersonalAddress(from, joined(company)) ||
    joined(company.replaceAll('&', ' ')).some((name) => parts.includes(name)) ||
    sentByInitials(from, company) ||
    hyphenated(from, company) ||
    spellings(company).some((spelling) => parts.some((part) => spelling.test(part)))
  );
}

/** Whether two addresses have the same domain, and it begins with a word of the company's own name: "rookwoodvets" for Rookwood Referrals. */
export function sharesHouse(from: string, before: string, company: string): boolean {
  const [domain, other] = [from, before].map((one) => /@([^\s<>"]+)/.exec(one.toLowerCase())?.[1] ?? '');
  if (domain === '' || domain !== other) return false;
  const parts = (domain ?? '').split('.').slice(0, -1);
  const own = sayingWords(company).filter((word) => word.length >= 5 && !COMMON.has(word));
  return parts.some((part) => own.some((word) => part.replaceAll('-', '').startsWith(word)));
}
