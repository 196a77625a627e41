import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { TarEntry } from 'modern-tar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive } from './read-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const key = { name: 'secrets.key', bytes: 3, sha256: sha256('abc') };
const honest = {
  format: 1,
  takenAt: '2026-11-16T14:00:00.000Z',
  database: 'pglite',
  migrations: [],
  tables: [],
  keys: [key],
  trails: [],
  files: [],
  missing: [],
};
const entry = (name: string, body: string, type: 'file' | 'symlink' = 'file'): TarEntry => ({
  header: {
    name,
    size: body.length,
    type,
    ...(type === 'symlink' ? { linkname: '/etc/passwd', size: 0 } : {}),
  },
  ...(type === 'file' ? { body } : {}),
});

/** Reads an archive made by a stranger's hand; answers what it took. */
async function read(manifest: object, ...entries: TarEntry[]): Promise<string[]> {
  const path = join(folder, 'copy.tar.gz');
  const tar = await packTar([entry('manifest.json', JSON.stringify(manifest)), ...entries]);
  await writeFile(path, gzipSync(tar));
  const taken: string[] = [];
  await readArchive({ path, passphrase: null }, { takeEntry: async (each) => void taken.push(each.path) });
  return taken;
}

it('takes what its list says, and nothing else', async () => {
  expect(await read(honest, entry('keys/secrets.key', 'abc'))).toEqual(['keys/secrets.key']);
  const damaged = 'damaged';
  await expect(read(honest, entry('../../evil', 'abc'))).rejects.toThrow(damaged);
  await expect(read(honest, entry('keys/../secrets.key', 'abc'))).rejects.toThrow(damaged);
  await expect(read(honest, entry('keys/secrets.key', '', 'symlink'))).rejects.toThrow(damaged);
  await expect(read(honest, entry('keys/secrets.key', 'abcd'))).rejects.toThrow(damaged);
  await expect(read(honest, entry('keys/secrets.key', 'abd'))).rejects.toThrow(damaged);
  await expect(read(honest)).rejects.toThrow(damaged);
  await expect(read(honest, entry('keys/secrets.key', 'abc'), entry('more', 'abc'))).rejects.toThrow(damaged);
});

it('takes no list that names what no copy has', async () => {
  const forged = (change: object) =>
    expect(read({ ...honest, ...change })).rejects.toThrow('damaged or forged');
  await forged({ keys: [{ ...key, name: '../secrets.key' }] });
  await forged({ keys: [{ ...key, bytes: 1_000_000 }] });
  const sum = 'a'.repeat(64);
  await forged({ files: [{ owner: null, key: '../../evil', bytes: 1 }] });
  await forged({ files: [{ owner: '../..', key: sum, bytes: 1 }] });
  await forged({ trails: [{ name: '../begun', bytes: 1, sha256: sum }] });
  const table = { rows: 0, digest: sha256(''), bytes: 0, sha256: sha256(''), columns: ['id'] };
  await forged({ tables: [{ ...table, schema: 'public', name: 'accounts"; drop table accounts' }] });
  await forged({ tables: [{ ...table, schema: 'pg_catalog', name: 'pg_authid' }] });
  await forged({ migrations: ['../../evil'] });
  await expect(read({ ...honest, format: 2 })).rejects.toThrow('made by a newer Legwork');
});
