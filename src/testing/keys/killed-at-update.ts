import type { Database } from '#server/db/database.ts';

/** What a database throws that stops for good: as if the process had been killed there. */
export class Killed extends Error {}

/** A database that is gone from its nth `update` on, counted across transactions, which then roll back; reads go on. */
export function killedAtUpdate<Given extends Database>(database: Given, nth: number): Given {
  let updates = 0;
  const watch = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name);
        if (typeof value !== 'function') return value;
        if (name === 'update')
          return (...given: unknown[]) => {
            updates += 1;
            if (updates >= nth) throw new Killed(`Killed at update ${nth}.`);
            return Reflect.apply(value, of, given) as unknown;
          };
        if (name === 'transaction')
          return (work: (transaction: object) => unknown, ...more: unknown[]) =>
            Reflect.apply(value, of, [(transaction: object) => work(watch(transaction)), ...more]) as unknown;
        return (...given: unknown[]) => Reflect.apply(value, of, given) as unknown;
      },
    });
  return watch(database);
}
