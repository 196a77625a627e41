import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MUTANTS, mutate, sourceOf } from './mutants.ts';

const loader = pathToFileURL(join(import.meta.dirname, 'load.ts')).href;

describe('a fault that the crash run has to find', () => {
  it.each([...MUTANTS])('%s is a change of what stands in the product once', (_, mutant) => {
    const source = sourceOf(mutant);
    const changed = mutate(source, mutant);
    expect(changed).not.toBe(source);
    expect(() => mutate(changed, mutant)).toThrow('not once');
  });

  it('is refused in any process but those that the crash run disturbs', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', loader, '--eval', ''], {
      env: { ...process.env, LEGWORK_CRASH_MUTANT: 'blind-resend' },
      encoding: 'utf8',
    });
    expect(stderr).toContain('npm run crash -- --mutant');
    expect(status).toBe(1);
  });
});
