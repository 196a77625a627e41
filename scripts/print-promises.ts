import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisesPage } from '#testing/ledger/promises-page.ts';

writeFileSync(join(import.meta.dirname, '..', 'docs', 'promises.md'), promisesPage());
