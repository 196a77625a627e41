import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readCandidate, scorePosting } from '#engines/matching/index.ts';
import { say } from '#localization/catalogue.ts';
import { migrateTo } from '#server/copies/restore/migrate-to.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { listEvents } from '#server/features/career/applications/queries.ts';
import { listSkips } from '#server/features/career/campaigns/skip-queries.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { emptyPlace, kinds } from '#testing/copies/places.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';

const ACCOUNT = '0196aaaa-0000-7000-8000-000000000001';
const APPLICATION = '0196aaaa-0000-7000-8000-000000000002';
const REASON = 'I do not want to work for this company';
const posting = aPosting('lever', {
  title: 'Cashier',
  company: 'Fernwood Grocers',
  places: ['Hamilton, Ontario'],
  description: 'Requirements\n- Cash handling',
});

/** A skip as it was written when the timeline was kept as sentences. */
const skip = ({ database }: DatabaseConnection) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`insert into applications
      (id, account_id, canonical_key, state, posting, note, created_at, updated_at) values
      (${APPLICATION}, ${ACCOUNT}, 'job', 'skipped', ${JSON.stringify(posting)}::jsonb, 'You skipped it.', now(), now())`);
    await transaction.execute(sql`insert into application_events
      (id, application_id, account_id, sequence, kind, state, actor, detail, at) values
      (${APPLICATION}, ${APPLICATION}, ${ACCOUNT}, 1, 'skipped', 'skipped', 'person', ${`You skipped it: ${REASON}`}, now())`);
  });

it('a skip from before messages had codes still leaves that employer out after the migration, in the same words', async () => {
  const all = (await readdir(migrationsFolder)).toSorted();
  const before = all.findIndex((name) => name.endsWith('_messages_as_codes'));
  const place = await emptyPlace(kinds.at(-1) ?? 'pglite');
  const connection = await place.open();
  try {
    await migrateTo(connection, { migrations: all.slice(0, before) });
    await skip(connection);
    await connection.migrate();
    const skips = await listSkips(connection.database, ACCOUNT);
    expect(skips).toMatchObject([{ id: APPLICATION, reason: REASON }]);
    const [event] = await listEvents(connection.database, APPLICATION);
    expect(event && say(event.detail, { locale: 'en' })).toBe(`You skipped it: ${REASON}`);
    const master = aProfile({ jobs: ['Cashier | 2021-03 | | Cash handling; Customer service'] });
    const wants = {
      targetTitles: ['Cashier'],
      keywords: [],
      location: 'Hamilton, Ontario',
      today: '2026-11-21',
    };
    const candidate = readCandidate(master, { ...wants, skips }, theTaxonomy());
    const { blockers } = scorePosting({ ...posting, external_id: 'another' }, candidate, theTaxonomy());
    expect(blockers).toMatchObject([{ code: 'SKIPPED' }]);
  } finally {
    await connection.close();
    await place.remove();
  }
});
