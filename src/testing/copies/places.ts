import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { restoreInto } from '#server/copies/restore/place.ts';
import type { RestorePlace } from '#server/copies/restore/restore-copy.ts';
import { runRestore } from '#server/copies/restore/run-restore.ts';
import type { RestoreOrder } from '#server/copies/restore/run-restore.ts';
import { openDatabase } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

/** An empty place to restore to: a folder, and a database in it or on the server for tests. */
export interface EmptyPlace {
  config: Config;
  place: RestorePlace;
  open: () => Promise<DatabaseConnection>;
  remove: () => Promise<void>;
}

/** The PostgreSQL the tests run on, if they do. */
export const testServer = (): string | undefined => process.env['LEGWORK_TEST_POSTGRES'];

/** The databases a copy can be restored to in this run: the embedded one, and PostgreSQL where the tests have one. */
export const kinds: DatabaseConnection['kind'][] = testServer() ? ['pglite', 'postgres'] : ['pglite'];

async function admin(statement: string): Promise<void> {
  const client = new Client({ connectionString: testServer() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty place of a kind. */
export async function emptyPlace(kind: DatabaseConnection['kind']): Promise<EmptyPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-place-'));
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(testServer() ?? 'postgres://nowhere');
  url.pathname = `/${name}`;
  if (kind === 'postgres') await admin(`create database ${name}`);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DEMO: 'off',
    ...(kind === 'postgres' ? { DATABASE_URL: url.href } : {}),
  });
  const place = restoreInto(config);
  return {
    config,
    place,
    open: () => place.open(),
    remove: async () => {
      await rm(folder, { recursive: true, force: true });
      if (kind === 'postgres') await admin(`drop database ${name} with (force)`);
    },
  };
}

/** A place with the copy of an app restored to it, running on that app's clock and outside world. */
export async function restored(
  app: TestApp,
  order: RestoreOrder,
  { kind, world = {} }: { kind: DatabaseConnection['kind']; world?: Partial<World> },
): Promise<{ app: TestApp; close: () => Promise<void> }> {
  const { config: bare, remove } = await emptyPlace(kind);
  const { practiceOrigin, sending } = app.config;
  const config = { ...bare, practiceOrigin, sending };
  const { clock, log, mailer, push } = app.world;
  await runRestore(config, order, { clock, log, mailer, push });
  const connection = await openDatabase(config);
  const again = await createTestApp({ config, connection, world: { clock, ...world } });
  return {
    app: again,
    close: async () => {
      await again.close();
      await remove();
    },
  };
}
