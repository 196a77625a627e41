import { AsyncLocalStorage } from 'node:async_hooks';
import type { Executor } from './database.ts';

/** Does, as the last of a transaction, what was left for its end; answers what is to be done once it is committed. */
export type Finish<Item> = (executor: Executor, items: readonly Item[]) => Promise<() => Promise<void>>;

interface Left {
  items: unknown[];
  finish: (executor: Executor) => Promise<() => Promise<void>>;
}

const current = new AsyncLocalStorage<Map<object, Left>>();

/**
 * Leaves an item for the end of the transaction this is called in; all that was left for one `subject` is finished together.
 * What is locked at the end is locked last, so that no two transactions wait for each other over it.
 * Throws outside of a transaction.
 */
export function atTheEnd<Item>(subject: object, item: Item, finish: Finish<Item>): void {
  const endings = current.getStore();
  if (!endings) throw new Error('Only a transaction has an end that something can be left for.');
  const left = endings.get(subject);
  if (left) {
    left.items.push(item);
    return;
  }
  const items = [item];
  endings.set(subject, { items, finish: (executor) => finish(executor, items) });
}

/** Gives the transactions of a database an end; what follows the commit is done before the transaction answers. */
export function withEndings<Asked extends Executor>(database: Asked): Asked {
  const begin = database.transaction.bind(database);
  database.transaction = async (work, config) => {
    const afterwards: (() => Promise<void>)[] = [];
    const result = await begin(
      (executor) =>
        current.run(new Map<object, Left>(), async () => {
          const worked = await work(executor);
          for (const { finish } of current.getStore()?.values() ?? [])
            afterwards.push(await finish(executor));
          return worked;
        }),
      config,
    );
    for (const follow of afterwards) await follow();
    return result;
  };
  return database;
}
