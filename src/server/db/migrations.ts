import { join } from 'node:path';

/** The one set of migrations, for both databases. */
export const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'migrations');
