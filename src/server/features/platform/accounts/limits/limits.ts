import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countUse, deleteCounters, refundUse } from './queries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  most: number;
  windowSeconds: number;
  /** Said with the 429; the seconds travel in Retry-After. */
  detail: string;
}

const GUESSES = 'Too many attempts to sign in. Wait a little and try again, or set a new password.';
const CODES = 'Too many codes were asked for. Wait and try again.';

/** Every limit of accounts and of messages to us, in one place. Keys are an account's canonical address or a request's source. */
const limits = {
  signInPerAccount: { most: 10, windowSeconds: 15 * MINUTE, detail: GUESSES },
  /** What is left once the ten are used up. */
  signInOnceAMinute: { most: 1, windowSeconds: MINUTE, detail: GUESSES },
  /** Ends with a new password, set by a mailed code. */
  signInInAll: {
    most: 100,
    windowSeconds: 30 * DAY,
    detail: 'Too many attempts to sign in. Set a new password with the code we mail you.',
  },
  signInPerSource: { most: 30, windowSeconds: 15 * MINUTE, detail: GUESSES },
  /** Every look at the login page asks for a passkey once. */
  passkeyPerSource: { most: 120, windowSeconds: 15 * MINUTE, detail: GUESSES },
  codePause: {
    most: 1,
    windowSeconds: MINUTE,
    detail: 'Wait a moment before you ask for another code.',
  },
  codesPerHour: { most: 5, windowSeconds: HOUR, detail: CODES },
  codesPerDay: { most: 10, windowSeconds: DAY, detail: CODES },
  codesPerSource: { most: 20, windowSeconds: HOUR, detail: CODES },
  registrationsPerSource: {
    most: 10,
    windowSeconds: HOUR,
    detail: 'Too many accounts were created from here. Wait and try again.',
  },
  messagesPerSource: {
    most: 5,
    windowSeconds: HOUR,
    detail: 'Too many messages came from here. Wait an hour and send yours again.',
  },
  /** Looks at and presses on the pages of resume links; a company's people may share one source. */
  resumeLinkPerSource: {
    most: 60,
    windowSeconds: 15 * MINUTE,
    detail: 'Too many resumes were asked for from here. Wait a little and try again.',
  },
  /** So that no crowd of sources can flood our own mailbox. */
  messagesInAll: {
    most: 500,
    windowSeconds: DAY,
    detail: 'We got more messages today than we can read. Send yours again tomorrow.',
  },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;
type LimitWorld = Pick<World, 'database' | 'clock' | 'config'>;
export type Use = [name: LimitName, key: string];

const counterKey = ([name, key]: Use) => `${name}:${key}`;

// Everyone who develops or tests on one machine is one source.
const LOOPBACK = /^(127\.|0000000000000000\/64$)/;
const LOOPBACK_ALLOWANCE = 20;

function mostOf(world: LimitWorld, [name, key]: Use): number {
  const { most } = limits[name];
  return world.config.environment !== 'production' && LOOPBACK.test(key) ? most * LOOPBACK_ALLOWANCE : most;
}

/** Counts one use; answers the seconds until the next is allowed, or null when this one is. */
export async function waitFor(world: LimitWorld, use: Use): Promise<number | null> {
  const now = world.clock.now();
  const { count, expiresAt } = await countUse(
    world.database,
    counterKey(use),
    now,
    limits[use[0]].windowSeconds,
  );
  if (count <= mostOf(world, use)) return null;
  return Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

/** Counts one use of each limit, in order; throws Problem `too_many_requests` at the first that is used up. */
export async function spend(world: LimitWorld, uses: Use[]): Promise<void> {
  for (const use of uses) {
    const seconds = await waitFor(world, use);
    if (seconds !== null) throw new Problem('too_many_requests', limits[use[0]].detail, seconds);
  }
}

/** Takes back a use that turned out not to count, such as a sign-in that succeeded. */
export const refund = (world: LimitWorld, use: Use) => refundUse(world.database, counterKey(use));

/** Forgets what was counted. */
export const forgive = (world: LimitWorld, uses: Use[]) =>
  deleteCounters(world.database, uses.map(counterKey));

/** Counts one guess at an account: ten failures in a quarter of an hour, then one a minute, a hundred in all. */
export async function spendGuess(world: LimitWorld, emailKey: string, source: string): Promise<void> {
  await spend(world, [['signInPerSource', source]]);
  if ((await waitFor(world, ['signInPerAccount', emailKey])) !== null)
    await spend(world, [['signInOnceAMinute', emailKey]]);
  await spend(world, [['signInInAll', emailKey]]);
}

/** The uses that asking for a code costs; the pause between two comes first. */
export const codeUses = (emailKey: string, source: string): Use[] => [
  ['codePause', emailKey],
  ['codesPerSource', source],
  ['codesPerHour', emailKey],
  ['codesPerDay', emailKey],
];

/** What counts guesses at one account; forgotten when its owner proved themselves. */
export const guessUses = (emailKey: string): Use[] => [
  ['signInPerAccount', emailKey],
  ['signInOnceAMinute', emailKey],
  ['signInInAll', emailKey],
];
