import type { Database, Executor } from '#server/db/database.ts';

/** Thrown in place of every statement after the last one that a test lets through. */
class CutOff extends Error {}

const ASKS = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
]);

/**
 * A database that is lost after so many statements, inside a transaction or outside, as when the process is killed there:
 * what was committed before stays, an open transaction is rolled back, and nothing answers from then on.
 */
export function cuttingOff(
  database: Database,
  allowed: number,
): { database: Database; isCut: () => boolean } {
  let left = allowed;
  let cut = false;
  const step = () => {
    left -= 1;
    if (left >= 0) return;
    cut = true;
    throw new CutOff('The database is gone.');
  };
  const guarded = <Asked extends Executor>(target: Asked): Asked =>
    new Proxy(target, {
      get(inner, name) {
        const value: unknown = Reflect.get(inner, name);
        if (typeof value !== 'function') return value;
        if (name === 'transaction')
          return async (...[work, config]: Parameters<Database['transaction']>) => {
            step();
            const result = await inner.transaction((executor) => work(guarded(executor)), config);
            return result;
          };
        if (name === 'forAccount' || name === 'forBusiness' || name === 'withoutOwner')
          // Each answers the same database as somebody else sees it.
          return (...given: unknown[]) => guarded(Reflect.apply(value, inner, given) as Asked);
        return (...given: unknown[]): unknown => {
          if (typeof name === 'string' && ASKS.has(name)) step();
          return Reflect.apply(value, inner, given);
        };
      },
    });
  return { database: guarded(database), isCut: () => cut };
}
