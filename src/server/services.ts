import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { copiesJobs } from '#server/copies/hourly/hourly-copy.ts';
import type { CopySource } from '#server/copies/take-copy.ts';
import { refuseHalf, refuseHalfDatabase } from '#server/copies/restore/half-restored.ts';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { databaseEvents } from '#server/db/events.ts';
import { openPglite } from '#server/db/embedded/pglite.ts';
import { features } from '#server/features/index.ts';
import { openDataFolder } from '#server/ports/sealing/data-folder.ts';
import { erasedList } from '#server/copies/erased-list.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { chromiumPrinter } from '#server/ports/browser/printer.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { systemClock } from '#server/ports/clock.ts';
import { documentReader } from '#server/ports/documents/reader.ts';
import { typstTypesetter } from '#server/ports/documents/typst.ts';
import { keptVectors } from '#server/ports/encoder/kept-vectors.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { argon2Hasher } from '#server/ports/identity/argon2.ts';
import { googleVerifier } from '#server/ports/identity/google.ts';
import { linkedInClient } from '#server/ports/identity/linkedin.ts';
import { modelFiles } from '#server/ports/learned/model-files.ts';
import { wordLists } from '#server/ports/words/word-lists.ts';
import { terminalLog } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { imapReader } from '#server/ports/mail-reading/imap.ts';
import { mailboxMailer } from '#server/ports/mail/mailbox.ts';
import { smtpMailer } from '#server/ports/mail/smtp.ts';
import type { MailboxEntry } from '#server/ports/mailer.ts';
import { guardedFetcher } from '#server/ports/network/fetcher.ts';
import { openPayments } from '#server/ports/payments/open.ts';
import { readVapidKeys } from '#server/ports/push/keys.ts';
import { webPush } from '#server/ports/push/web-push.ts';
import { randomTokens } from '#server/ports/tokens.ts';
import { openWriter } from '#server/ports/writer-llm/open.ts';
import type { JobHandler } from './queue/handler.ts';
import { createQueue } from '#server/queue/pg-boss.ts';
import type { WorkingQueue } from '#server/queue/pg-boss.ts';
import { databaseJobs } from '#server/queue/tidy-tables.ts';
import { practiceTown } from '#server/practice-world.ts';
import { createStopping } from '#server/stopping/stopping.ts';
import type { World } from '#server/world.ts';

/** A world with what keeps it running. */
export interface Services {
  world: World;
  queue: WorkingQueue;
  handlers: JobHandler[];
  connection: DatabaseConnection;
  /** What a copy is taken of. */
  copySource: CopySource;
  /** The development mailbox; null where mail really leaves. */
  mailbox: (() => readonly MailboxEntry[]) | null;
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database the configuration names, whatever is in it; PostgreSQL's driver loads only when it is used. */
export async function connectDatabase(config: Config): Promise<DatabaseConnection> {
  if (config.database.kind === 'pglite') return openPglite({ folder: config.database.folder });
  const { openPostgres } = await import('#server/db/postgres/postgres.ts');
  return openPostgres(config.database.url, terminalLog);
}

/** Opens the database the configuration names. Throws CopyError where a restore into it was cut off. */
export async function openDatabase(config: Config): Promise<DatabaseConnection> {
  await refuseHalf(config.dataDir);
  const connection = await connectDatabase(config);
  await refuseHalfDatabase(connection);
  return connection;
}

/** Whether no application is between the word to click and its answer, which may not wait for the one connection. */
const isQuiet = async (executor: Executor) => !(await features.isClickUnderWay(executor));

function copySourceOf({ dataDir, copies }: Config, connection: DatabaseConnection, log: Log): CopySource {
  const source = { connection, dataDir, passphrase: copies.passphrase, log };
  // The embedded database answers nobody while its rows are read.
  return connection.kind === 'postgres' ? source : { ...source, mayTakeNow: isQuiet };
}

const handlersOf = (world: World, source: CopySource, connection: DatabaseConnection): JobHandler[] => [
  ...features.jobs(world),
  ...copiesJobs(world, source),
  ...databaseJobs(connection, isQuiet),
];

/** How we introduce ourselves to the boards we read. */
const userAgentOf = ({ publicOrigin, contactEmail }: Config): string =>
  `Legwork/0.1 (+${publicOrigin}/boards; ${contactEmail})`;

/** Where mail is handed over; "" where it lies in a mailbox of our own. */
const smtpOf = ({ mail }: Config): string => (mail.kind === 'smtp' ? mail.url : '');

/** Builds the world: the only place that does. `overrides` replace parts of it, for tests and the demo's own clock. */
export async function createServices(
  config: Config,
  connection: DatabaseConnection,
  overrides: Partial<World> = {},
): Promise<Services> {
  const log = overrides.log ?? terminalLog;
  const stopping = overrides.stopping ?? createStopping();
  const queue = createQueue(connection, { log, stopping });
  const copySource = copySourceOf(config, connection, log);
  const mailbox = config.mail.kind === 'mailbox' ? mailboxMailer(config.dataDir) : null;
  const events = overrides.events ?? (await databaseEvents(connection));
  const chromium = runningChromium({ temporaryFolder: join(config.dataDir, 'browser'), log });
  const browser = overrides.browser ?? playwrightBrowser({ chromium, extraOrigin: config.practiceOrigin });
  const world: World = {
    config,
    database: connection.confined,
    clock: systemClock,
    tokens: randomTokens,
    log,
    queue,
    events,
    mailer: mailbox?.mailer ?? smtpMailer(smtpOf(config), config.mailFrom),
    mailboxes: imapReader(),
    ...(await openDataFolder(config.dataDir, log)),
    erased: erasedList(config.copies.folder),
    push: webPush(await readVapidKeys(config), `mailto:agent@${config.mailDomain}`),
    passwords: argon2Hasher(),
    google: googleVerifier(config.googleClientId),
    linkedin: linkedInClient(config.linkedin),
    stopping,
    documents: documentReader({ log }),
    words: wordLists(),
    learned: modelFiles(),
    encoder: keptVectors(new WorkerEncoder()),
    typesetter: typstTypesetter(),
    fetcher: guardedFetcher({ extraOrigin: config.practiceOrigin, userAgent: userAgentOf(config) }),
    browser,
    printer: chromiumPrinter(chromium),
    payments: openPayments(config),
    practice: practiceTown(config),
    model: await openWriter(config.model, { log, clock: overrides.clock ?? systemClock }),
    ...overrides,
  };
  return {
    world,
    queue,
    connection,
    handlers: handlersOf(world, copySource, connection),
    copySource,
    mailbox: mailbox?.read ?? null,
    ready: async () => void (await Promise.all([connection.database.execute('select 1'), queue.ready()])),
    close: async () => {
      await queue.stop();
      await events.close();
      await Promise.all([world.encoder.close(), browser.close()]);
      await chromium.close();
      await connection.close();
    },
  };
}
