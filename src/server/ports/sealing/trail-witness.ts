import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from '#server/ports/sealing/keys.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';

/** How far an account's trail reached at a commit: the number of its last line, and that line's link. */
export interface TrailEnd {
  number: number;
  link: string;
}

/**
 * What bears witness to the trails of what was done in people's names, outside the database: a key that only this installation
 * has, and for each account the ends its trail has had. Who can only write SQL can neither write a line that holds nor take the
 * last ones away unseen.
 */
export interface TrailWitness {
  /** HMAC-SHA-256 (RFC 2104) of a text, in base64url. */
  seal: (text: string) => string;
  /** Whether a seal was made of a text with the key of today or, while keys are changed, the one before. */
  isSealOf: (text: string, seal: string) => boolean;
  /** The seal of today for a text whose seal the key before made; null for any other, which stays as it is. */
  reseal: (text: string, seal: string) => string | null;
  /** 96 random bits in base64url, so that what is left of a removed line tells nothing of it. */
  salt(): string;
  /** Notes an end that is committed. It never throws: a note that failed is logged, and the next one covers it. */
  note(accountId: string, end: TrailEnd): Promise<void>;
  /** Every end that was noted for an account, in the order of noting. */
  ends: (accountId: string) => Promise<TrailEnd[]>;
  /** The accounts that have a noted end. */
  accounts(): Promise<string[]>;
  /** Forgets an account that is erased. */
  forget(accountId: string): Promise<void>;
  /** Whether what was done before there were trails has been taken into them, which happens once. */
  hasBegun(): Promise<boolean>;
  begin(): Promise<void>;
}

const PURPOSE = 'legwork trail 1';
const KEY_BYTES = 32;
const SALT_BYTES = 12;
const BEGUN = 'begun';
const ACCOUNT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const END = /^(\d{1,10}) ([\w-]{43})$/;

/** A torn last line, and what was written behind it, is none. */
function endOf(line: string): TrailEnd[] {
  const [, number, link] = END.exec(line) ?? [];
  return number === undefined || link === undefined ? [] : [{ number: Number(number), link }];
}

/** Seals texts with a key derived from one of an installation's by HKDF (RFC 5869). */
function sealingWith(key: Uint8Array): (text: string) => string {
  const own = new Uint8Array(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES));
  return (text) => createHmac('sha256', own).update(text, 'utf8').digest('base64url');
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The witness of an installation: its key is derived from the key of its secrets, the ends stand in one file
 * for each account under `trail/`, which is only ever appended to.
 */
export function openTrailWitness({
  dataDir,
  keys: { today, before },
  log,
}: {
  dataDir: string;
  keys: Keys;
  log: Log;
}): TrailWitness {
  const seal = sealingWith(today);
  const sealBefore = before === null ? null : sealingWith(before);
  const folder = join(dataDir, 'trail');
  const place = (accountId: string) => {
    if (!ACCOUNT.test(accountId)) throw new Error('A trail belongs to the id of an account.');
    return join(folder, accountId);
  };
  const names = (): Promise<string[]> =>
    readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
  return {
    seal,
    isSealOf: (text, given) => seal(text) === given || sealBefore?.(text) === given,
    reseal: (text, given) => (sealBefore?.(text) === given ? seal(text) : null),
    salt: () => randomBytes(SALT_BYTES).toString('base64url'),
    async note(accountId, { number, link }) {
      try {
        await mkdir(folder, { recursive: true });
        await appendFile(place(accountId), `${number} ${link}\n`, { mode: 0o600 });
      } catch (error) {
        log.error('trail.note.failed', describeError(error));
      }
    },
    async ends(accountId) {
      const text = await readFile(place(accountId), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return '';
        throw error;
      });
      return text.split('\n').flatMap(endOf);
    },
    accounts: async () => (await names()).filter((name) => ACCOUNT.test(name)),
    forget: async (accountId) => rm(place(accountId), { force: true }),
    hasBegun: async () => (await names()).some((name) => name === BEGUN),
    async begin() {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, BEGUN), '');
    },
  };
}
