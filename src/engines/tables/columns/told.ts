import { regionByName, tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { ratingOf, recommends } from '#engines/tables/cells/ratings.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { nameWords } from './features.ts';
import type { Meaning } from './fields.ts';
import { inFull } from './short-forms.ts';
import { saysRefusals } from '#engines/tables/rows/verdicts.ts';

/** What a column is told by. */
interface Told {
  name: string;
  sample: readonly (Cell | undefined)[];
  shares: Readonly<Record<string, number>>;
}

const TAXES = tableWords('tax column');
const LAST = tableWords('last column');
/** How sure a column is that its name or its values tell by themselves. */
const SURE = 0.95;
const MOSTLY = 0.8;

/** Whether a name is that of taxes and nothing else: "TVH 15 %", "TPS+TVQ". */
export const isTaxName = (name: string): boolean => {
  // "HST on delivery" says of which tax it is on.
  const own = name.replace(/(?<=\p{L}.*)\s(?:on|sur)\s.*$/iu, '');
  const words = nameWords(own).filter((word) => word !== 'percent' && !/^\d+$/.test(word));
  return words.length > 0 && words.every((word) => TAXES.has(word));
};

/** A mark that says of how many, or that it is stars: "4/5", "4 étoiles", "★★★". */
const OF_STARS = /\/\s*\d|\p{L}|[★*]/u;
/** How much of a column are marks that say so, and how much are marks. */
const [SAID_STARS, ALL_STARS] = [0.3, 0.8];

/** Whether the values of a column say by themselves that they are stars: marks of whole stars, some of which say of how many. */
function areStars(sample: readonly (Cell | undefined)[]): boolean {
  const filled = sample.filter((cell) => !isNothing(cell));
  const marks = filled.filter((cell) => ratingOf(cell) !== null);
  const said = marks.filter((cell) => OF_STARS.test(cellText(cell))).length;
  return filled.length > 1 && marks.length >= filled.length * ALL_STARS && said >= filled.length * SAID_STARS;
}

/** How many different provinces are written in a column before they are told to be that. */
const LEAST_REGIONS = 2;

/** Whether all that a column says are provinces or states of one country, two at least. */
function areRegions(sample: readonly (Cell | undefined)[]): boolean {
  const said = new Set(sample.filter((cell) => !isNothing(cell)).map((cell) => fold(cellText(cell))));
  const countries = new Set([...said].map((text) => regionByName.get(text)?.country));
  return said.size >= LEAST_REGIONS && countries.size === 1 && !countries.has(undefined);
}

/** The meaning that the name or the values of a column tell by themselves; null where neither does. */
function toldBy({ name, sample, shares }: Told): Meaning | null {
  if (isTaxName(name) && (shares['number'] ?? 0) >= MOSTLY) return 'tax';
  if ((shares['email'] ?? 0) >= MOSTLY) return 'email';
  const isDated = (shares['date'] ?? 0) + (shares['serial'] ?? 0) >= MOSTLY;
  if (isDated && LAST.has(nameWords(inFull(name))[0] ?? '')) return 'last_seen';
  if (saysRefusals(name, sample)) return 'status';
  if (areStars(sample)) return 'stars';
  if (areRegions(sample)) return 'province';
  const filled = sample.filter((cell) => !isNothing(cell));
  const said = filled.filter((cell) => typeof cell === 'string' && recommends(cell) !== null).length;
  const isYesOrNo = (shares['yes or no'] ?? 0) >= MOSTLY;
  return filled.length > 1 && !isYesOrNo && said >= filled.length * MOSTLY ? 'recommends' : null;
}

/** Likelihoods of a column's meanings with what its name or its values tell by themselves; together 1 as before. */
export function withWhatIsTold(
  meanings: ReadonlyMap<Meaning, number>,
  column: Told,
): ReadonlyMap<Meaning, number> {
  const told = toldBy(column);
  if (told === null || (meanings.get(told) ?? 0) >= SURE) return meanings;
  const rest = 1 - (meanings.get(told) ?? 0);
  return new Map(
    [...meanings].map(([one, value]) => [one, one === told ? SURE : (value / rest) * (1 - SURE)]),
  );
}
