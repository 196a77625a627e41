import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** An instant, in milliseconds as JavaScript has them: what is read back is what was written. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * The id of a row: a UUIDv7 (RFC 9562), which grows with every row a process makes. Rows of one instant, ordered by it, stand in the
 * order in which they were made. It is no secret: what opens something has a random token.
 */
export const rowId = () =>
  uuid()
    .primaryKey()
    .defaultRandom()
    .$defaultFn(() => v7());
