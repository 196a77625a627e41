import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { licences } from '#web/features/marketing/company/licences.data.ts';
import { billOfMaterials } from '#scripts/generate/bill-of-materials.ts';
import { byLicence, dependenciesPage, thirdParty } from '#scripts/generate/third-party.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const packages = thirdParty(read('package-lock.json'));

/** Licences that let us ship the work of others within ours, changed or not, as long as their words go with it. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'MPL-2.0',
]);
const isAllowed = (licence: string) => {
  const words = licence.replaceAll(/[()]/g, '').split(/ (AND|OR) /);
  const names = words.filter((word) => word !== 'AND' && word !== 'OR');
  return words.includes('OR')
    ? names.some((name) => ALLOWED.has(name))
    : names.every((name) => ALLOWED.has(name));
};

describe('what the product runs with', () => {
  it('is listed in docs/dependencies.md and on the licences page as the lockfile has it (npm run dependencies)', () => {
    expect(read('docs/dependencies.md')).toBe(dependenciesPage(packages));
    expect(licences).toEqual(byLicence(packages));
    expect(packages.find(({ name }) => name === 'hono')).toMatchObject({ licence: 'MIT', direct: true });
    expect(packages.some(({ name }) => name === 'vitest')).toBe(false);
  });

  it('has a licence that lets us ship it', () => {
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
    expect(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', '(GPL-2.0 OR AGPL-3.0)'].filter(isAllowed)).toEqual(
      [],
    );
    expect(() =>
      thirdParty(JSON.stringify({ packages: { 'node_modules/nameless': { version: '1.0.0' } } })),
    ).toThrow('nameless says no licence');
  });

  it('stands whole in the bill of materials of a build', async () => {
    const bill = z
      .object({
        bomFormat: z.literal('CycloneDX'),
        specVersion: z.string(),
        components: z.array(
          z.object({
            name: z.string(),
            version: z.string(),
            hashes: z.array(z.object({ alg: z.literal('SHA-512') })).min(1),
          }),
        ),
      })
      .parse(JSON.parse(await billOfMaterials()));
    const written = new Set(bill.components.map(({ name, version }) => `${name} ${version}`));
    expect(packages.filter(({ name, version }) => !written.has(`${name} ${version}`))).toEqual([]);
    expect(bill.components.some(({ name }) => name === 'vitest')).toBe(false);
  });
});
