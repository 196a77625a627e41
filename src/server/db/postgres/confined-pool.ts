import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { settingStatements } from '#server/db/ownership/ownership.ts';
import type { Whose } from '#server/db/ownership/ownership.ts';

/**
 * A pool of connections as one sees the database, in the shape that the query builder asks of its client: role and account are
 * set at the begin of every transaction, and a statement by itself has a transaction of its own.
 */
export class ConfinedPool {
  readonly #pool: Pool;
  readonly #setting: string;

  constructor(pool: Pool, whose: Whose) {
    this.#pool = pool;
    this.#setting = settingStatements(whose);
  }

  async query(statement: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#setting === '') return this.#pool.query(statement, values);
    const client = await this.#pool.connect();
    let isLost = false;
    try {
      await client.query(`begin; ${this.#setting}`);
      const answer = await client.query(statement, values);
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isLost = true;
      });
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  /** A connection for a transaction that the query builder begins and ends. */
  async connect(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    if (this.#setting === '') return client;
    return new Proxy(client, {
      get: (target, name) => {
        if (name !== 'query') {
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return async (statement: QueryConfig, values?: unknown[]) => {
          if (!/^begin\b/i.test(statement.text)) return target.query(statement, values);
          return target.query(`${statement.text}; ${this.#setting}`);
        };
      },
    });
  }
}
