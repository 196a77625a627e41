import { z } from 'zod';
import type { Mutant } from '#testing/crash/mutants/mutants.ts';

/** One guard of the product: what stands for it, what empties it, and the test that has to turn red then. */
export interface Guard extends Mutant {
  /** What the product does no more once the guard is empty. */
  name: string;
  test: {
    /** Path from the project's root. */
    file: string;
    /** The beginning of the test's name, or of its group's. */
    name: string;
  };
}

/** How many guards may be empty without a test that tells. */
export const MOST_UNSEEN = 1;

/** The project of Vitest that runs a guard's test. */
export function projectOf({ test: { file } }: Guard): 'pure' | 'web' | 'server' {
  if (file.startsWith('src/web/')) return 'web';
  return /^src\/(contract|engines)\//.test(file) ? 'pure' : 'server';
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

export type Outcome = 'green' | 'red' | 'not run';

/** What became of a guard's test, and the first line of what it failed with; "" where it did not. */
export interface Told {
  outcome: Outcome;
  reason: string;
}

/**
 * What Vitest's JSON report tells of a guard's test: red where one of that name failed, green where all that ran passed. `not run` where
 * none ran, such as in a file that could not be loaded: that proves nothing.
 */
export function outcomeOf({ test: { file, name } }: Guard, json: unknown): Told {
  const own = report
    .parse(json)
    .testResults.filter((result) => result.name.replaceAll('\\', '/').endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(name));
  const failed = own.find(({ status }) => status === 'failed');
  if (failed) return { outcome: 'red', reason: failed.failureMessages[0]?.split('\n')[0] ?? '' };
  return { outcome: own.some(({ status }) => status === 'passed') ? 'green' : 'not run', reason: '' };
}
