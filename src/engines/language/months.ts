/** The names of the months and the usual short ones, English and French, folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'fevrier', 'fevr', 'fev'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juil'],
  ['august', 'aug', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
];

const numbers = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** The number of the month that a folded word names in full or in short, 1 to 12; 0 for another word. */
export const monthNumber = (word: string): number => numbers.get(word) ?? 0;

/** Every name of a month, folded; the longest first, as a pattern wants them. */
export const monthNames: readonly string[] = [...numbers.keys()].toSorted(
  (a, b) => b.length - a.length || (a < b ? -1 : 1),
);
