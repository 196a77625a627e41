import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrateTo } from '#server/copies/restore/migrate-to.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { emptyPlace, kinds } from '#testing/copies/places.ts';
import { readBusiness } from './business-profile.ts';
import { membershipOf } from './queries.ts';

const ACCOUNT = '0196aaaa-0000-7000-8000-000000000001';
const day = { opens: '07:00', closes: '18:00' };
const profile = {
  name: 'Harbour Street Bakery',
  trade: 'Bakery',
  city: 'Hamilton',
  region: 'ON',
  postal_code: 'L8P 1A1',
  time_zone: 'America/Toronto',
  languages: ['en', 'fr'],
  website: 'https://bakery.example',
  phone: '905 555 0177',
  contact_email: 'hello@bakery.example',
  hours: {
    monday: null,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: null,
    sunday: null,
  },
};

it('a profile from before businesses had members is the same afterwards, and its account the owner', async () => {
  const all = (await readdir(migrationsFolder)).toSorted();
  const before = all.findIndex((name) => name.endsWith('_business_with_members'));
  const place = await emptyPlace(kinds.at(-1) ?? 'pglite');
  const connection = await place.open();
  try {
    await migrateTo(connection, { migrations: all.slice(0, before) });
    await connection.database
      .execute(sql`insert into accounts (id, kind, email, email_key, full_name, created_at)
      values (${ACCOUNT}, 'business', 'rosa@bakery.example', 'rosa@bakery.example', 'Rosa Bell', now())`);
    await connection.database.execute(sql`insert into businesses (account_id, profile, updated_at)
      values (${ACCOUNT}, ${JSON.stringify(profile)}::jsonb, now())`);
    await connection.migrate();
    const own = connection.confined.forAccount(ACCOUNT);
    expect(await readBusiness({ database: own }, ACCOUNT)).toEqual(profile);
    expect(await membershipOf(own, ACCOUNT, null)).toMatchObject({ role: 'owner', shopIds: null });
  } finally {
    await connection.close();
    await place.remove();
  }
});
