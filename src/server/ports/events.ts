import type { LiveEvent } from '#contract/platform/notifications.ts';
import type { Executor } from '#server/db/database.ts';

/** Live updates: published in the transaction that caused them, delivered when it commits, to every process. */
export interface LiveEvents {
  publish(executor: Executor, accountId: string, event: LiveEvent): Promise<void>;
  /** Calls back for each event of the account until the returned function is called. */
  subscribe(accountId: string, listener: (event: LiveEvent) => void): () => void;
  /** Calls back for each event of every account until the returned function is called. */
  follow(listener: (event: LiveEvent, accountId: string) => void): () => void;
  close(): Promise<void>;
}
