import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runQuietly, root } from '#scripts/run.ts';
import { mutate } from '#testing/crash/mutants/mutants.ts';
import { outcomeOf, projectOf } from './guard.ts';
import type { Guard, Told } from './guard.ts';

/** A copy of the project as it stands on disk, in which guards are emptied; nobody's own files are touched. */
export interface ProjectCopy {
  /** Runs every guard's test once, as the project stands. Answers what became of each, in the order given. */
  runWhole(guards: readonly Guard[]): Promise<Told[]>;
  /** Empties one guard, runs its test and puts the guard back. Rejects where its text does not stand in its file once. */
  runWithout(guard: Guard): Promise<Told>;
  remove(): Promise<void>;
}

/** Every file of the working tree that is not ignored, also what is not committed yet. */
async function filesOfProject(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\0').filter((path) => path !== '');
}

async function fill(folder: string): Promise<void> {
  for (const path of await filesOfProject())
    // A file that was deleted and is still known to git is none.
    await cp(join(root, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

const asPattern = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Copies the project into a folder for the time being. */
export async function copyProject(): Promise<ProjectCopy> {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'legwork-breaks-')));
  const folder = join(place, 'project');
  await fill(folder);
  const report = join(place, 'report.json');

  async function test(args: string[]): Promise<unknown> {
    await rm(report, { force: true });
    const { output } = await runQuietly(
      'vitest',
      ['run', ...args, '--reporter=json', `--outputFile=${report}`],
      // Each run would compile the same libraries anew.
      { NODE_COMPILE_CACHE: join(tmpdir(), 'legwork-compiled') },
      folder,
    );
    const text = await readFile(report, 'utf8').catch(() => {
      throw new Error(`The tests did not run:\n${output}`);
    });
    return JSON.parse(text);
  }

  return {
    async runWhole(guards) {
      const projects = Map.groupBy(guards, projectOf);
      const outcomes = new Map<Guard, Told>();
      for (const [project, own] of projects) {
        const wanted = new Set(own.map((guard) => guard.test.file));
        const names = own.map((guard) => asPattern(guard.test.name)).join('|');
        const told = await test(['--project', project, ...wanted, '-t', names]);
        for (const guard of own) outcomes.set(guard, outcomeOf(guard, told));
      }
      return guards.map((guard) => outcomes.get(guard) ?? { outcome: 'not run', reason: '' });
    },
    async runWithout(guard) {
      const path = join(folder, 'src', guard.module);
      const whole = await readFile(path, 'utf8');
      await writeFile(path, mutate(whole, guard));
      try {
        const { file, name } = guard.test;
        const told = await test(['--project', projectOf(guard), file, '-t', asPattern(name)]);
        return outcomeOf(guard, told);
      } finally {
        await writeFile(path, whole);
      }
    },
    remove: () => rm(dirname(folder), { recursive: true, force: true }),
  };
}
