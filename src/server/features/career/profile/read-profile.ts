import type { Profile } from '#contract/career/profile.ts';
import { askTogether } from '#server/db/question.ts';
import { shownAccountQuestion } from '#server/features/platform/accounts/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { applicationAddress } from './address.ts';
import { ensureProfile } from './ensure-profile.ts';
import { shownProfileQuestion } from './queries.ts';

type Reading = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

const ask = ({ database }: Reading, accountId: string) =>
  askTogether(database, {
    account: shownAccountQuestion(accountId),
    profile: shownProfileQuestion(accountId),
  });

/** The signed-in person as their screens show them; unset texts are "". */
export async function readProfile(world: Reading, accountId: string): Promise<Profile> {
  let { account, profile } = await ask(world, accountId);
  if (!account) throw notFound('account');
  if (!profile) {
    await ensureProfile(world, world.database, accountId);
    ({ account, profile } = await ask(world, accountId));
  }
  // Deleted meanwhile.
  if (!account || !profile) throw notFound('account');
  const { address_token: token, ...shown } = profile;
  return {
    ...account,
    ...shown,
    application_address: applicationAddress(account.full_name, token, world.config.mailDomain),
  };
}
