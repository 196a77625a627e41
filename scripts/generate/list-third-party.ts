import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/run.ts';
import { dependenciesPage, licencesModule, thirdParty } from './third-party.ts';

// Writes the list of what the product runs with, for those who read its code and for those who use it. `oxfmt` after it.
const packages = thirdParty(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(join(root, 'docs', 'dependencies.md'), dependenciesPage(packages));
writeFileSync(
  join(root, 'src', 'web', 'features', 'marketing', 'company', 'licences.data.ts'),
  licencesModule(packages),
);
