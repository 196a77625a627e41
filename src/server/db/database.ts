import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database or a transaction on it; what every query function takes first.
 * Inside `transaction` use only the executor it gives: on PGlite a query through the outer one waits for ever.
 */
export type Executor = PgAsyncDatabase<PgQueryResultHKT>;

export interface Database extends Executor {}

/**
 * Receives what `pg_notify` sends on one channel, in this process or another. `onMissed` is called when the connection was lost
 * and is there again: what was sent in between is not known.
 */
export type Listen = (
  channel: string,
  listener: (payload: string) => void,
  onMissed?: () => void,
) => Promise<() => Promise<void>>;

/** An open connection with what the queue and the live events need of it. */
export interface DatabaseConnection {
  database: Database;
  kind: 'pglite' | 'postgres';
  listen: Listen;
  /** Handed to the queue: a PGlite client or a connection string. */
  queueBackend:
    | { kind: 'pglite'; client: import('@electric-sql/pglite').PGlite }
    | { kind: 'postgres'; url: string };
  /** Runs what is missing of the migrations in a folder; of all of them by default. */
  migrate(folder?: string): Promise<void>;
  close(): Promise<void>;
}
