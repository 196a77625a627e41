import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TownDialect } from './faults.ts';

/** A grant that waits for its code to be brought back. */
export type Code = {
  dialect: TownDialect;
  shop: string;
  scope: string;
  redirect: string;
  /** What the verifier's SHA-256 must be, where one was announced. */
  challenge: string | null;
};

export type Codes = {
  /** A code that can be exchanged once. */
  codeFor: (code: Code) => string;
  exchange: (dialect: TownDialect, code: string, redirect?: string, verifier?: string) => Code | null;
};

/** The signature of a text as the vendors give it: HMAC-SHA256 in base64. */
export const signed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64');

/** Words that nobody guesses, behind what they begin with. */
export const word = (prefix: string): string => prefix + randomBytes(18).toString('hex');

/** The codes that were given out and not yet brought back; they are gone when the world stops. */
export function createCodes(): Codes & { forget: () => void } {
  const codes = new Map<string, Code>();
  return {
    codeFor: (code) => {
      const text = word('code_');
      codes.set(text, code);
      return text;
    },
    exchange: (dialect, text, redirect, verifier) => {
      const code = codes.get(text);
      codes.delete(text);
      if (code?.dialect !== dialect) return null;
      if (redirect !== undefined && code.redirect !== redirect) return null;
      if (code.challenge === null) return code;
      const proof = createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url');
      return proof === code.challenge ? code : null;
    },
    forget: () => codes.clear(),
  };
}
