/**
 * What a connection to PostgreSQL may take, in milliseconds: to open, for one statement, and inside a transaction without a
 * statement. The address of the database may say otherwise (`?statement_timeout=120000`), which the driver puts above these.
 */
export const postgresLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;
