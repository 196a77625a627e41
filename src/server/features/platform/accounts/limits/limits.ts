import type { Message } from '#localization/types.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import type { CountedBy } from '#server/features/platform/accounts/devices/counted-by.ts';
import { text } from './messages.ts';
import { countUse, deleteCounters, refundUse } from './queries.ts';
import { waitInWords } from './wait-in-words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  most: number;
  windowSeconds: number;
  /** Said with the 429, given how long to wait ("42 seconds"); the seconds travel in Retry-After. */
  detail: (wait: Message) => Message;
}

const guesses = (wait: Message) => text.message('signIns', { wait });
const codes = (wait: Message) => text.message('codes', { wait });

/**
 * Every limit of accounts, of what costs much and of messages to us, in one place. Keys are an account's canonical address or id, or a request's source;
 * a device that signed in to the account before has a key of its own for both (`countedBy`).
 */
const limits = {
  signInPerAccount: { most: 10, windowSeconds: 15 * MINUTE, detail: guesses },
  /** What is left once the ten are used up. */
  signInOnceAMinute: { most: 1, windowSeconds: MINUTE, detail: guesses },
  /** Ends with a new password, set by a mailed code. */
  signInInAll: {
    most: 100,
    windowSeconds: 30 * DAY,
    detail: () => text.message('signInsInAll'),
  },
  signInPerSource: { most: 30, windowSeconds: 15 * MINUTE, detail: guesses },
  /** With proofs that nobody guesses (Google, LinkedIn, passkeys), so that guessed passwords do not close those ways. */
  provenSignInPerSource: { most: 30, windowSeconds: 15 * MINUTE, detail: guesses },
  /** Every look at the login page asks for a passkey once. */
  passkeyPerSource: { most: 120, windowSeconds: 15 * MINUTE, detail: guesses },
  codePause: {
    most: 1,
    windowSeconds: MINUTE,
    // Also said for an address without an account, so it tells that a code was asked for, not that one was sent.
    detail: (wait) => text.message('codePause', { wait }),
  },
  codesPerHour: { most: 5, windowSeconds: HOUR, detail: codes },
  codesPerDay: { most: 10, windowSeconds: DAY, detail: codes },
  codesPerSource: { most: 20, windowSeconds: HOUR, detail: codes },
  /** Five guesses end a code; this ends going from one person's code to the next. Right codes do not count. */
  codeGuessesPerSource: {
    most: 20,
    windowSeconds: 15 * MINUTE,
    detail: (wait) => text.message('codeGuesses', { wait }),
  },
  registrationsPerSource: {
    most: 10,
    windowSeconds: HOUR,
    detail: (wait) => text.message('registrations', { wait }),
  },
  messagesPerSource: {
    most: 5,
    windowSeconds: HOUR,
    detail: (wait) => text.message('messages', { wait }),
  },
  /** Looks at and presses on the pages of resume links; a company's people may share one source. */
  resumeLinkPerSource: {
    most: 60,
    windowSeconds: 15 * MINUTE,
    detail: (wait) => text.message('resumeLinks', { wait }),
  },
  /** Of resumes written or changed by a prompt: each has the processor to itself for a moment. */
  generations: {
    most: 30,
    windowSeconds: HOUR,
    detail: (wait) => text.message('generations', { wait }),
  },
  /** Of downloads that are made for the person; a PDF needs a browser. */
  resumeExports: {
    most: 60,
    windowSeconds: HOUR,
    detail: (wait) => text.message('resumeExports', { wait }),
  },
  /** Each reads a page of somebody else's. */
  lookUps: {
    most: 60,
    windowSeconds: HOUR,
    detail: (wait) => text.message('lookUps', { wait }),
  },
  /** Asked for by the person; the agent's own do not count. */
  mailboxChecks: {
    most: 20,
    windowSeconds: HOUR,
    detail: (wait) => text.message('mailboxChecks', { wait }),
  },
  trailChecks: { most: 6, windowSeconds: HOUR, detail: (wait) => text.message('trailChecks', { wait }) },
  /** So that no crowd of sources can flood our own mailbox. */
  messagesInAll: {
    most: 500,
    windowSeconds: DAY,
    detail: (wait) => text.message('messagesInAll', { wait }),
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
    if (seconds !== null)
      throw new Problem('too_many_requests', limits[use[0]].detail(waitInWords(seconds)), seconds);
  }
}

/** Takes back a use that turned out not to count, such as a sign-in that succeeded. */
export const refund = (world: LimitWorld, use: Use) => refundUse(world.database, counterKey(use));

/** Forgets what was counted. */
export const forgive = (world: LimitWorld, uses: Use[]) =>
  deleteCounters(world.database, uses.map(counterKey));

/** Counts one guess at an account: ten failures in a quarter of an hour, then one a minute, a hundred in all. */
export async function spendGuess(world: LimitWorld, { account, source }: CountedBy): Promise<void> {
  await spend(world, [['signInPerSource', source]]);
  if ((await waitFor(world, ['signInPerAccount', account])) !== null)
    await spend(world, [['signInOnceAMinute', account]]);
  await spend(world, [['signInInAll', account]]);
}

/** The uses that asking for a code costs; the pause between two comes first. */
export const codeUses = ({ account, source }: CountedBy): Use[] => [
  ['codePause', account],
  ['codesPerSource', source],
  ['codesPerHour', account],
  ['codesPerDay', account],
];

/** What counts guesses under one key of an account; forgotten when its owner proved themselves. */
export const guessUses = (account: string): Use[] => [
  ['signInPerAccount', account],
  ['signInOnceAMinute', account],
  ['signInInAll', account],
];
