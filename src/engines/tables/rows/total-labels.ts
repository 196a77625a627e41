import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

const TOTALS = tableWords('total');

/** Text of a cell for comparing: folded, one blank between words, without the colon of a label. */
export const plain = (cell: Cell | undefined): string =>
  fold(cellText(cell))
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\s*:+$/, '')
    .trim();

/** How the labels of sums begin: by it nearly all other texts are told from them at once. */
const BEGINNING = 3;
const beginningOf = (text: string): string => text.trimStart().slice(0, BEGINNING).toLowerCase();
const BEGINNINGS = new Set([
  'tot',
  's/t',
  's.t',
  's.-',
  ...[...TOTALS, 'grand', 'sub', 'sous'].map(beginningOf),
]);
const mayBeTotal = (cell: string): boolean => {
  const beginning = beginningOf(cell);
  return BEGINNINGS.has(beginning) || /[^\0-\x7f]/u.test(beginning);
};

/** Whether a label says that what stands beside it is a sum: "TOTAL", "Sous-total :", "Total March 2026", "Totals (14 items)". */
export function isTotalLabel(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string' || !mayBeTotal(cell)) return false;
  const text = plain(cell);
  return (
    TOTALS.has(text) ||
    // Short forms have a full stop, or a stroke, that no name of a thing begins with: "Tot. repas", "S/T sem.".
    /^(?:(?:sous-?\s?|sub-?|grand )?tot\.|s\/t|s\.-?t\.)(?:[\s:]|$)/u.test(text) ||
    /^(?:grand |sub-?|sous-)?(?:total|totaux|totals|summe|totale)\b[\s:(–-]+(?:\d|\(|[\p{L}]+ \d|for |of |du |de |des |per |pour |im )/u.test(
      text,
    )
  );
}

/** Whether a text begins as the label of a sum, whatever follows: "Total WINGS & SIDES". Names of things may, too. */
export const beginsAsTotal = (cell: Cell | undefined): boolean =>
  isTotalLabel(cell) ||
  (typeof cell === 'string' && mayBeTotal(cell) && TOTALS.has(plain(cell).split(' ')[0] ?? ''));

/** Whether a text has a sum for one of its words: "Valeur totale de l'inventaire". */
export const speaksOfTotal = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' &&
  plain(cell)
    .split(' ')
    .some((word) => TOTALS.has(word.replace(/e?s?$/, '')));
