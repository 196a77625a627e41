import { randomFrom } from './random.ts';
import words from '#corpora/table-columns/words.json' with { type: 'json' };

/** How a table writes what it holds. */
export interface Manner {
  random: () => number;
  comma: boolean;
  currency: '' | '$' | ' $' | '€';
  dates: 'iso' | 'day' | 'month' | 'named' | 'dots' | 'short' | 'french' | 'serial' | 'dashed';
}

export const pick = <T>({ random }: Pick<Manner, 'random'>, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};
export const between = ({ random }: Manner, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

const two = (value: number): string => String(value).padStart(2, '0');
export const clock = (manner: Manner): string =>
  `${two(between(manner, 8, 19))}:${two(between(manner, 0, 59))}`;
export const digits = (manner: Manner, count: number): string =>
  Array.from({ length: count }, () => between(manner, 0, 9)).join('');

/** An amount with the table's decimal sign and currency; large ones with a sign between thousands. */
export function amount(manner: Manner, least: number, most: number): string {
  const value = (least + manner.random() * (most - least)).toFixed(2);
  const [whole = '', cents = ''] = value.split('.');
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, manner.comma ? '\u00a0' : ',');
  const text = manner.comma ? `${parted},${cents}` : `${manner.currency === '' ? whole : parted}.${cents}`;
  if (manner.currency === '$') return `$${text}`;
  return manner.currency === '€' ? `${text} €` : `${text}${manner.currency}`;
}

/** The day of a row, a few weeks from the first to the last. */
export function dayAt({ dates }: Manner, at: number): string {
  const [month, day] = [1 + (Math.floor(at / 3) % 12), 1 + ((at * 2) % 27)];
  switch (dates) {
    case 'iso':
      return `2026-${two(month)}-${two(day)}`;
    case 'named':
      return `${words.MONTHS[month - 1] ?? ''} ${day}, 2026`;
    case 'dashed':
      return `${two(day)}-${words.MONTHS[month - 1] ?? ''}-2026`;
    case 'french':
      return `${day} ${words.MONTHS_IN_FRENCH[month - 1] ?? ''} 2026`;
    case 'dots':
      return `${day}.${month}.2026`;
    case 'short':
      return `${month}/${day}/26`;
    case 'serial':
      return String(46_000 + at * 2);
    case 'day':
      return `${two(day)}/${two(month)}/2026`;
    case 'month':
    default:
      return `${month}/${day}/2026`;
  }
}

/** How the table of a seed writes: the same in all its columns. */
export function mannerOf(table: number, column: number): Manner {
  const random = randomFrom(table);
  const comma = random() < 0.35;
  const currency = pick({ random }, comma ? (['', ' $', '€', ''] as const) : (['', '$', '', '$'] as const));
  const dates = pick({ random }, [
    ...(['iso', 'day', 'month', 'named', 'dots', 'iso', 'short', 'french', 'serial', 'dashed'] as const),
  ]);
  return { random: randomFrom(table * 131 + column), comma, currency, dates };
}
