import { Client } from 'pg';
import { postgresLimits } from '#server/db/postgres/limits.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** A connection that died without a word is only noticed by asking something of it. */
const ASK_EVERY_MS = 15_000;
const ANSWER_MS = 5_000;

/** Where notifications come from, and who hears of them. */
export interface Listening {
  url: string;
  log: Log;
  channel: string;
  listener: (payload: string) => void;
  /** The connection was lost and is there again: what was sent in between is not known. */
  onMissed: () => void;
}

/** One connection that listens; `lost` is called once when it is of no use any more, unless it was closed. */
async function openClient({ url, channel, listener }: Listening, lost: (why: unknown) => void) {
  const client = new Client({
    connectionString: url,
    ...postgresLimits,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  let open = true;
  const close = () => {
    open = false;
    clearInterval(asking);
    return client.end().catch(() => undefined);
  };
  const fail = (why: unknown) => {
    if (!open) return;
    void close();
    lost(why);
  };
  const asking = setInterval(() => void client.query('select 1').catch(fail), ASK_EVERY_MS);
  asking.unref();
  client.on('error', fail);
  client.on('end', () => fail(new Error('The database ended the connection.')));
  client.on('notification', (message) => listener(message.payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen "${channel.replaceAll('"', '')}"`);
  } catch (error) {
    void close();
    throw error;
  }
  return close;
}

/**
 * Listens on a channel until the function it answers is called. A connection that is lost (a restart of the database, a
 * broken network) is opened again, after a quarter of a second and then ever more slowly, up to every fifteen seconds.
 * Rejects when the first cannot be opened.
 */
export async function listenOn(listening: Listening): Promise<() => Promise<void>> {
  const { log, channel, onMissed } = listening;
  let over = false;
  let waiting: NodeJS.Timeout | undefined;
  let close: (() => Promise<void>) | null = null;
  const open = async () => {
    close = await openClient(listening, (why) => {
      log.warn('database.listening_lost', { channel, ...describeError(why) });
      reopen(FIRST_PAUSE_MS);
    });
  };
  const reopen = (pause: number) => {
    if (over) return;
    waiting = setTimeout(() => {
      void open().then(
        () => {
          if (over) return void close?.();
          log.info('database.listening_again', { channel });
          return onMissed();
        },
        (error: unknown) => {
          log.warn('database.not_reached', { channel, ...describeError(error) });
          reopen(Math.min(pause * 2, LONGEST_PAUSE_MS));
        },
      );
    }, pause);
  };
  await open();
  return async () => {
    over = true;
    clearTimeout(waiting);
    await close?.();
  };
}
