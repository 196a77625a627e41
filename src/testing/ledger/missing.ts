import { files, hasTest, read } from './ledger.ts';
import type { PromiseRow } from './promises/row.ts';

// An npm script's name is all that its file has to hold.
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Whether the bench has a part of a name. */
const hasPart = (part: string): boolean => new RegExp(`^  '?${part}'?: `, 'm').test(read('bench/main.ts'));

/** Whether there is what a promise names as its proof: a command of npm, with the part of the bench that it runs, or a test in a file. */
function isThere(proof: string): boolean {
  const [, command, given = ''] = /^npm run (?:-s )?([\w-]+)( -- .+)?$/.exec(proof) ?? [];
  const [, part] = /--only ([\w-]+)/.exec(given) ?? [];
  if (command !== undefined) return Object.hasOwn(scripts, command) && (part === undefined || hasPart(part));
  const [path = '', name = ''] = proof.split(' › ');
  return name !== '' && hasTest(path, name);
}

/** The files, tests and commands that promises name and that are not there, each with its promise. */
export const missingOf = (rows: readonly PromiseRow[]): string[] =>
  rows.flatMap(({ promise, where, shown }) =>
    [...where.filter((path) => !files.includes(path)), ...shown.filter((proof) => !isThere(proof))].map(
      (missing) => `${missing} (${promise})`,
    ),
  );
