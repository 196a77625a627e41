import { messages, protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';

/** A column of what a statement answers: its name, and its type (OID). */
export interface Field {
  name: string;
  dataTypeID: number;
}

/** A statement that the database has parsed: by which name, the types (OID) of its parameters in their order, and the columns of its rows. */
export interface Statement {
  name: string;
  parameterTypes: readonly number[];
  fields: readonly Field[];
}

/** How many statements stay prepared; each takes some tens of kilobytes of the database's memory. */
const KEPT = 400;
/** How many texts are remembered as asked once. */
const REMEMBERED = 2_000;

/** Drops what was added first, down to a number of entries. */
function shorten(entries: Map<string, unknown> | Set<string>, size: number): string[] {
  const dropped: string[] = [];
  for (const key of entries.keys()) {
    if (entries.size <= size) break;
    entries.delete(key);
    dropped.push(key);
  }
  return dropped;
}

/**
 * The statements of one embedded database. What is asked a second time stays prepared, the least recently asked goes first; what
 * is asked once, such as an insert of so many rows, is parsed for that time. To be called while nobody else asks.
 */
export class Statements {
  readonly #client: PGlite;
  readonly #prepared = new Map<string, Statement>();
  readonly #asked = new Set<string>();
  #made = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** The statement of a text, parsed now if it is not yet. Rejects with the database's error where it cannot be. */
  async of(text: string): Promise<Statement> {
    const known = this.#prepared.get(text);
    if (known) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const isKept = this.#asked.delete(text);
    const name = isKept ? `legwork_${(this.#made += 1)}` : '';
    const statement = { name, ...(await this.#parse(name, text)) };
    if (isKept) await this.#keep(text, statement);
    else {
      this.#asked.add(text);
      shorten(this.#asked, REMEMBERED);
    }
    return statement;
  }

  /** Forgets all of them; after tables were changed, what was prepared before no longer fits. */
  async forget(): Promise<void> {
    this.#prepared.clear();
    await this.#client.exec('deallocate all');
  }

  async #keep(text: string, statement: Statement): Promise<void> {
    const oldest = [...this.#prepared.values()].slice(0, Math.max(0, this.#prepared.size + 1 - KEPT));
    this.#prepared.set(text, statement);
    shorten(this.#prepared, KEPT);
    const { serialize } = protocol;
    for (const { name } of oldest)
      await this.#client.execProtocol(
        Buffer.concat([serialize.close({ type: 'S', name }), serialize.sync()]),
      );
  }

  async #parse(name: string, text: string): Promise<Omit<Statement, 'name'>> {
    const { serialize } = protocol;
    const { messages: answers } = await this.#client.execProtocol(
      Buffer.concat([
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    const takes = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const gives = answers.find((answer) => answer instanceof messages.RowDescriptionMessage);
    return { parameterTypes: takes?.dataTypeIDs ?? [], fields: gives?.fields ?? [] };
  }
}
