import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Chance, so that tests can hold it still. */
export interface Tokens {
  /** 256 bits, base64url, for sessions and approvals. */
  secret(): string;
  /** Six digits. */
  code(): string;
  uuid(): string;
}

export const randomTokens: Tokens = {
  secret: () => randomBytes(32).toString('base64url'),
  code: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
  uuid: () => v7(),
};

/** What is stored of a secret: its SHA-256 in hexadecimal. Secrets have 256 bits, so no salt is needed. */
export const hashToken = (secret: string): string => createHash('sha256').update(secret).digest('hex');
