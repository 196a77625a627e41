import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** What a schema finds wrong, as zod and any other standard schema tell it; members beside these differ by `code`. */
export interface Issue {
  message: string;
  path?: readonly unknown[] | undefined;
  code?: unknown;
  [member: string]: unknown;
}

const LONGEST_NAME = 40;
/** Names on the wire that people do not call so. */
const NAMES: ReadonlyMap<string, Message> = new Map([
  ['otp', text.message('nameCode')],
  ['html', text.message('nameHtml')],
  ['username', text.message('nameUsername')],
]);

/** A name of the wire in words: "full_name" is the full name, "hourlyRate" the hourly rate. */
export function inWords(name: string, reader: Reader): string {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_NAME);
  const own = NAMES.get(words);
  return own === undefined ? words : say(own, reader);
}

const partsOf = (path: Issue['path']): (string | number)[] =>
  (path ?? [])
    .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
    .map((part) => (typeof part === 'number' ? part : String(part)));

/** What a path leads to: "the full name", "entry 3 of the titles", "the text of entry 2 of the answers". */
export function named(path: Issue['path'], reader: Reader): string {
  const words = text.for(reader);
  const whole = { called: words('request'), isEntry: false };
  return partsOf(path).reduce((owner, part) => {
    if (typeof part === 'number')
      return { called: words('entry', { number: String(part + 1), owner: owner.called }), isEntry: true };
    const name = inWords(part, reader);
    if (name === '') return owner;
    // "The opening hours, Monday" is named by what is nearest; a list's entry says of which it is.
    const called = owner.isEntry ? words('fieldOf', { name, owner: owner.called }) : words('field', { name });
    return { called, isEntry: false };
  }, whole).called;
}
