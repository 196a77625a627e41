import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { secretsIn } from '#scripts/check/secret-scan.ts';
import type { Bundle } from './bundles.ts';
import { weighBundles } from './bundles.ts';

/** The most a first visit may cost, in bytes as sent. A growth beyond it is decided here, not noticed later. */
const budgets = { main: 95_000, career: 165_000, aistore: 165_000, guests: 120_000 };

let bundles: Bundle[];
beforeAll(async () => {
  bundles = await weighBundles();
});

describe('a first visit', () => {
  test.each(['main', 'career', 'aistore', 'guests'] as const)('of %s stays within its budget', (host) => {
    const own = bundles.filter((bundle) => bundle.host === host);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ sent }) => sent > budgets[host])).toEqual([]);
  });

  test('of a page of the main host counts its style, its script and three fonts', () => {
    const lightest = Math.min(...bundles.filter(({ host }) => host === 'main').map(({ sent }) => sent));
    expect(lightest).toBeGreaterThan(55_000);
  });
});

const dist = join(import.meta.dirname, '..', '..', 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');

describe('what a build leaves', () => {
  test('holds no secret', () => {
    const files = globSync(['*', '.sbom.cdx.json', '**/*.{js,css,html,json,txt,xml}'], { cwd: dist }).filter(
      (path) => statSync(join(dist, path)).isFile() && !/\.(br|gz|png|ico)$/.test(path),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((path) => secretsIn(read(path)).map(({ kind }) => `${path} ${kind}`))).toEqual([]);
  });

  test('has its bill of materials, and the licence of what it carries', () => {
    expect(read('.sbom.cdx.json')).toContain('"bomFormat": "CycloneDX"');
    expect(read('third-party-licences.txt')).toMatch(/Copyright \(c\) .*Meta Platforms/);
  });
});
