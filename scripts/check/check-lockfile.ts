import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptional } from './lockfile.ts';
import { root } from '#scripts/run.ts';

// `npm ci` refuses a lockfile in which a package's optional dependency has no entry, also where this platform never installs it.
const missing = missingOptional(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const { name, of } of missing)
  console.error(`package-lock.json has no entry for ${name}, which ${of} may install.`);
if (missing.length > 0) {
  console.error(
    'Copy package.json, .npmrc and package-lock.json into an empty folder, run "npm install --package-lock-only" there, and copy the lockfile back.',
  );
  process.exitCode = 1;
}
