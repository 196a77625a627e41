import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { KEY_BYTES } from './keys.ts';
import { secretsWith } from './secrets.ts';

/** What is kept of a business's customers so that nobody reads it in the database, and is found again by it. */
export interface BusinessSecrets {
  /** The same for the same text, in base64url; without the key of the business it cannot be tried out. */
  hash: (text: string) => string;
  /** As `Secrets`, with the key of the business. */
  seal: (text: string, belongsTo: string) => string;
  open: (sealed: string, belongsTo: string) => string;
  opens: (sealed: string, belongsTo: string) => boolean;
}

/** A new key of a business, in base64url. */
export const newBusinessKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** What a business seals and hashes with: a key of its own, so that hashes stay the same when the key of the installation is changed. */
export function businessSecrets(key: string): BusinessSecrets {
  const root = Buffer.from(key, 'base64url');
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', root, '', use, KEY_BYTES));
  const hashing = keyFor('legwork identity hash');
  const box = secretsWith({ today: keyFor('legwork identity seal'), before: null });
  return {
    hash: (text) => createHmac('sha256', hashing).update(text).digest('base64url'),
    seal: (text, belongsTo) => box.seal(text, belongsTo),
    open: (sealed, belongsTo) => box.open(sealed, belongsTo),
    opens: (sealed, belongsTo) => box.opens(sealed, belongsTo),
  };
}
