import type { Message } from '#localization/types.ts';
import { asc, eq } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import type { Executor } from '#server/db/database.ts';
import { applicationEvents, applications, attempts } from '#server/features/career/applications/tables.ts';
import { contentHashOf } from '#server/features/career/applications/approval/content-hash.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { mails } from '#server/features/career/inbox/tables.ts';
import { unansweredNotices } from '#server/features/career/tracker/follow-up/tables.ts';
import { notifications } from '#server/features/platform/notifications/tables.ts';
import { randomTokens } from '#server/ports/tokens.ts';
import { systemClock } from '#server/ports/clock.ts';
import { openDatabase } from '#server/services.ts';

type Row = typeof applications.$inferSelect;

/** One application as the product's books have it when everything is quiet. */
export interface Ending {
  row: Row;
  /** What the employer was told to write to. */
  email: string;
  /** Hash of what the row holds now; the approval must be for it. */
  contentHash: string | null;
  attempts: (typeof attempts.$inferSelect)[];
  events: (typeof applicationEvents.$inferSelect)[];
}

/** What followed the click, as the books have it. */
export interface After {
  /** Message-IDs of the mails that were kept, by account. */
  mails: { accountId: string; messageId: string; applicationId: string | null; meaning: string }[];
  notices: { accountId: string; kind: string; title: Message; dedupeKey: string }[];
  /** Applications of which the person was told that nobody answered. */
  unanswered: string[];
}

async function readAfter(database: Executor): Promise<After> {
  const { accountId, kind, title, dedupeKey } = notifications;
  const told = await database.select({ id: unansweredNotices.applicationId }).from(unansweredNotices);
  return {
    mails: await database
      .select({
        accountId: mails.accountId,
        messageId: mails.messageId,
        applicationId: mails.applicationId,
        meaning: mails.meaning,
      })
      .from(mails),
    notices: await database.select({ accountId, kind, title, dedupeKey }).from(notifications),
    unanswered: told.map(({ id }) => id),
  };
}

/** Reads every application with its journal and timeline; nothing else may have the database open. */
export async function readEndings(
  dataDir: string,
  databaseUrl: string | null,
): Promise<{ endings: Ending[]; after: After }> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const connection = await openDatabase(config);
  const { database } = connection;
  try {
    const endings: Ending[] = [];
    const world = { database, config, clock: systemClock, tokens: randomTokens };
    for (const row of await database.select().from(applications).orderBy(asc(applications.id)))
      endings.push({
        row,
        email: (await readPerson(world, row.accountId)).application_address,
        contentHash: contentHashOf(row),
        attempts: await database
          .select()
          .from(attempts)
          .where(eq(attempts.applicationId, row.id))
          .orderBy(asc(attempts.number)),
        events: await database
          .select()
          .from(applicationEvents)
          .where(eq(applicationEvents.applicationId, row.id))
          .orderBy(asc(applicationEvents.sequence)),
      });
    return { endings, after: await readAfter(database) };
  } finally {
    await connection.close();
  }
}
