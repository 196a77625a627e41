import type { Database, Executor } from '#server/db/database.ts';
import { withEndings } from '#server/db/ending.ts';
import type { Whose } from './ownership.ts';
import { settingsOf, turnOf } from './ownership.ts';

/** How many accounts' databases are kept at hand; making one takes some tens of microseconds. */
const KEPT = 1_000;

/**
 * The database as each of many sees it; `make` gives what the query builder makes for one. The same one is given for the same
 * account while it is at hand.
 */
export function databases(make: (whose: Whose) => Executor): (whose: Whose) => Database {
  const made = new Map<string, Database>();
  const seenBy = (whose: Whose): Database => {
    settingsOf(whose);
    const name = turnOf(whose);
    const known = made.get(name);
    if (known) return known;
    const database: Database = Object.assign(withEndings(make(whose)), {
      forAccount: (accountId: string) => seenBy({ kind: 'account', accountId }),
      forBusiness: (businessId: string) => seenBy({ kind: 'business', businessId }),
      withoutOwner: () => seenBy({ kind: 'everybody' }),
    });
    made.set(name, database);
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return database;
  };
  return seenBy;
}
