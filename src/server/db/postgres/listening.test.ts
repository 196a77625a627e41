import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/platform/notifications.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { createDatabase, dropDatabase } from '#testing/crash/world/databases.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { databaseEvents } from '#server/db/events.ts';
import { openPostgres } from './postgres.ts';

// Set where the server tests run on PostgreSQL: the embedded database has no connection that can be lost.
const given = process.env['LEGWORK_TEST_POSTGRES'];
const ACCOUNT = '8f14e45f-ceea-467f-a0e6-8b5d0f0a1b2c';
const PATIENCE = { timeout: 120_000, interval: 50 };

/** A way to the database that can be cut and opened again, as a restart does. */
async function openWay(url: string) {
  const target = new URL(url);
  const [port, hostname] = [Number(target.port || 5432), target.hostname];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const open = async (own: number) => {
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
  };
  await open(0);
  const { port: own } = server.address() as AddressInfo; // A TCP listener's address is an object.
  target.host = `127.0.0.1:${own}`;
  return {
    url: target.href,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => open(own),
  };
}

describe.runIf(given)('on PostgreSQL', () => {
  let connection: DatabaseConnection;
  let way: Awaited<ReturnType<typeof openWay>>;
  let recorded: ReturnType<typeof recordingLog>;
  const own = `listening_${randomUUID().replaceAll('-', '')}`;
  let url: string;
  beforeAll(async () => {
    url = await createDatabase(given ?? '', own);
  });
  afterAll(() => dropDatabase(given ?? '', own));
  const start = async (search = '') => {
    way = await openWay(url);
    recorded = recordingLog();
    connection = await openPostgres(`${way.url}${search}`, recorded.log);
  };
  afterEach(async () => {
    await connection.close();
    way.cut();
  });
  const logged = (event: string) => recorded.entries.filter((entry) => entry.event === event).length;
  const setting = (wanted: string): Promise<unknown> =>
    connection.database.execute(sql`select current_setting(${wanted}) as value`);

  it('live events go on after the database was away, and every screen is told to read again', async () => {
    await start();
    const events = await databaseEvents(connection);
    const heard: LiveEvent[] = [];
    events.subscribe(ACCOUNT, (event) => heard.push(event));
    const publish = () =>
      events.publish(connection.database, ACCOUNT, { topic: 'applications', application_id: null });
    await publish();
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
    way.cut();
    await vi.waitFor(() => expect(logged('database.not_reached')).toBeGreaterThan(0), PATIENCE);
    expect(logged('database.listening_lost')).toBe(1);
    await way.mend();
    await vi.waitFor(() => expect(logged('database.listening_again')).toBe(1), PATIENCE);
    expect(new Set(heard.map(({ topic }) => topic))).toEqual(
      new Set([
        'applications',
        'campaigns',
        'notifications',
        'profile',
        'billing',
        'resume',
        'sessions',
        'imports',
      ]),
    );
    heard.length = 0;
    await publish();
    await vi.waitFor(
      () => expect(heard).toEqual([{ topic: 'applications', application_id: null }]),
      PATIENCE,
    );
    await events.close();
  });

  it('a connection the server ends is opened again, and it is told in the log', async () => {
    await start();
    const heard: string[] = [];
    const missed = vi.fn<() => void>();
    const stop = await connection.listen('a_channel', (payload) => heard.push(payload), missed);
    await connection.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and query ilike 'listen "a_channel"%'`,
    );
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), PATIENCE);
    await connection.database.execute(sql`select pg_notify('a_channel', 'again')`);
    await vi.waitFor(() => expect(heard).toEqual(['again']), PATIENCE);
    expect(recorded.entries.map(({ event }) => event)).toEqual([
      'database.listening_lost',
      'database.listening_again',
    ]);
    await stop();
  });

  it('a statement and a transaction that do nothing end, unless the address says otherwise', async () => {
    await start();
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      expect(await setting(name)).toMatchObject({ rows: [{ value: '1min' }] });
    await connection.close();
    way.cut();
    await start('?statement_timeout=250');
    await expect(connection.database.execute(sql`select pg_sleep(5)`)).rejects.toThrow();
    expect(await setting('idle_in_transaction_session_timeout')).toMatchObject({ rows: [{ value: '1min' }] });
  });

  it('a migration may take its time', async () => {
    // More than any other statement here takes on a busy machine, and less than the migration has to wait.
    await start('?statement_timeout=1500');
    const locked = Promise.withResolvers<void>();
    const blocked = connection.database.transaction(async (executor) => {
      await executor.execute(sql`select pg_advisory_xact_lock(726381004)`);
      locked.resolve();
      await new Promise((resolve) => {
        setTimeout(resolve, 3_000);
      });
    });
    await locked.promise;
    await connection.migrate();
    await blocked;
    expect(await setting('statement_timeout')).toMatchObject({ rows: [{ value: '1500ms' }] });
  });

  it('a database that takes the connection and says nothing is given up on', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // A TCP listener's address is an object.
    await start();
    const opening = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, recorded.log);
    await expect(opening).rejects.toThrow(/timeout/i);
    silent.close();
  });
});
