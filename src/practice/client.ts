import type { Fault } from './faults/faults.ts';
import type { LedgerEntry } from '#practice/records/ledger.ts';
import type { Override } from '#practice/records/state.ts';
import type { Dialect, Language, Oddity, Reply } from '#practice/world/types.ts';

/** A posting as /control/postings lists it. */
export type ListedPosting = {
  id: string;
  dialect: Dialect;
  company: string;
  employer: string;
  title: string;
  occupation: string;
  places: string[];
  workplace: string;
  url: string;
  formUrl: string;
  postedAt: string;
  open: boolean;
  language: Language;
  captcha: boolean;
  extraQuestion: string | null;
  odd: Oddity | null;
  honeypot: boolean;
  consent: boolean;
  reply: Reply;
  duplicates: string[];
};

type Moved = { now: string; mail: { sent: number; waiting: number } };

export type PracticeControl = {
  ledger: () => Promise<LedgerEntry[]>;
  postings: () => Promise<ListedPosting[]>;
  now: () => Promise<Date>;
  setClock: (now: Date) => Promise<Moved>;
  /** Jumps ahead and answers once the letters that became due were tried. */
  advance: (milliseconds: number) => Promise<Moved>;
  mail: (change: { url?: string | null; replyFactor?: number }) => Promise<void>;
  /** Where the payment provider tells what happened, and whether the cards pay. */
  payments: (change: {
    webhook?: { url: string; secret: string };
    cards?: 'pay' | 'decline';
  }) => Promise<void>;
  change: (postingId: string, change: Override) => Promise<ListedPosting>;
  fault: (fault: Pick<Fault, 'kind'> & Partial<Fault>) => Promise<void>;
  /** What has not struck yet. */
  faults: () => Promise<Fault[]>;
  /** Lets go of every fault that is still planned. */
  liftFaults: () => Promise<void>;
  /** Begins anew and opens now, or at a time ahead up to which the jobs appear day by day. */
  reset: (openedAt?: Date) => Promise<void>;
};

/** Speaks to /control of a running practice world; an answer other than 2xx is an error with its detail. */
export function createPracticeControl(origin: string, token: string): PracticeControl {
  const ask = async <T>(path: string, body?: unknown, method = 'POST'): Promise<T> => {
    const init = body === undefined ? {} : { method, body: JSON.stringify(body) };
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // A caller that was busy for seconds would write on a connection the world has just closed for idleness.
      connection: 'close',
    };
    const answer = await fetch(`${origin}/control${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    // The world's own answer, whose shape its tests hold.
    return (await answer.json()) as T;
  };
  return {
    ledger: () => ask('/ledger'),
    postings: () => ask('/postings'),
    now: async () => new Date((await ask<{ now: string }>('/clock')).now),
    setClock: (now) => ask('/clock', { now: now.getTime() }),
    advance: (milliseconds) => ask('/clock', { advance: milliseconds }),
    mail: async (change) => {
      await ask('/mail', change);
    },
    payments: async (change) => {
      await ask('/payments', change);
    },
    change: (postingId, change) => ask(`/postings/${postingId}`, change),
    fault: async (fault) => {
      await ask('/faults', fault);
    },
    faults: () => ask('/faults'),
    liftFaults: async () => {
      await ask('/faults', {}, 'DELETE');
    },
    reset: async (openedAt) => {
      await ask('/reset', { openedAt: openedAt?.getTime() });
    },
  };
}
