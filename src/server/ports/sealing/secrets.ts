import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KEY_BYTES } from './keys.ts';
import type { Keys } from './keys.ts';

const CIPHER = 'aes-256-gcm';
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
  /** The same text sealed with the key of today; null where it is already. Throws as `open` does. */
  reseal(sealed: string, belongsTo: string): string | null;
}

function sealWith(key: Uint8Array, text: string, belongsTo: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: Uint8Array, sealed: string, belongsTo: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function opensWith(key: Uint8Array, sealed: string, belongsTo: string): boolean {
  try {
    openWith(key, sealed, belongsTo);
    return true;
  } catch {
    return false;
  }
}

/**
 * A box that seals with the key of today and opens with it and, while keys are changed, the one before. Throws RangeError for a key
 * that has not 32 bytes.
 */
export function secretsWith({ today, before }: Keys): Secrets {
  const keys = before === null ? [today] : [today, before];
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new RangeError('The key for secrets must have 32 bytes.');
  const keyOf = (sealed: string, belongsTo: string) =>
    keys.find((key) => opensWith(key, sealed, belongsTo)) ?? today;
  return {
    seal: (text, belongsTo) => sealWith(today, text, belongsTo),
    open: (sealed, belongsTo) => openWith(keyOf(sealed, belongsTo), sealed, belongsTo),
    opens: (sealed, belongsTo) => keys.some((key) => opensWith(key, sealed, belongsTo)),
    reseal(sealed, belongsTo) {
      if (opensWith(today, sealed, belongsTo)) return null;
      return sealWith(today, openWith(before ?? today, sealed, belongsTo), belongsTo);
    },
  };
}
