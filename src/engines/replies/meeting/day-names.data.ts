/** Months by their names and the usual short ones, folded to lower case. */
export const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['january', 'jan', 'janvier', 'janv'],
    ['february', 'feb', 'février', 'fevrier', 'févr', 'fév'],
    ['march', 'mars'],
    ['april', 'apr', 'avril', 'avr'],
    ['may', 'mai'],
    ['june', 'jun', 'juin'],
    ['july', 'jul', 'juillet', 'juil'],
    ['august', 'aug', 'août', 'aout'],
    ['september', 'sept', 'sep', 'septembre'],
    ['october', 'oct', 'octobre'],
    ['november', 'nov', 'novembre'],
    ['december', 'dec', 'décembre', 'decembre', 'déc'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1])),
);

/** Days of the week from Monday on. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
];

/** Their short names, which are words of their own in other places: read only before a number. */
export const SHORT_WEEKDAYS: readonly (readonly string[])[] = [
  ['mon', 'lun'],
  ['tue', 'tues'],
  ['wed', 'weds', 'mer'],
  ['thu', 'thur', 'thurs', 'jeu'],
  ['fri', 'ven'],
  ['sat', 'sam'],
  ['sun', 'dim'],
];
