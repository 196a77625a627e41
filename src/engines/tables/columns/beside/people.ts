import { tableWords } from '#engines/lexicon/index.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { fold } from '#engines/text/index.ts';

const ADDRESSES = tableWords('form of address');
/** An initial and a family name, or a first name and an initial: "P. Ashworth", "J.-F. Roy", "Fernande G.". */
const WITH_INITIAL = /^\p{Lu}\.(?:[\s-]*\p{Lu}\.)*\s?\p{Lu}[\p{L}'’-]+$|^\p{Lu}[\p{Ll}'’-]+\s\p{Lu}\.$/u;
/** A family name and, behind a comma, a first one: "Whitlock, Amos", "de Wit, Saskia". */
const LAST_FIRST = /^(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}'’ -]+,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?$/u;
/** How much of a column has to be written as people alone are. */
const LEAST = 0.3;

/** Whether a cell is written as somebody is: with a form of address, or an initial. */
function isSomebody(cell: Cell | undefined): boolean {
  const text = cellText(cell);
  const [first = ''] = fold(text).split(/[\s.]+/);
  return WITH_INITIAL.test(text) || LAST_FIRST.test(text) || (/\s/.test(text) && ADDRESSES.has(first));
}

/** Whether a column is of people by how they are written. */
function arePeople(sample: readonly (Cell | undefined)[]): boolean {
  const filled = sample.filter((cell) => !isNothing(cell));
  return filled.length > 1 && filled.filter(isSomebody).length >= filled.length * LEAST;
}

/** The likelihoods between which a name leaves open whether a column is of people, and how likely it is where they are written as people are. */
const [LEAST_OPEN, LIKELY, TOLD] = [0.1, 0.5, 0.7];
/** How much of the people of a shop's table differ at least: who works there stands in many rows. */
const LEAST_DIFFERING = 0.25;
const OF_PEOPLE = ['person', 'first_name', 'last_name', 'email'];

/** How much of a column has to be names in full, how much of them differ, and how likely it is things at most, for it to be of people. */
const [MOSTLY_NAMES, NAMES_DIFFERING, MOST_THINGS] = [0.8, 0.6, 0.1];

/** Whether a column is of names in full, hardly any of which stands there often: who works there stands in many rows. */
const areNames = ({ shares, meanings }: Column): boolean =>
  (shares['name'] ?? 0) >= MOSTLY_NAMES &&
  (shares['differing'] ?? 0) >= NAMES_DIFFERING &&
  (meanings.get('item') ?? 0) <= MOST_THINGS;

/** Columns where the only one that its name leaves open is of people if they are written so, and no other is of any. */
export function withPeopleTold(columns: readonly Column[]): Column[] {
  const has = columns.some(({ meanings }) => OF_PEOPLE.some((one) => (meanings.get(one) ?? 0) >= LIKELY));
  const open = columns.filter(
    (column) =>
      (column.meanings.get('person') ?? 0) >= LEAST_OPEN &&
      (column.shares['differing'] ?? 0) >= LEAST_DIFFERING &&
      (arePeople(column.sample) || areNames(column)),
  );
  const [only] = open;
  if (has || only === undefined || open.length > 1) return [...columns];
  const rest = 1 - (only.meanings.get('person') ?? 0);
  const meanings = new Map(
    [...only.meanings].map(([one, value]) => [one, one === 'person' ? TOLD : (value / rest) * (1 - TOLD)]),
  );
  return columns.map((column) => (column === only ? { ...column, meanings } : column));
}

/** How much of a column is single words, and how likely it is of people, for it to be one of two names of somebody. */
const [SINGLE, LEAST_PERSON] = [0.7, 0.2];
const [FIRST, LAST] = ['first_name', 'last_name'] as const;

/** Columns where single words for people beside first names are their family names, and beside those first names. */
export function withNamesPaired(columns: readonly Column[]): Column[] {
  const has = (one: string) => columns.some(({ meanings }) => (meanings.get(one) ?? 0) >= LIKELY);
  const other = has(FIRST) === has(LAST) ? null : has(FIRST) ? LAST : FIRST;
  if (other === null) return [...columns];
  return columns.map((column) => {
    const { meanings, shares } = column;
    const person = meanings.get('person') ?? 0;
    if (person < LEAST_PERSON || (shares['word'] ?? 0) < SINGLE) return column;
    const paired = new Map([...meanings].map(([one, value]) => [one, value * (1 - TOLD)]));
    paired.set('person', 0).set(other, TOLD);
    return { ...column, meanings: paired };
  });
}
