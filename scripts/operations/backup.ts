import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { askServer } from '#server/copies/on-demand/ask-server.ts';
import type { CopyAnswer } from '#server/copies/on-demand/ask-server.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { beginErasedList, bringErasedList, erasedListIn } from '#server/copies/erased-list.ts';
import { openDatabase } from '#server/services.ts';

// Writes a copy of everything to one file: the server that runs makes it, or this command where none runs.
async function takeItself(config: Config, target: string): Promise<CopyAnswer> {
  await access(join(config.dataDir, 'secrets.key')).catch(() => {
    throw new Error(
      `No server was ever started on ${config.dataDir}, so there is nothing to copy: set DATA_DIR to the folder of the server.`,
    );
  });
  const connection = await openDatabase(config);
  try {
    return await takeCopy(
      { connection, dataDir: config.dataDir, passphrase: config.copies.passphrase },
      target,
    );
  } finally {
    await connection.close();
  }
}

async function run(): Promise<string> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new Error('Usage: npm run backup -- FILE');
  const config = readConfig(process.env);
  const target = resolve(file);
  const made = (await askServer(config.dataDir, target)) ?? (await takeItself(config, target));
  // Whoever is erased from now on is on the list in the folder of the hourly copies; this one is as of now.
  await beginErasedList(config.copies.folder);
  await bringErasedList(erasedListIn(config.copies.folder), dirname(target));
  return `${made.path}: ${made.rows} rows and ${made.files} files, as of ${made.takenAt}.`;
}

try {
  console.log(await run());
} catch (error) {
  // What is wrong says so in a sentence.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
