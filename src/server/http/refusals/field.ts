/** What a schema finds wrong, as zod and any other standard schema tell it; members beside these differ by `code`. */
export interface Issue {
  message: string;
  path?: readonly unknown[] | undefined;
  code?: unknown;
  [member: string]: unknown;
}

const LONGEST_NAME = 40;
/** Names on the wire that people do not call so. */
const NAMES: Readonly<Record<string, string>> = {
  otp: 'code',
  id: 'id',
  html: 'text of the resume',
  username: 'email address',
};
/** A name of the wire in words: "full_name" is the full name, "hourlyRate" the hourly rate. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_NAME);
  return NAMES[words] ?? words;
}

const partsOf = (path: Issue['path']): (string | number)[] =>
  (path ?? [])
    .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
    .map((part) => (typeof part === 'number' ? part : String(part)));

/** What a path leads to: "the full name", "entry 3 of the titles", "the text of entry 2 of the answers". */
export function named(path: Issue['path']): string {
  const said = partsOf(path).reduce<string>((owner, part, order) => {
    if (typeof part === 'number') return `entry ${part + 1} of ${owner === '' ? 'the request' : owner}`;
    const name = inWords(part);
    if (name === '') return owner;
    // "The opening hours, Monday" is named by what is nearest; a list's entry says of which it is.
    return owner.startsWith('entry ') && order > 0 ? `the ${name} of ${owner}` : `the ${name}`;
  }, '');
  return said === '' ? 'the request' : said;
}
