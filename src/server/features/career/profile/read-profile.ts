import type { Profile } from '#contract/career/profile.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { applicationAddress } from './address.ts';
import { ensureProfile } from './ensure-profile.ts';

/** The signed-in person as their screens show them; unset texts are "". */
export async function readProfile(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
): Promise<Profile> {
  const account = await accountById(world.database, accountId);
  if (!account) throw notFound('account');
  const row = await ensureProfile(world, world.database, accountId);
  return {
    id: account.id,
    kind: account.kind,
    sides: account.sides,
    full_name: account.fullName,
    email: account.email,
    headline: row.headline,
    location: row.location,
    linkedin: row.linkedin,
    github: row.github,
    portfolio: row.portfolio,
    phone: row.phone,
    time_zone: account.timeZone,
    locale: account.locale,
    onboarded: row.onboardedAt !== null,
    target_position: row.targetPosition,
    key_skills: row.keySkills,
    job_search_status: row.jobSearchStatus,
    application_address: applicationAddress(account.fullName, row.addressToken, world.config.mailDomain),
  };
}
