import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { circlesAmong, depthOf, fullFolders, MOST_FOLDERS } from '#bench/house/shape.ts';
import { isData, sourcesIn } from '#bench/house/sources.ts';
import { contract } from '#contract/index.ts';
import { features } from '#server/features/index.ts';
import { reachedFrom } from '#testing/reached/reached.ts';

// What the linter cannot see of ARCHITECTURE.md. A rule that gets in the way is changed here, in the text, and in a decision.
const LONGEST_FILE = 250;
const USUAL_FILE = 150;
const root = join(import.meta.dirname, '..', '..');

const files = globSync('src/**/*', { cwd: root })
  .filter((path) => statSync(join(root, path)).isFile())
  .map((path) => path.replaceAll('\\', '/'));
const code = files.filter((path) => /\.tsx?$/.test(path) && !isData(path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lines = (path: string) => read(path).split('\n').length - 1;
const featureFolders = globSync('src/server/features/*/*', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => statSync(join(root, path)).isDirectory());

/** Which feature may use which other, through its face; the arrows point one way. */
const arrows: Record<string, string[]> = {
  accounts: [],
  notifications: ['accounts'],
  contact: ['accounts', 'billing'],
  idempotency: ['accounts'],
  privacy: ['accounts', 'notifications'],
  models: ['accounts'],
  billing: ['accounts', 'notifications'],
  profile: ['accounts'],
  boards: [],
  budgets: [],
  portals: [],
  resume: ['profile', 'models', 'accounts'],
  answers: ['applications', 'profile'],
  agenda: ['profile', 'accounts'],
  applications: [
    'agenda',
    'boards',
    'resume',
    'profile',
    'portals',
    'notifications',
    'budgets',
    'billing',
    'accounts',
  ],
  campaigns: ['boards', 'resume', 'profile', 'applications', 'budgets', 'billing', 'accounts'],
  integrations: ['applications', 'boards', 'campaigns', 'profile', 'resume'],
  inbox: ['agenda', 'applications', 'integrations', 'profile', 'notifications', 'accounts'],
  mailbox: ['inbox', 'profile', 'accounts'],
  business: ['accounts', 'notifications'],
  sales: ['business'],
  customers: ['business'],
  reviews: ['business'],
  imports: ['business', 'sales', 'customers', 'reviews'],
  'practice-shop': ['business', 'imports'],
  reports: ['agenda', 'applications', 'campaigns', 'profile', 'accounts', 'notifications', 'billing'],
  tracker: [
    'applications',
    'boards',
    'campaigns',
    'integrations',
    'profile',
    'notifications',
    'resume',
    'accounts',
  ],
};

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every endpoint's place in a router or contract, e.g. `accounts.register`. */
function endpointNames(tree: Tree, isEnd: (value: unknown) => boolean, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (isEnd(value)) return [`${prefix}${key}`];
    return isTree(value) ? endpointNames(value, isEnd, `${prefix}${key}.`) : [];
  });
}

describe('the house', () => {
  it('keeps at most 25 files in a folder', () => {
    expect(fullFolders(files)).toEqual([]);
  });

  it('keeps every file, data too, in at most five folders below src', () => {
    expect(files.filter((path) => depthOf([path]) > MOST_FOLDERS)).toEqual([]);
  });

  it('keeps files under 250 lines and 95 % of them under 150', () => {
    expect(code.filter((path) => lines(path) > LONGEST_FILE)).toEqual([]);
    const long = code.filter((path) => lines(path) > USUAL_FILE);
    expect(long.length / code.length, `over ${USUAL_FILE} lines: ${long.join(', ')}`).toBeLessThanOrEqual(
      0.05,
    );
  });

  it('calls no folder or file utils, helpers, common or lib', () => {
    expect(files.filter((path) => /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.)/i.test(path))).toEqual([]);
  });

  it('says days and times on the server by the calendar engine alone: in one language, zone and clock', () => {
    const spoken = code.filter((path) => path.startsWith('src/server/') && !path.endsWith('.test.ts'));
    expect(spoken.filter((path) => /Intl\.DateTimeFormat|\.toLocale\w*String/.test(read(path)))).toEqual([]);
  });

  it('has no component outside the web', () => {
    expect(files.filter((path) => path.endsWith('.tsx') && !path.startsWith('src/web/'))).toEqual([]);
  });

  it('imports within a folder by ./ and across folders by # only', () => {
    expect(code.filter((path) => /from '\.\.\//.test(read(path)))).toEqual([]);
  });

  it('has no files that import each other in a circle, not even for their types', () => {
    const sources = sourcesIn(root, 'src').filter(({ isTest }) => !isTest);
    const circles = circlesAmong(sources).map((circle) => circle.join(' → '));
    expect(circles, 'a shared type belongs in a file of its own, below those that use it').toEqual([]);
  });
});

describe('features and engines', () => {
  it('keeps no file among the engines that only tests, benchmarks and training use', () => {
    const sources = new Map(
      files
        .filter(
          (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/testing/'),
        )
        .map((path) => [path, read(path)]),
    );
    const product = [...sources.keys()].filter((path) => !path.startsWith('src/engines/'));
    const reached = reachedFrom(product, sources);
    const others = [...sources.keys()].filter((path) => !reached.has(path));
    expect(others, 'corpora belong to corpora/, code of benchmarks to bench/').toEqual([]);
  });

  it('gives every feature and every engine a face and a test', () => {
    const engines = globSync('src/engines/*', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
    for (const folder of [...featureFolders, ...engines]) {
      expect(existsSync(join(root, folder, 'index.ts')), `${folder} has a face`).toBe(true);
      expect(
        globSync(`${folder}/**/*.test.ts`, { cwd: root }).length,
        `${folder} has a test`,
      ).toBeGreaterThan(0);
    }
  });

  it('lets features use each other along the arrows only', () => {
    const wrong = featureFolders.flatMap((folder) => {
      const name = basename(folder);
      const allowed = arrows[name];
      if (!allowed) return [`${name} has no arrows written down`];
      return globSync(`${folder}/**/*.ts`, { cwd: root })
        .filter((path) => !path.endsWith('.test.ts'))
        .flatMap((path) =>
          [...read(path).matchAll(/#server\/features\/[a-z]+\/([a-z]+)\/index\.ts/g)].map(
            (match) => match[1] ?? '',
          ),
        )
        .filter((other) => other !== name && !allowed.includes(other))
        .map((other) => `${name} -> ${other}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the contract', () => {
  it('is mounted whole, and nothing else is mounted', () => {
    const promised = endpointNames(contract, isContractProcedure);
    const mounted = endpointNames(features.router, isContractProcedure);
    expect(mounted.toSorted()).toEqual(promised.toSorted());
    expect(promised.length).toBeGreaterThan(25);
  });

  it('writes every endpoint at one method and path', () => {
    const places = endpointNames(contract, isContractProcedure).map((name) => {
      const procedure = name
        .split('.')
        .reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), contract);
      if (!isContractProcedure(procedure)) return name;
      const { method, path } = procedure['~orpc'].route;
      return `${method} ${path}`;
    });
    expect(new Set(places).size).toBe(places.length);
  });
});
