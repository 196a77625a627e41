import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import { features } from '#server/features/index.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { documentReader } from '#server/ports/documents/reader.ts';
import { typstTypesetter } from '#server/ports/documents/typst.ts';
import { keptVectors } from '#server/ports/encoder/kept-vectors.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { argon2Hasher } from '#server/ports/identity/argon2.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { PushMessage, PushSubscriptionInput } from '#contract/platform/notifications.ts';
import { createServices } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { ExpectedErrors, recordingLog } from '#testing/logged/recording-log.ts';
import { openTestDatabase } from '#testing/database/database.ts';
import { everybodys } from '#testing/database/everybodys.ts';
import { rememberingReads } from '#testing/documents/remembered-reads.ts';

/** A clock that stands still until the test moves it. */
export class TestClock {
  #now: number;
  constructor(start = '2026-11-16T14:00:00.000Z') {
    this.#now = Date.parse(start);
  }
  now = () => new Date(this.#now);
  set(instant: string) {
    this.#now = Date.parse(instant);
  }
  advance(milliseconds: number) {
    this.#now += milliseconds;
  }
}

export interface TestAppOptions {
  config?: Partial<Config>;
  world?: Partial<World>;
  /** A database that is there already, in place of an empty one. */
  connection?: DatabaseConnection;
}

// Processes started ahead by one app serve the next as well; each app with its own would leave them idle.
const documents = rememberingReads(documentReader());
// One thread for all apps of a process, which an app that closes leaves to the next.
const encoder = { ...keptVectors(new WorkerEncoder()), close: async () => undefined };
const typesetter = typstTypesetter();
// The same hash, made quickly: thousands of sign-ups need not be hard to guess.
const passwords = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** The real app on a real database; only the outside world is replaced, at its edge. */
export async function createTestApp(options: TestAppOptions = {}) {
  const dataDir = options.config?.dataDir ?? (await mkdtemp(join(tmpdir(), 'legwork-app-')));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off' }),
    // Tests send to few employers, all on one site.
    sending: { employerRestHours: 0, hostSendsPerHour: 10_000 },
    ...options.config,
  };
  const clock = new TestClock();
  const mails: OutgoingMail[] = [];
  const pushes: { subscription: PushSubscriptionInput; message: PushMessage; lifetimeSeconds: number }[] = [];
  const { log, entries, lines } = recordingLog();
  const errors = new ExpectedErrors();
  const connection = options.connection ?? (await openTestDatabase());
  const services = await createServices(config, connection, {
    clock,
    log,
    documents,
    encoder,
    typesetter,
    passwords,
    mailer: { send: async (mail) => void mails.push(mail) },
    push: {
      publicKey: () => 'test-public-key',
      accepts: () => true,
      send: async (subscription, message, lifetimeSeconds) => {
        pushes.push({ subscription, message, lifetimeSeconds });
        return 'delivered';
      },
    },
    ...options.world,
  });
  await services.queue.start(services.handlers);
  const app = createApp({
    world: services.world,
    web: { serve: async (kind) => new Response(`page of ${kind}`) },
    mailbox: null,
    ready: () => services.ready(),
  });
  return {
    app,
    config,
    clock,
    mails,
    pushes,
    logged: entries,
    /** Says that an error is what a test is about; every other one fails `close`. */
    expectError: (event: string, job?: string) => errors.expect(event, job),
    said: lines,
    world: everybodys(services),
    connection,
    services,
    /** Who a bearer token stands for. */
    identify: (token: string) => features.identify(services.world, token),
    queue: services.queue,
    handlers: services.handlers,
    /** Runs every job that is due; answers how many ran. */
    drain: () => services.queue.drain(services.handlers),
    /** Sends JSON; answers the status and the parsed body. */
    async call(
      method: string,
      path: string,
      body?: unknown,
      token?: string,
      headers: Record<string, string> = {},
    ) {
      const response = await app.request(`http://career.localhost/api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      // The body is whatever the endpoint answers; each test checks the parts it reads.
      // oxlint-disable-next-line typescript/no-explicit-any
      const parsed: any = text === '' ? null : (JSON.parse(text) as unknown);
      return { status: response.status, body: parsed, headers: response.headers };
    },
    async close() {
      // What breaks off because everything ends is none of them.
      const logged = [...entries];
      await services.close();
      if (options.config?.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
      errors.refuseOthers(logged);
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
