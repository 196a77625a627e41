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
