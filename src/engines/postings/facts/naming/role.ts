import { englishRoles, frenchRoles, roleNouns } from '#engines/lexicon/index.ts';
import { remembered } from '#engines/text/index.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { ROLE } from './naming.data.ts';

/** Where the words of a title stop and what tells of it begins: "Director of Music", "Nurse, Emergency", "Analyst (II)". */
const TAIL = /,|\s?[(|]|\s[-–—]\s|\s(?:of|for|to|in|with|at|on|de|des|du|en|a|au|aux)\s|\sd'/;
/** What may follow a title's last word: its level. */
const LEVELS = /(?:\s(?:i{1,3}|iv|v|\d{1,2}))+$/;
/** Marks of the other gender: "(e)", ".ne", "·trice". */
const GENDER = /\((?:e|ne|re|ere|trice|euse|se|ve)\)|[.·](?:e|ne|re|ere|trice|euse|se|ve)\b/g;

const singular = (word: string): string =>
  englishRoles.has(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '');
const isRoleWord = (word: string): boolean => englishRoles.has(singular(word));

/** Whether a flat text has a word of work anywhere. */
const hasRole = (flat: string): boolean =>
  ROLE.test(flat) ||
  flat.split(/[^\p{L}]+/u).some((word) => roleNouns.has(word) || roleNouns.has(word.replace(/s$/, '')));

/** How a name speaks of work: by its head ("Line Cook", "agente de bord"), by some word ("Cook's Market"), or not at all. */
export const roleOf = remembered((name: string): 'head' | 'some' | 'none' => {
  const flat = flatten(name).replace(GENDER, '').trim();
  const heads = flat.split(' / ').flatMap((one) => one.split(/\/|\bou\b|\bor\b/));
  for (const head of heads) {
    const trunk = (head.trim().split(TAIL)[0] ?? '').replace(LEVELS, '');
    const words = trunk.split(/[^\p{L}'-]+/u).filter((word) => word !== '');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (isRoleWord(last) || isRoleWord(last.split('-').at(-1) ?? '')) return 'head';
    if (frenchRoles.has(first) || frenchRoles.has(first.replace(/s$/, ''))) return 'head';
  }
  return hasRole(flat) || /\p{L}{3}[eo]rs?$/u.test(flat) ? 'some' : 'none';
});

/** A title in the singular, where its head is an English word of work in the plural: "Line cooks". */
export function oneOf(title: string): string {
  const tail = TAIL.exec(title)?.index ?? title.length;
  const trunk = title.slice(0, tail);
  const last = /[\p{L}]+$/u.exec(trunk)?.[0] ?? '';
  const word = flatten(last);
  if (englishRoles.has(word) || !isRoleWord(word)) return title;
  const one = word.endsWith('ies') ? `${last.slice(0, -3)}y` : last.slice(0, -1);
  return trunk.slice(0, trunk.length - last.length) + one + title.slice(tail);
}
