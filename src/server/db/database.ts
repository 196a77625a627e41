import type { PgAsyncDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Exemption } from '#server/db/ownership/exemptions.ts';

/**
 * The database or a transaction on it; what every query function takes first.
 * Inside `transaction` use only the executor it gives: on PGlite a query through the outer one waits for ever.
 */
export type Executor = PgAsyncDatabase<PgQueryResultHKT>;

/** The database as one sees it: rows of others are not there, and cannot be written. */
export interface Database extends Executor {
  /** As one account sees it. Throws for what is no account's id. */
  forAccount(accountId: string): Database;
  /** As one business sees it, for its jobs: its own rows, and of its people which ones they are. Throws for what is no id. */
  forBusiness(businessId: string): Database;
  /** With the rows of everybody, by one of the exemptions that `exemptions.ts` lists. */
  withoutOwner(exemption: Exemption): Database;
}

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
  /** As the login itself: for migrations, copies and the operator's commands. Row security holds for whoever it makes no exception. */
  database: Database;
  /** As nobody: what the product works with. */
  confined: Database;
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
