import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { asAccount } from '#server/db/as.ts';
import type { Database } from '#server/db/database.ts';
import { readConfig } from '#server/config.ts';
import { replaceBusiness } from '#server/features/localbiz/business/index.ts';
import { commitImport, undoImport } from '#server/features/localbiz/imports/change-import.ts';
import { stageImport } from '#server/features/localbiz/imports/index.ts';
import { accountMadeByUs, createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import { bakery } from '#testing/business.ts';
import { everybodys } from '#testing/database/everybodys.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { squareItems } from '#testing/square-file.ts';
import { readBooks } from './books.ts';
import type { Asked, Told } from './messages.ts';
import { tillFiles } from './till-files.ts';

// The process that is killed: the product with its queue on an embedded database on the disk, without screens.
const EMAIL = 'kills@example.test';
const READER = { locale: 'en' } as const;
const LOOK_MS = 40;
const BUSY = sql`select count(*)::int as count from pgboss.job where state < 'completed' and start_after < now() + interval '1 minute'
  and (name like 'imports.%' or name like 'sales.%') and name not in ('imports.expire', 'imports.forget-file')`;

const counted = z.object({ rows: z.tuple([z.object({ count: z.number() })]) });
const listed = z.object({
  rows: z.array(z.object({ id: z.string(), name: z.string(), state: z.string() })),
});

let commitsLeft: number | null = null;
const say = (told: Told) => process.send?.(told);

/** A database whose process dies after so many commits, or right before one. */
function dying(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'forAccount' || name === 'forBusiness' || name === 'withoutOwner')
        return (...given: unknown[]) => dying(Reflect.apply(value, target, given) as Database);
      if (name !== 'transaction')
        return (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      return (...[work, config]: Parameters<Database['transaction']>) =>
        target.transaction(async (executor) => {
          const done = await work(executor);
          if (commitsLeft !== null && (commitsLeft -= 1) < 0) process.kill(process.pid, 'SIGKILL');
          return done;
        }, config);
    },
  });
}

/** The one owner with the one business. */
async function ownerOf({ world }: Services): Promise<string> {
  const known = await accountMadeByUs(world, EMAIL);
  if (known) return known.id;
  const person = {
    email: EMAIL,
    fullName: 'Kills',
    password: 'a long walk to work',
    demo: true,
    kind: 'business',
  } as const;
  const { id } = await createVerifiedAccount(world, person);
  await replaceBusiness(asAccount(world, id), id, bakery);
  return id;
}

async function act(services: Services, accountId: string, asked: Asked): Promise<void> {
  const world = asAccount(services.world, accountId);
  const given = { reader: READER, id: asked.id ?? '' };
  if (asked.act === 'bring') {
    const files = tillFiles(asked.seed, asked.lines);
    const file = new File([squareItems(files[asked.file])], `${asked.file}.csv`);
    await stageImport(world, accountId, { file, reader: READER });
  }
  if (asked.act === 'commit') await commitImport(world, accountId, { ...given, despiteUnreadable: false });
  if (asked.act === 'undo') await undoImport(world, accountId, given);
}

/** Waits until nothing is under way, and says how things stand. */
async function settled(services: Services): Promise<Told> {
  const { database } = everybodys(services);
  for (;;) {
    if (counted.parse(await database.execute(BUSY)).rows[0].count === 0) break;
    await sleep(LOOK_MS);
  }
  const { rows } = listed.parse(
    await database.execute(sql`select id, file_name as name, state from imports order by created_at, id`),
  );
  return { kind: 'settled', files: rows, books: await readBooks(database) };
}

const config = readConfig(process.env);
const opened = await openDatabase(config);
await opened.migrate();
const connection = { ...opened, confined: dying(opened.confined) };
const services = await createServices(config, connection, { log: recordingLog().log });
await services.queue.start(services.handlers);
const accountId = await ownerOf(services);
process.on('message', (asked: Asked) => {
  commitsLeft = asked.commits;
  void (async () => {
    if (asked.act === 'stop') {
      await services.close();
      process.disconnect();
      return;
    }
    await act(services, accountId, asked);
    say({ kind: 'begun' });
    say(await settled(services));
  })();
});
process.once('disconnect', () => process.exit(0));
await services.queue.work(services.handlers.filter(({ job }) => /^(?:imports|sales)\./.test(job.name)));
say({ kind: 'working' });
