import { setImmediate as nextTurn } from 'node:timers/promises';
import { protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';
import {
  ACCOUNT_SETTING,
  BUSINESS_SETTING,
  settingsOf,
  settingStatements,
  turnOf,
} from '#server/db/ownership/ownership.ts';
import type { Whose } from '#server/db/ownership/ownership.ts';
import { afterFirst, resultOf } from './results.ts';
import type { Result, ResultOptions } from './results.ts';
import { Statements } from './statements.ts';

const { serialize } = protocol;

/** How long turns may follow each other before the process looks at what else happened to it: requests come in only then. */
const LOOK_AFTER_MS = 5;

/**
 * After an answer a screen's next question is there within so long, as a rule; and how long a job leaves screens their turns at most: as
 * long as a whole page takes on a slow machine, so that one page waits for one transaction of a job and not for some between its questions.
 */
const SCREENS = { nextWithinMs: 2, mostMs: 100 };

/** What asks: the database itself, or a transaction on it. */
interface Asked {
  query(text: string, values?: readonly unknown[], options?: ResultOptions): Promise<Result>;
}

/** The embedded database as one sees it, in the shape that the query builder asks of its client. */
export interface EmbeddedClient extends Asked {
  transaction<Answer>(work: (transaction: Asked) => Promise<Answer>): Promise<Answer>;
}

/** Is told of each statement when the database begins with it, and by what it answers then when that is done: for those who measure. */
export type Watch = (text: string) => () => void;

/** Sets role, account and business until the transaction ends, as the first of what is sent; the same statement every time. */
const SETTING = {
  name: 'legwork_setting',
  text: `select set_config('role', $1, true), set_config('${ACCOUNT_SETTING}', $2, true),
    set_config('${BUSINESS_SETTING}', $3, true)`,
};

/**
 * Asks an embedded database in a way of our own, faster than its own: statements stay prepared, and role and account are set in
 * the same message as the statement they are for, in one transaction with it. One at a time; whoever had no turn for longest is
 * next, so that an account that asks much holds others up for one statement or transaction at most.
 */
export class EmbeddedDatabase {
  readonly #client: PGlite;
  readonly #statements: Statements;
  // A place to wait is never refused: who asks here was let in before.
  readonly #turns = new FairTurns({ atOnce: 1, perSource: Infinity, waiting: Infinity });
  readonly #watch: Watch | null;
  #canSet = false;
  /** Since when turns follow each other without the process having looked at anything else; null where it just did. */
  #since: number | null = null;
  /** What others than jobs of a business asked and was not answered yet, and when the last of it was. */
  #open = 0;
  #answeredAt = -Infinity;

  constructor(client: PGlite, watch: Watch | null = null) {
    this.#client = client;
    this.#watch = watch;
    this.#statements = new Statements(client);
  }

  /** The database as one sees it. */
  seenBy(whose: Whose): EmbeddedClient {
    return {
      query: (text, values = [], options = {}) =>
        this.#inTurn(whose, () => this.#ask(whose, text, values, options)),
      transaction: (work) => this.#inTurn(whose, () => this.#transact(whose, work)),
    };
  }

  /** To be called after tables were changed. */
  async forgetStatements(): Promise<void> {
    this.#canSet = false;
    await this.#statements.forget();
  }

  /** Lets the process look around where statements alone kept it busy: what answers without waiting leaves it no time to. */
  async #lookAround(): Promise<void> {
    const now = performance.now();
    if (this.#since === null) {
      this.#since = now;
      setImmediate(() => {
        this.#since = null;
      });
    } else if (now - this.#since >= LOOK_AFTER_MS) await nextTurn();
  }

  /**
   * The work of a business is that of its jobs. One page asks several things after each other: a transaction of a job between each two of them
   * would hold it up for as many.
   */
  async #afterScreens(): Promise<void> {
    const since = performance.now();
    for (let now = since; now - since < SCREENS.mostMs; now = performance.now()) {
      await nextTurn();
      if (this.#open === 0 && performance.now() - this.#answeredAt > SCREENS.nextWithinMs) return;
    }
  }

  async #inTurn<Answer>(whose: Whose, work: () => Promise<Answer>): Promise<Answer> {
    if (whose.kind === 'business') {
      await this.#afterScreens();
      return this.#take(whose, work);
    }
    this.#open += 1;
    try {
      return await this.#take(whose, work);
    } finally {
      this.#open -= 1;
      this.#answeredAt = performance.now();
    }
  }

  async #take<Answer>(whose: Whose, work: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.#turns.take(turnOf(whose), async () => {
      await this.#lookAround();
      // oxlint-disable-next-line no-underscore-dangle -- its name there; `transaction` itself would ask in its own, slower way.
      return { done: await this.#client._runExclusiveTransaction(work) };
    });
    if (typeof answer === 'string') throw new Error('The database has no place to wait.');
    return answer.done;
  }

  async #transact<Answer>(whose: Whose, work: (transaction: Asked) => Promise<Answer>): Promise<Answer> {
    const say = (name: string, more = '') =>
      this.#alone(name, () => this.#client.execProtocol(serialize.query(`${name};${more}`)));
    let open = true;
    await say('begin', settingStatements(whose));
    try {
      const answer = await work({
        query: (text, values = [], options = {}) => {
          if (!open) throw new Error('The transaction has ended.');
          // It is set already.
          return this.#ask({ kind: 'login' }, text, values, options);
        },
      });
      open = false;
      await say('commit');
      return answer;
    } catch (error) {
      open = false;
      await say('rollback');
      throw error;
    }
  }

  /** One statement, with what sets whose it is before it. */
  #ask(whose: Whose, text: string, given: readonly unknown[], options: ResultOptions): Promise<Result> {
    return this.#alone(text, async () => {
      const settings = settingsOf(whose);
      if (settings !== null && !this.#canSet) await this.#prepareSetting();
      const { name, parameterTypes, fields } = await this.#statements.of(text);
      const { serializers, parsers } = this.#client;
      const values = given.map((value, place) => {
        if (value === null || value === undefined) return null;
        const write = serializers[parameterTypes[place] ?? 0];
        // What has no writer of its own is a text or a number.
        return write ? write(value) : `${value as string | number}`;
      });
      const { messages: answers } = await this.#client.execProtocol(
        Buffer.concat([
          ...(settings === null
            ? []
            : [
                serialize.bind({
                  statement: SETTING.name,
                  values: [settings.role, settings.account, settings.business],
                }),
                serialize.execute({}),
              ]),
          serialize.bind({ statement: name, values }),
          serialize.execute({}),
          serialize.sync(),
        ]),
      );
      return resultOf(settings === null ? answers : afterFirst(answers), fields, parsers, options);
    });
  }

  /** Does what one statement takes while nobody else asks, and tells who measures of it. */
  #alone<Answer>(text: string, work: () => Promise<Answer>): Promise<Answer> {
    return this.#client.runExclusive(async () => {
      const done = this.#watch?.(text);
      try {
        return await work();
      } finally {
        done?.();
      }
    });
  }

  async #prepareSetting(): Promise<void> {
    await this.#client.execProtocol(Buffer.concat([serialize.parse(SETTING), serialize.sync()]));
    this.#canSet = true;
  }
}
