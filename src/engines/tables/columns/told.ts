import { tableWords } from '#engines/lexicon/index.ts';
import { recommends } from '#engines/tables/cells/ratings.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Cell } from '#engines/tables/table.ts';
import { nameWords } from './features.ts';
import type { Meaning } from './fields.ts';
import { inFull } from './short-forms.ts';
import { saysRefusals } from '#engines/tables/rows/verdicts.ts';

type Shares = Readonly<Record<string, number>>;

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

/** The meaning that the name or the values of a column tell by themselves; null where neither does. */
function toldBy(name: string, sample: readonly (Cell | undefined)[], shares: Shares): Meaning | null {
  if (isTaxName(name) && (shares['number'] ?? 0) >= MOSTLY) return 'tax';
  if ((shares['email'] ?? 0) >= MOSTLY) return 'email';
  const isDated = (shares['date'] ?? 0) + (shares['serial'] ?? 0) >= MOSTLY;
  if (isDated && LAST.has(nameWords(inFull(name))[0] ?? '')) return 'last_seen';
  if (saysRefusals(name, sample)) return 'status';
  const filled = sample.filter((cell) => !isNothing(cell));
  const said = filled.filter((cell) => typeof cell === 'string' && recommends(cell) !== null).length;
  const isYesOrNo = (shares['yes or no'] ?? 0) >= MOSTLY;
  return filled.length > 1 && !isYesOrNo && said >= filled.length * MOSTLY ? 'recommends' : null;
}

/** Likelihoods of a column's meanings with what its name or its values tell by themselves; together 1 as before. */
export function withWhatIsTold(
  meanings: ReadonlyMap<Meaning, number>,
  column: { name: string; sample: readonly (Cell | undefined)[]; shares: Shares },
): ReadonlyMap<Meaning, number> {
  const told = toldBy(column.name, column.sample, column.shares);
  if (told === null || (meanings.get(told) ?? 0) >= SURE) return meanings;
  const rest = 1 - (meanings.get(told) ?? 0);
  return new Map(
    [...meanings].map(([one, value]) => [one, one === told ? SURE : (value / rest) * (1 - SURE)]),
  );
}
