import type { MasterProfile } from '#contract/career/facts.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { applicationAddress } from './address.ts';
import { ensureProfile } from './ensure-profile.ts';
import { answersOf } from './answer-queries.ts';
import type { KeptAnswer } from './answer-queries.ts';
import { masterOf } from './said.ts';
import type { KeptAvoid } from './tables.ts';
import { agreedWordingsOf } from './wordings/agreed-wordings.ts';

/** Everything about a person that finding, matching, preparing and sending need; unset texts are "". */
export interface Person {
  accountId: string;
  full_name: string;
  email: string;
  /** What employers are given. */
  application_address: string;
  phone: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
  timeZone: string;
  target_position: string;
  key_skills: string;
  master: MasterProfile;
  answers: KeptAnswer[];
  /** What they avoid in all campaigns; null when they said nothing. */
  avoid: KeptAvoid | null;
}

/** The time zone of a person, where nothing else of them is needed; throws Problem `not_found` when there is no such account. */
export async function readTimeZone(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<string> {
  const account = await accountById(database, accountId);
  if (!account) throw notFound('account');
  return account.timeZone;
}

/** Reads a person; throws Problem `not_found` when there is no such account. */
export async function readPerson(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
): Promise<Person> {
  const account = await accountById(world.database, accountId);
  if (!account) throw notFound('account');
  const row = await ensureProfile(world, world.database, accountId);
  const known = masterOf(row, account.fullName);
  const wordings = await agreedWordingsOf(world.database, accountId, known);
  const master = wordings.length === 0 ? known : { ...known, wordings };
  const { phone, location } = master.resume.basics;
  return {
    accountId,
    full_name: account.fullName,
    email: account.email,
    application_address: applicationAddress(account.fullName, row.addressToken, world.config.mailDomain),
    phone: row.phone === '' ? phone : row.phone,
    location:
      row.location === '' ? [location.city, location.region].filter(Boolean).join(', ') : row.location,
    linkedin: row.linkedin === '' ? linkOf(master, 'linkedin.com') : row.linkedin,
    github: row.github === '' ? linkOf(master, 'github.com') : row.github,
    portfolio: row.portfolio,
    timeZone: account.timeZone,
    target_position: row.targetPosition,
    key_skills: row.keySkills,
    master,
    answers: await answersOf(world.database, accountId),
    avoid: row.avoid,
  };
}

/** A link the CV gives to a site, as a full address; "" when it gives none. */
function linkOf(master: MasterProfile, site: string): string {
  const urls = master.resume.basics.profiles.map((profile) => profile.url);
  for (const url of urls) {
    const full = /^https?:\/\//i.test(url) ? url : `https://${url}`;
    const host = URL.canParse(full) ? new URL(full).hostname.toLowerCase() : '';
    if (host === site || host.endsWith(`.${site}`)) return full;
  }
  return '';
}
