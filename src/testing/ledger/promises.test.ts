import { describe, expect, it } from 'vitest';
import { files, hasTest, read } from './ledger.ts';
import { promises, promisesPage } from './promises-page.ts';
import type { PromiseRow } from './promises/row.ts';

const rows = promises.flatMap((section) => section.rows);
// An npm script's name is all that its file has to hold.
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Whether there is what a promise names as its proof: a command of npm, or a test in a file. */
function isThere(proof: string): boolean {
  const command = /^npm run (?:-s )?([\w-]+)( -- .+)?$/.exec(proof)?.[1];
  if (command !== undefined) return Object.hasOwn(scripts, command);
  const [path = '', name = ''] = proof.split(' › ');
  return name !== '' && hasTest(path, name);
}
const told = ({ promise }: PromiseRow, wrong: string) => `${wrong} (${promise})`;

describe('the promises of the product', () => {
  it('stand in docs/promises.md as they are written down (npm run promises)', () => {
    expect(read('docs/promises.md')).toBe(promisesPage());
  });

  it('are each made once, and name what keeps them', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(new Set(rows.map(({ promise }) => promise)).size).toBe(rows.length);
    expect(rows.filter(({ where }) => where.length === 0)).toEqual([]);
  });

  it('name only files that there are', () => {
    const missing = rows.flatMap((row) =>
      row.where.filter((path) => !files.includes(path)).map((path) => told(row, path)),
    );
    expect(missing).toEqual([]);
  });

  it('name only tests and commands that there are', () => {
    const missing = rows.flatMap((row) =>
      row.shown.filter((proof) => !isThere(proof)).map((proof) => told(row, proof)),
    );
    expect(missing).toEqual([]);
  });

  it('are kept only where something fails when they are broken', () => {
    expect(rows.filter(({ kept, shown }) => !kept.startsWith('no:') && shown.length === 0)).toEqual([]);
  });

  it('say what is missing where they are not kept whole', () => {
    expect(rows.filter(({ kept }) => kept !== 'yes' && !/^(in part|no): \S.{8,}/.test(kept))).toEqual([]);
  });
});
