import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Accounts that were erased and businesses that were closed, for the day on which a copy from before it is restored. */
export interface ErasedList {
  /** Notes an account or a business by its id; it is on the disk when this is done. */
  add(accountId: string, at: Date): Promise<void>;
}

const NAME = 'erased-accounts.jsonl';
const head = z.object({ salt: z.string().regex(/^[0-9a-f]{32}$/) });
const line = z.object({ account: z.string().regex(/^[0-9a-f]{64}$/), at: z.iso.datetime() });

/** The list beside the copies of a folder. */
export const erasedListIn = (folder: string): string => join(folder, NAME);

const salted = (salt: string, accountId: string): string =>
  createHash('sha256').update(`${salt} ${accountId}`).digest('hex');

const linesIn = (text: string): string[] => text.split('\n').filter((each) => each !== '');

/** Makes the list where there is none: a first line with the salt, then a line for each account. */
export async function beginErasedList(folder: string): Promise<void> {
  const path = erasedListIn(folder);
  if ((await readFile(path).catch(() => null)) !== null) return;
  await mkdir(folder, { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  const salt = randomBytes(16).toString('hex');
  await writeFile(beside, JSON.stringify({ salt }), { mode: 0o600, flush: true });
  // A link fails when another process was first, whose list is then used.
  await link(beside, path).catch(() => undefined);
  await rm(beside, { force: true });
}

/** The salted ids of erased accounts in a file beside the copies, which tell nobody who they were. */
export function erasedList(folder: string): ErasedList {
  const path = erasedListIn(folder);
  return {
    async add(accountId, at) {
      await beginErasedList(folder);
      const [first = ''] = linesIn(await readFile(path, 'utf8'));
      const { salt } = head.parse(JSON.parse(first));
      const noted = { account: salted(salt, accountId), at: at.toISOString() };
      // A line that was cut off by a kill ends here; what it was about was not erased then.
      await appendFile(path, `\n${JSON.stringify(noted)}`, { flush: true });
    },
  };
}

/** What a line tells; null of one that was cut off. */
function accountIn(text: string): string | null {
  try {
    return line.parse(JSON.parse(text)).account;
  } catch {
    return null;
  }
}

/** Reads a list: answers what tells whether an account is on it. Rejects when there is none, or another file. */
export async function readErasedList(path: string): Promise<(accountId: string) => boolean> {
  const [first = '', ...rest] = linesIn(await readFile(path, 'utf8'));
  const { salt } = head.parse(JSON.parse(first));
  const accounts = new Set(rest.map(accountIn));
  return (accountId) => accounts.has(salted(salt, accountId));
}

/** Puts a list beside copies, the longer of the two where there is one already: lines are only ever added. */
export async function bringErasedList(from: string, folder: string): Promise<void> {
  const path = erasedListIn(folder);
  if (from === path) return;
  const given = await readFile(from, 'utf8');
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before !== '' && linesIn(before)[0] !== linesIn(given)[0])
    throw new Error(`${path} is the list of another Legwork, and I replace none.`);
  if (before.length >= given.length) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.partial`, given, { mode: 0o600, flush: true });
  await rename(`${path}.partial`, path);
}
