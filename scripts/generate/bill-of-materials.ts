import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '#scripts/run.ts';

const MOST_BYTES = 50_000_000;
const manifest = z.looseObject({ devDependencies: z.unknown() });
const lockfile = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) });

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(root, name), 'utf8'));

/** Writes package.json and the lockfile without what is for development alone: npm's own `--omit dev` leaves out what both use. */
async function writeWithoutDevelopment(folder: string): Promise<void> {
  const { devDependencies: _, ...own } = manifest.parse(await read('package.json'));
  const lock = lockfile.parse(await read('package-lock.json'));
  const { devDependencies: __, ...top } = manifest.parse(lock.packages['']);
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  await writeFile(join(folder, 'package.json'), JSON.stringify(own));
  const kept = { ...lock, packages: Object.fromEntries([['', top], ...packages]) };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(kept));
}

/**
 * The software bill of materials of what the product runs with, on every platform: CycloneDX 1.5 in JSON, made by npm from the
 * lockfile. Throws with npm's words where it cannot.
 */
export async function billOfMaterials(): Promise<string> {
  const above = await mkdtemp(join(tmpdir(), 'sbom-'));
  // npm calls the whole by the name of its folder.
  const folder = join(above, 'legwork');
  try {
    await mkdir(folder);
    await writeWithoutDevelopment(folder);
    const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    // Within a script of npm it is the npm that runs; Node starts it itself, because Windows knows no `npm` without a shell.
    const npm = process.env['npm_execpath'];
    const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...asked]] : ['npm', asked];
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, maxBuffer: MOST_BYTES });
    return stdout;
  } finally {
    await rm(above, { recursive: true, force: true });
  }
}
