import { describe, expect, it } from 'vitest';
import { hasTest } from '#testing/ledger/ledger.ts';
import { mutate, sourceOf } from '#testing/crash/mutants/mutants.ts';
import { outcomeOf, projectOf } from './guard.ts';
import { GUARDS } from './guards.data.ts';

describe('the guards that npm run breaks empties', () => {
  it('are thirty at least, each of a name of its own', () => {
    expect(GUARDS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
  });

  it.each(GUARDS.map((guard) => [guard.name, guard] as const))(
    '%s: stands in its module once',
    (_, guard) => {
      const source = sourceOf(guard);
      expect(mutate(source, guard)).not.toBe(source);
    },
  );

  it('are each held by a test that there is', () => {
    expect(GUARDS.filter(({ test: { file, name } }) => !hasTest(file, name))).toEqual([]);
  });
});

/** A report on tests of one file, each by its name and what became of it. */
const told = (file: string, ...tests: [string, string][]) => ({
  testResults: [
    {
      name: `/copy/${file}`,
      assertionResults: tests.map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: status === 'failed' ? ['expected 1 to be 2\nat line 3'] : [],
      })),
    },
  ],
});

describe('what became of a guard’s test', () => {
  const [guard] = GUARDS;
  it('is what its report says of the test of that name in that file', () => {
    if (!guard) throw new Error('There is no guard.');
    const { file, name } = guard.test;
    expect(outcomeOf(guard, told(file, [`a group ${name}`, 'failed'], ['another', 'passed']))).toEqual({
      outcome: 'red',
      reason: 'expected 1 to be 2',
    });
    expect(outcomeOf(guard, told(file, [`a group ${name}`, 'passed'], ['another', 'failed']))).toEqual({
      outcome: 'green',
      reason: '',
    });
  });

  it('is asked of the project that runs its file', () => {
    if (!guard) throw new Error('There is no guard.');
    const projects = [
      'src/engines/a.test.ts',
      'src/contract/b.test.ts',
      'src/web/c.test.ts',
      'src/server/d.test.ts',
    ].map((file) => projectOf({ ...guard, test: { file, name: 'any' } }));
    expect(projects).toEqual(['pure', 'pure', 'web', 'server']);
  });

  it('is nothing where the file could not be loaded, or another test failed', () => {
    if (!guard) throw new Error('There is no guard.');
    const { file, name } = guard.test;
    for (const report of [
      told(file),
      told(file, [name, 'skipped'], ['another', 'failed']),
      told('b.ts', [name, 'failed']),
    ])
      expect(outcomeOf(guard, report).outcome).toBe('not run');
  });
});
