import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';

export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The files below the data folder of which path or content holds one of some words. */
export async function filesWith(app: TestApp, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesBelow(app.config.dataDir)) {
    const text = `${path} ${(await readFile(path)).toString('latin1')}`;
    if (words.some((word) => text.includes(word))) found.push(path);
  }
  return found;
}

/** Stores a text and names it as the CV of an account's applications, in place of the one before; answers its key. */
export async function nameAsCv(
  { world }: TestApp,
  { accountId, fullName }: { accountId: string; fullName: string },
  text: string,
): Promise<string> {
  const key = await world.files.put(accountId, new TextEncoder().encode(text));
  const cv = JSON.stringify({ name: `${fullName}.pdf`, sha256: key });
  await world.database.execute(
    sql`update applications set cv = ${cv}::jsonb where account_id = ${accountId}::uuid`,
  );
  return key;
}
