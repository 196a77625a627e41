import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  KEYS_VERSION,
  postingKeys,
  readPosting,
  readCandidate,
  candidateKeys,
} from '#engines/matching/index.ts';
import type { Candidate, Taxonomy } from '#engines/matching/index.ts';
import type { Database } from '#server/db/database.ts';
import {
  insertPostingKeys,
  replaceCampaignKeys,
} from '#server/features/career/campaigns/narrowing/keys-queries.ts';
import { insertCampaign } from '#server/features/career/campaigns/queries.ts';
import { postings, sources } from '#server/features/career/boards/tables.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import type { Invented } from '#testing/matching/inventor.ts';
import type { Posting } from '#contract/career/posting.ts';

const AT = new Date('2026-11-21T12:00:00.000Z');
/** What is invented and read; larger numbers are copies of these with ids of their own. */
export const POOL = 5000;
export const SOURCE = { board: 'lever', tenant: 'scale' };

export const readPool = (people: readonly Invented[], taxonomy: Taxonomy): Candidate[] =>
  people.map(({ master, wants }) => readCandidate(master, wants, taxonomy));

/** The one source that all postings stand on. */
export async function addSource(database: Database): Promise<void> {
  await database.insert(sources).values({ ...SOURCE, name: 'Scale', origin: 'practice' });
}

/** A listening campaign of an account of its own; its name is its number in the pool. */
export async function addCampaign(
  database: Database,
  { candidate, name }: { candidate: Candidate; name: string },
  taxonomy: Taxonomy,
): Promise<{ id: string; accountId: string }> {
  const email = `${crypto.randomUUID()}@scale.example`;
  const [account] = await database
    .insert(accounts)
    .values({ email, emailKey: email, fullName: 'Nobody', createdAt: AT })
    .returning({ id: accounts.id });
  const accountId = account?.id ?? '';
  const wishes = { name, targetTitles: '', keywords: '', rate: 5, coverLetter: false, active: true };
  const row = { ...wishes, accountId, isListening: true, createdAt: AT, updatedAt: AT };
  const { id } = await insertCampaign(database, row);
  await replaceCampaignKeys(database, id, candidateKeys(candidate, taxonomy));
  return { id, accountId };
}

/** Copies rows of the pool until there are so many: a table of originals with the ids of their copies is there for `statements`. */
async function copy(
  database: Database,
  from: SQL,
  missing: number,
  statements: readonly SQL[],
): Promise<void> {
  if (missing <= 0) return;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table copies on commit drop as
      select original, gen_random_uuid() as id from (${from}) pool (original)
      cross join generate_series(1, ${Math.ceil(missing / POOL) + 1}::int) order by random() limit ${missing}`);
    await transaction.execute(sql`create index on copies (original)`);
    await transaction.execute(sql`analyze copies`);
    for (const statement of statements) await transaction.execute(statement);
  });
}

/** Campaigns of the pool's people, the first `POOL` read, the others copies. */
export async function fillCampaigns(
  database: Database,
  { candidates, from, to }: { candidates: readonly Candidate[]; from: number; to: number },
  taxonomy: Taxonomy,
): Promise<void> {
  for (const [index, candidate] of candidates.slice(from, to).entries())
    await addCampaign(database, { candidate, name: String(from + index) }, taxonomy);
  await copy(
    database,
    sql`select id from campaigns order by created_at, id limit ${POOL}`,
    to - Math.max(from, Math.min(to, POOL)),
    [
      sql`insert into accounts (id, email, email_key, full_name, created_at)
        select id, id || '@scale.example', id || '@scale.example', 'Nobody', ${AT} from copies`,
      sql`insert into campaigns (id, account_id, name, target_titles, keywords, rate, active, cover_letter, is_listening, created_at, updated_at)
        select copies.id, copies.id, name, '', '', 5, true, false, true, c.created_at + interval '1 second', c.created_at
        from copies join campaigns c on c.id = original`,
      sql`insert into campaign_keys select copies.id, languages, says_languages, workplaces, least_pay, least_currency, levels
        from copies join campaign_keys on campaign_id = original`,
      sql`insert into campaign_roles select role, area, copies.id, weight from copies join campaign_roles on campaign_id = original`,
    ],
  );
  await database.execute(sql`analyze`);
}

/** Open postings in the index, the first `POOL` read, the others copies. */
export async function fillPostings(
  database: Database,
  { pool, from, to }: { pool: readonly Posting[]; from: number; to: number },
  taxonomy: Taxonomy,
): Promise<void> {
  for (let start = from; start < Math.min(to, pool.length); start += 500) {
    const some = pool.slice(start, start + 500);
    const rows = some.map((posting) => ({
      ...SOURCE,
      externalId: posting.external_id,
      canonicalKey: posting.external_id,
      title: posting.title,
      company: posting.company,
      posting,
      firstSeenAt: AT,
      lastSeenAt: AT,
      indexVersion: KEYS_VERSION,
    }));
    const kept = await database
      .insert(postings)
      .values(rows)
      .returning({ id: postings.id, posting: postings.posting });
    await insertPostingKeys(
      database,
      kept.map(({ id, posting }) => ({ id, keys: postingKeys(readPosting(posting, taxonomy), taxonomy) })),
    );
  }
  await copy(
    database,
    sql`select id from postings where external_id not like '%-%' limit ${POOL}`,
    to - Math.max(from, Math.min(to, pool.length)),
    [
      sql`insert into postings (id, board, tenant, external_id, canonical_key, title, company, posting, first_seen_at, last_seen_at, index_version)
        select copies.id, board, tenant, copies.id, copies.id, title, company, posting, first_seen_at, last_seen_at, index_version
        from copies join postings p on p.id = original`,
      sql`insert into posting_keys select copies.id, written_in, languages, workplace, pay, currency, level
        from copies join posting_keys on posting_id = original`,
      sql`insert into posting_roles select role, area, copies.id, weight from copies join posting_roles on posting_id = original`,
    ],
  );
  await database.execute(sql`analyze`);
}
