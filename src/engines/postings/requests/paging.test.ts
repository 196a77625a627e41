import { describe, expect, it } from 'vitest';
import { aBoard } from '#testing/boards/factories.ts';
import { nextCursor, placeholdersOf } from './paging.ts';

const board = aBoard('teamtailor');
const after = (
  paging: Parameters<typeof nextCursor>[1],
  cursor: string | null,
  answer: unknown,
  rows: number,
) => nextCursor(board, paging, cursor, answer, rows, ['acme.teamtailor.com']);

describe('the page after this one', () => {
  const pages = { style: 'page', first: 1, size: 20, pages: '$.pages' } as const;
  it('is none behind the last that the list counts', () => {
    expect([null, '2', '3'].map((cursor) => after(pages, cursor, { pages: 3 }, 20))).toEqual([
      '2',
      '3',
      null,
    ]);
  });

  it('is counted from the first page, be that 0 or 1, and by the total of rows', () => {
    const fromNought = { style: 'page', first: 0, size: 20, total: '$.total' } as const;
    expect([null, '1', '2'].map((cursor) => after(fromNought, cursor, { total: 60 }, 20))).toEqual([
      '1',
      '2',
      null,
    ]);
    expect(placeholdersOf(fromNought, null)).toEqual({ page: 0, size: 20 });
  });

  it('goes on by the rows that came and not by those asked for, as far as the first page said', () => {
    const offset = { style: 'offset', first: 0, size: 20, total: '$.total' } as const;
    expect(after(offset, null, { total: 35 }, 15)).toBe('15/35');
    expect(after(offset, '15/35', { total: 0 }, 20)).toBeNull();
    expect(after(offset, null, { total: 35 }, 0)).toBeNull();
    expect(() => after(offset, null, {}, 20)).toThrow(/total/);
  });

  it('is never at another host', () => {
    const address = { style: 'address', at: '$.next' } as const;
    const own = 'https://acme.teamtailor.com/jobs?page=2';
    expect(after(address, null, { next: own }, 20)).toBe(own);
    expect(after(address, null, { next: '/jobs?page=2' }, 20)).toBe('/jobs?page=2');
    for (const next of [
      'https://evil.example/jobs',
      '//evil.example/jobs',
      'https://acme.teamtailor.com.evil.example/',
    ])
      expect(() => after(address, null, { next }, 20), next).toThrow(/an address of its own/);
  });
});
