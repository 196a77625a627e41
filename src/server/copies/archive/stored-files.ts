import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A stored file: whose it is, or null in the one place of all accounts of earlier versions, and the SHA-256 of its content. */
export interface StoredFile {
  owner: string | null;
  key: string;
}

const OWN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{64})$/;
const SHARED = /^[0-9a-f]{2}\/([0-9a-f]{64})$/;

export const placeOfFile = (dataDir: string, { owner, key }: StoredFile): string =>
  join(dataDir, 'files', owner ?? key.slice(0, 2), key);

/** Every stored file of a data folder. */
export async function storedFiles(dataDir: string): Promise<StoredFile[]> {
  const names = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
  return names.flatMap((name): StoredFile[] => {
    const path = name.replaceAll(sep, '/');
    const [, owner, own] = OWN.exec(path) ?? [];
    if (owner !== undefined && own !== undefined) return [{ owner, key: own }];
    const [, shared] = SHARED.exec(path) ?? [];
    return shared === undefined ? [] : [{ owner: null, key: shared }];
  });
}
