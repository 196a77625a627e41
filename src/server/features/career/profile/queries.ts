import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MasterProfile } from '#contract/career/facts.ts';
import type { Executor } from '#server/db/database.ts';
import type { Question } from '#server/db/question.ts';
import { profiles } from './tables.ts';
import type { ImportedProfile } from './tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type ProfileChange = Partial<Omit<ProfileRow, 'accountId' | 'addressToken' | 'master'>>;

export async function profileByAccount(executor: Executor, accountId: string): Promise<ProfileRow | null> {
  const [row] = await executor.select().from(profiles).where(eq(profiles.accountId, accountId));
  return row ?? null;
}

const shownProfile = z.object({
  headline: z.string(),
  location: z.string(),
  linkedin: z.string(),
  github: z.string(),
  portfolio: z.string(),
  phone: z.string(),
  onboarded: z.boolean(),
  target_position: z.string(),
  key_skills: z.string(),
  job_search_status: z.string(),
  address_token: z.string(),
});

/** Asks for what the person's own screens show of their profile, without what was read from files; null where there is none yet. */
export const shownProfileQuestion = (accountId: string): Question<z.infer<typeof shownProfile> | null> => ({
  sql: sql`select row_to_json(profile) from (select headline, location, linkedin, github, portfolio, phone,
    onboarded_at is not null as onboarded, target_position, key_skills, job_search_status, address_token
    from profiles where account_id = ${accountId}::uuid) profile`,
  answer: shownProfile.nullable(),
});

/** Adds an empty profile; nothing happens when the account has one or the token is taken. */
export async function insertProfile(
  executor: Executor,
  profile: { accountId: string; addressToken: string; updatedAt: Date },
): Promise<void> {
  await executor.insert(profiles).values(profile).onConflictDoNothing();
}

export async function updateProfile(
  executor: Executor,
  accountId: string,
  change: ProfileChange,
): Promise<void> {
  await executor.update(profiles).set(change).where(eq(profiles.accountId, accountId));
}

export async function updateMaster(
  executor: Executor,
  accountId: string,
  master: MasterProfile,
  at: Date,
): Promise<void> {
  await executor.update(profiles).set({ master, updatedAt: at }).where(eq(profiles.accountId, accountId));
}

export async function updateImported(
  executor: Executor,
  accountId: string,
  imported: ImportedProfile | null,
  at: Date,
): Promise<void> {
  await executor.update(profiles).set({ imported, updatedAt: at }).where(eq(profiles.accountId, accountId));
}

export async function updateTold(
  executor: Executor,
  accountId: string,
  told: MasterProfile,
  at: Date,
): Promise<void> {
  await executor.update(profiles).set({ told, updatedAt: at }).where(eq(profiles.accountId, accountId));
}

/** The account an application address belongs to, by the token in it; null when it is nobody's. */
export async function accountByAddressToken(executor: Executor, token: string): Promise<string | null> {
  const [row] = await executor
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .where(eq(profiles.addressToken, token.toLowerCase()));
  return row?.accountId ?? null;
}

/** Asks for the person's time zone; null where there is no such account. */
export const timeZoneQuestion = (accountId: string): Question<string | null> => ({
  sql: sql`select to_json(time_zone) from accounts where id = ${accountId}::uuid`,
  answer: z.string().nullable(),
});
