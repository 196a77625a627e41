import type { Message } from '#localization/types.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import type { CountedBy } from '#server/features/platform/accounts/devices/counted-by.ts';
import { text } from './messages.ts';
import { countUse, deleteCounters, refundUse } from './queries.ts';
import { inMinutes, upToADay } from './waits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  most: number;
  windowSeconds: number;
  /** Said with the 429, given how many seconds to wait; they travel in Retry-After, too. */
  detail: (seconds: number) => Message;
}

const guesses = (seconds: number) => text.message('manySignIns', inMinutes(seconds));
const codes = (seconds: number) => text.message('manyCodes', upToADay(seconds));

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
    detail: (seconds) => text.message('codeJustAsked', { seconds }),
  },
  codesPerHour: { most: 5, windowSeconds: HOUR, detail: codes },
  codesPerDay: { most: 10, windowSeconds: DAY, detail: codes },
  codesPerSource: { most: 20, windowSeconds: HOUR, detail: codes },
  /** Five guesses end a code; this ends going from one person's code to the next. Right codes do not count. */
  codeGuessesPerSource: {
    most: 20,
    windowSeconds: 15 * MINUTE,
    detail: (seconds) => text.message('manyGuesses', inMinutes(seconds)),
  },
  registrationsPerSource: {
    most: 10,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyRegistrations', inMinutes(seconds)),
  },
  messagesPerSource: {
    most: 5,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyMessages', inMinutes(seconds)),
  },
  /** Looks at and presses on the pages of resume links; a company's people may share one source. */
  resumeLinkPerSource: {
    most: 60,
    windowSeconds: 15 * MINUTE,
    detail: (seconds) => text.message('manyResumes', inMinutes(seconds)),
  },
  /** Of resumes written or changed by a prompt: each has the processor to itself for a moment. */
  generations: {
    most: 30,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyGenerations', inMinutes(seconds)),
  },
  /** Of downloads that are made for the person; a PDF needs a browser. */
  resumeExports: {
    most: 60,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyExports', inMinutes(seconds)),
  },
  /** Each reads a page of somebody else's. */
  lookUps: {
    most: 60,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyLookUps', inMinutes(seconds)),
  },
  /** Asked for by the person; the agent's own do not count. */
  mailboxChecks: {
    most: 20,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyMailboxChecks', inMinutes(seconds)),
  },
  /** Of one business: mails that we send to whomever its owner names. */
  invitations: {
    most: 50,
    windowSeconds: DAY,
    detail: (seconds) => text.message('manyInvitations', upToADay(seconds)),
  },
  trailChecks: {
    most: 6,
    windowSeconds: HOUR,
    detail: (seconds) => text.message('manyTrailChecks', inMinutes(seconds)),
  },
  /** So that no crowd of sources can flood our own mailbox. */
  messagesInAll: {
    most: 500,
    windowSeconds: DAY,
    detail: (seconds) => text.message('manyMessagesInAll', upToADay(seconds)),
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
    if (seconds !== null) throw new Problem('too_many_requests', limits[use[0]].detail(seconds), seconds);
  }
}

/** Takes back a use that turned out not to count, such as a sign-in that succeeded. */
export const giveBack = (world: LimitWorld, use: Use) => refundUse(world.database, counterKey(use));

/** Forgets what was counted. */
export const resetLimits = (world: LimitWorld, uses: Use[]) =>
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
