import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly } from '#scripts/run.ts';

const stamp = join(root, 'dist', '.built-from');

/** Names, sizes and times of everything the web is built from; cheap enough to ask at every start. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const patterns = [
    'src/web/**/*',
    'src/contract/**/*',
    'src/engines/**/*',
    'src/localization/**/*',
    'vite.config.ts',
    'scripts/messages/**/*',
    'scripts/build/{build-papers,contract-routes,prerender,shared-chunks,shells}.ts',
    'package-lock.json',
  ];
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    const stat = statSync(join(root, path));
    if (stat.isFile()) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the web unless what is in dist was built from the same sources. */
export async function buildWeb(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Called from a test, NODE_ENV is "test", and React would be built for development.
  const { code, output } = await runQuietly('vite', ['build'], { NODE_ENV: 'production' });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error('The web could not be built; the reason is above.');
  }
  writeFileSync(stamp, wanted);
}
