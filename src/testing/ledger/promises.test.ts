import { describe, expect, it } from 'vitest';
import { read } from './ledger.ts';
import { missingOf } from './missing.ts';
import { promises, promisesPage } from './promises-page.ts';

const rows = promises.flatMap((section) => section.rows);

describe('the promises of the product', () => {
  it('stand in docs/promises.md as they are written down (npm run promises)', () => {
    expect(read('docs/promises.md')).toBe(promisesPage());
  });

  it('are each made once, and name what keeps them', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(new Set(rows.map(({ promise }) => promise)).size).toBe(rows.length);
    expect(rows.filter(({ where }) => where.length === 0)).toEqual([]);
  });

  it('name only files, tests and commands that there are', () => {
    expect(missingOf(rows)).toEqual([]);
  });

  it('are told apart from what names a file, a test or a command that is not there', () => {
    const there = {
      promise: 'It holds.',
      kept: 'yes',
      where: ['src/testing/ledger/ledger.ts'],
      shown: ['npm run promises'],
    } as const;
    const gone = [
      'src/never.ts',
      'src/testing/ledger/promises.test.ts › is no test',
      'npm run never',
      'npm run bench -- --only never',
    ] as const;
    expect(missingOf([there])).toEqual([]);
    expect(missingOf([{ ...there, where: [gone[0]], shown: gone.slice(1) }])).toEqual(
      gone.map((name) => `${name} (It holds.)`),
    );
  });

  it('are kept only where something fails when they are broken', () => {
    expect(rows.filter(({ kept, shown }) => !kept.startsWith('no:') && shown.length === 0)).toEqual([]);
  });

  it('say what is missing where they are not kept whole', () => {
    expect(rows.filter(({ kept }) => kept !== 'yes' && !/^(in part|no): \S.{8,}/.test(kept))).toEqual([]);
  });
});
