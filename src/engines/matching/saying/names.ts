import { allOf, anyOf } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';

/** Of several names, those that together stay within what a card has room for. */
const CHARACTERS = 240;

type Join = (of: readonly (string | Message)[]) => Message;

function joined(names: readonly Said[], join: Join): Said {
  const [first = '', ...others] = names;
  return others.length === 0 ? first : join(names);
}

function fitting(names: readonly string[]): string[] {
  let left = CHARACTERS;
  return names
    .filter((name, index) => {
      left -= name.length + 2;
      return index === 0 || left >= 0;
    })
    .map((name) => name.slice(0, CHARACTERS));
}

/** "A, B or C". */
export const eitherOf = (names: readonly Said[]): Said => joined(names, anyOf);

/** The same of as many names of others as there is room for. */
export const eitherNamed = (names: readonly string[]): Said => joined(fitting(names), anyOf);

/** "A, B and C", of as many names of others as there is room for. */
export const allNamed = (names: readonly string[]): Said => joined(fitting(names), allOf);
