import type { Column } from './columns.ts';

/** How likely a column is text, or an answer to it, for it to be one of a pair; how much of the one's likelihood is the answer's. */
const [LIKELY, NEARLY] = [0.5, 0.95];

/**
 * Of two columns that look like what somebody wrote the less filled one is what the shop wrote back. Columns without such a pair as
 * they are.
 */
export function withRepliesApart(columns: readonly Column[]): Column[] {
  const written = columns.filter(({ meanings }) => (meanings.get('text') ?? 0) >= LIKELY);
  const has = columns.some(({ meanings }) => (meanings.get('reply') ?? 0) >= LIKELY);
  const least = written.toSorted(
    (one, other) => (one.shares['filled'] ?? 0) - (other.shares['filled'] ?? 0),
  )[0];
  if (written.length !== 2 || has || least === undefined) return [...columns];
  const { meanings } = least;
  const text = meanings.get('text') ?? 0;
  const apart = new Map(meanings)
    .set('reply', (meanings.get('reply') ?? 0) + text * NEARLY)
    .set('text', text * (1 - NEARLY));
  return columns.map((column) => (column === least ? { ...column, meanings: apart } : column));
}

/** How much of what people wrote are sentences, and how much of it differs, at least. */
const [SENTENCES, DIFFERING] = [0.5, 0.8];
const OF_REVIEWS = ['stars', 'recommends'];

/** Columns where the fullest one of sentences beside stars is what people wrote, whatever it is called, if no name tells which is. */
export function withTextTold(columns: readonly Column[]): Column[] {
  const likeliest = (meaning: string) =>
    Math.max(0, ...columns.map(({ meanings }) => meanings.get(meaning) ?? 0));
  if (likeliest('text') >= LIKELY || !OF_REVIEWS.some((one) => likeliest(one) >= LIKELY)) return [...columns];
  const [fullest] = columns
    .filter(
      ({ shares, meanings }) =>
        (shares['sentence'] ?? 0) >= SENTENCES &&
        (shares['differing'] ?? 0) >= DIFFERING &&
        (meanings.get('reply') ?? 0) < LIKELY,
    )
    .toSorted((one, other) => (other.shares['filled'] ?? 0) - (one.shares['filled'] ?? 0));
  if (fullest === undefined) return [...columns];
  const rest = 1 - (fullest.meanings.get('text') ?? 0);
  const meanings = new Map(
    [...fullest.meanings].map(([one, value]) => [
      one,
      one === 'text' ? LIKELY : (value / rest) * (1 - LIKELY),
    ]),
  );
  return columns.map((column) => (column === fullest ? { ...column, meanings } : column));
}
