import type { BoardRow } from '#engines/postings/families/board.ts';
import { hostOf } from '#engines/postings/families/normal.ts';
import { wrongShape } from '#engines/postings/families/shape.ts';
import { textOf, valuesAt, type Scope } from '#engines/postings/mapping/paths.ts';
import type { Paging } from '#engines/postings/mapping/reading.ts';

/** Where a list stands: the page or the first row, and the total the first page gave. */
interface Position {
  at: number;
  total: number | null;
}

/** `3` or `40/1033`: later pages may give a total of 0 (workday), so the first one's travels along. */
function positionOf(cursor: string | null, first: number): Position {
  const [, at, total] = /^(\d{1,9})(?:\/(\d{1,9}))?$/.exec(cursor ?? '') ?? [];
  return { at: at === undefined ? first : Number(at), total: total === undefined ? null : Number(total) };
}

/** What fills a request's placeholders for the page a cursor names. */
export function placeholdersOf(paging: Paging, cursor: string | null): Record<string, string | number> {
  if (paging.style === 'page') return { page: positionOf(cursor, paging.first).at, size: paging.size };
  if (paging.style === 'offset') {
    const { at } = positionOf(cursor, paging.first);
    return { offset: at, size: paging.size, end: at + paging.size - 1 };
  }
  return paging.style === 'cursor' ? { cursor: cursor ?? '' } : {};
}

/**
 * The cursor of the page after this one, of which `rows` items came; null on the last. Lists advance by the rows received, not by those
 * asked for. Throws ShapeError for a next address on another host.
 */
export function nextCursor(
  board: BoardRow,
  paging: Paging,
  cursor: string | null,
  answer: unknown,
  rows: number,
  hosts: readonly string[],
): string | null {
  const scope: Scope = { item: answer, answer, tenant: '', parts: {} };
  const textAt = (path: string | undefined): string | null =>
    path === undefined ? null : textOf(valuesAt(scope, path)[0]);
  const number = (path: string | undefined): number | null => {
    const text = textAt(path);
    return text === null || !Number.isFinite(Number(text)) ? null : Number(text);
  };
  if (paging.style === 'none') return null;
  if (paging.style === 'cursor') return rows === 0 ? null : textAt(paging.at);
  if (paging.style === 'address') {
    const next = textAt(paging.at);
    if (next === null || (next.startsWith('/') && !next.startsWith('//'))) return next;
    if (!hosts.includes(hostOf(next))) throw wrongShape(board.name, paging.at, 'an address of its own', next);
    return next;
  }
  const { at, total: known } = positionOf(cursor, paging.first);
  if (rows === 0) return null;
  if (paging.style === 'offset') {
    const total = known ?? number(paging.total);
    // Without the total it says it has, a short page would pass for the whole list.
    if (paging.total !== undefined && total === null)
      throw wrongShape(board.name, paging.total, 'a number', textAt(paging.total) ?? undefined);
    const next = at + rows;
    const isLast = total === null ? rows < paging.size : next - paging.first >= total;
    return isLast ? null : total === null ? String(next) : `${next}/${total}`;
  }
  const following = String(at + 1);
  if (paging.next !== undefined) return textAt(paging.next) === null ? null : following;
  if (paging.more !== undefined) return textAt(paging.more) === 'true' ? following : null;
  const pages = number(paging.pages);
  const total = number(paging.total);
  const seen = at - paging.first + 1;
  const isLast =
    pages !== null ? seen >= pages : total !== null ? seen * paging.size >= total : rows < paging.size;
  return isLast ? null : following;
}
