import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationPage } from '#scripts/generate/configuration-page.ts';
import { variables } from '#server/config.ts';
import { boardVariables } from '#server/settings/board-keys.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('docs/configuration.md says what config.ts reads (npm run configuration)', () => {
  expect(read('docs/configuration.md')).toBe(configurationPage());
});

/** What the machine says of itself, not its operator; names that begin with LEGWORK_ are for tests. */
const FOREIGN = new Set(['PATH', 'HOME']);

/** What the environment is asked for in the server's code, by name. */
const asked = globSync('src/server/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => [...read(path).matchAll(/(?:environment|process\.env)\[['"]([A-Z][A-Z_]+)['"]\]/g)])
  .map(([, name = '']) => name);

test('every variable that the server reads is described, and every one that is described is read', () => {
  const described = Object.keys({ ...variables, ...boardVariables });
  const unknown = new Set(
    asked.filter((name) => !described.includes(name) && !FOREIGN.has(name) && !name.startsWith('LEGWORK_')),
  );
  expect([...unknown]).toEqual([]);
  const code = globSync('src/server/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  // In quotes where it is read, without where it is described; the keys of boards are read by the list of them.
  const unread = Object.keys(variables).filter(
    (name) => code.split(new RegExp(`\\b${name}\\b['"\\],)]`)).length < 2,
  );
  expect(unread).toEqual([]);
});
