import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { runRestore } from '#server/copies/restore/run-restore.ts';

// Restores a copy into an empty place: the database and the data folder that the settings name.
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { erased: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('Usage: npm run restore -- FILE [--erased LIST|none]');
  const { manifest, erased } = await runRestore(readConfig(process.env), { file, erased: values.erased });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored: ${rows} rows and ${manifest.files.length} files, as they were at ${manifest.takenAt}.`,
    ...(erased > 0 ? [`Accounts that were erased since and are erased again: ${erased}.`] : []),
    ...(manifest.missing.length > 0
      ? [`Files that were removed while the copy was made, and are missing: ${manifest.missing.length}.`]
      : []),
  ].join('\n');
}

try {
  console.log(await run());
} catch (error) {
  // What is wrong says so in a sentence.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
