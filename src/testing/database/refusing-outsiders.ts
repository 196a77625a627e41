import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/db/database.ts';

const inTransaction = new AsyncLocalStorage<true>();

function refuse(): void {
  if (inTransaction.getStore()) throw new Error('Inside a transaction use only the executor it gives.');
}

/**
 * A database that refuses what is asked of itself from inside one of its transactions. On the embedded one, which has a single
 * connection, such a question waits for ever; on PostgreSQL it would be answered, outside the transaction, and nobody would know.
 */
export function refusingOutsiders(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'transaction')
        return (...[work, config]: Parameters<Database['transaction']>) => {
          refuse();
          return target.transaction((executor) => inTransaction.run(true, () => work(executor)), config);
        };
      if (name === 'forAccount' || name === 'withoutOwner')
        return (...given: unknown[]): Database =>
          // Both answer the same database as somebody else sees it.
          refusingOutsiders(Reflect.apply(value, target, given) as Database);
      return (...given: unknown[]): unknown => {
        refuse();
        return Reflect.apply(value, target, given);
      };
    },
  });
}
