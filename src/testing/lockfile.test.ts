import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingOptional } from '#scripts/lockfile.ts';

const locked = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8');

const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });

describe('the lockfile', () => {
  it('has an entry for every optional dependency of every locked package, so that npm ci works on every platform', () => {
    expect(missingOptional(locked)).toEqual([]);
  });

  it('is found wanting when the entry of another platform is gone, of a package or of one within another', () => {
    const outer = { optionalDependencies: { 'outer-darwin': '1.0.0' } };
    const inner = { optionalDependencies: { 'inner-win32': '1.0.0', 'inner-linux': '1.0.0' } };
    expect(
      missingOptional(
        lock({
          '': { optionalDependencies: { outer: '1.0.0' } },
          'node_modules/outer': outer,
          'node_modules/outer/node_modules/@scope/inner': inner,
          'node_modules/outer/node_modules/inner-linux': {},
          'node_modules/elsewhere/node_modules/inner-win32': {},
        }),
      ),
    ).toEqual([
      { name: 'outer-darwin', of: 'node_modules/outer' },
      { name: 'inner-win32', of: 'node_modules/outer/node_modules/@scope/inner' },
    ]);
  });
});
