import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOf } from '#testing/ledger/missing.ts';
import { promises, promisesPage } from '#testing/ledger/promises-page.ts';

// A page that names what is not there is not written.
const missing = missingOf(promises.flatMap(({ rows }) => rows));
for (const line of missing) console.error(`Not there: ${line}`);
if (missing.length > 0) process.exitCode = 1;
else writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'promises.md'), promisesPage());
