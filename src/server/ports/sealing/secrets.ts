import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what people entrust to us unreadable in the database; `belongsTo` binds it to its row. */
export interface Secrets {
  /** Nonce, tag and AES-256-GCM ciphertext in base64url. */
  seal(text: string, belongsTo: string): string;
  /** Throws when it was sealed with another key or for another row, or was changed. */
  open(sealed: string, belongsTo: string): string;
  /** Whether `open` would answer. */
  opens(sealed: string, belongsTo: string): boolean;
}

/** A box with a key of 32 bytes. Throws RangeError for a key of another length. */
export function secretsWith(key: Uint8Array): Secrets {
  if (key.length !== KEY_BYTES) throw new RangeError('The key for secrets must have 32 bytes.');
  const box: Secrets = {
    seal(text, belongsTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(belongsTo));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, belongsTo) {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    opens(sealed, belongsTo) {
      try {
        box.open(sealed, belongsTo);
        return true;
      } catch {
        return false;
      }
    },
  };
  return box;
}

const pathOf = (dataDir: string) => join(dataDir, 'secrets.key');

/** The key of an installation; null where none was made yet. */
export const storedKey = (dataDir: string): Promise<Uint8Array | null> =>
  readFile(pathOf(dataDir)).catch(() => null);

/** The key of this installation; it is made on first use and kept under `dataDir` for its owner only. */
export async function readKey(dataDir: string): Promise<Uint8Array> {
  const stored = await storedKey(dataDir);
  if (stored !== null) return stored;
  await mkdir(dataDir, { recursive: true });
  const path = pathOf(dataDir);
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, randomBytes(KEY_BYTES), { mode: 0o600 });
  // A link fails when another process was first, whose key is then used.
  await link(beside, path).catch(() => undefined);
  await rm(beside, { force: true });
  return readFile(path);
}
