import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import type { MasterProfile } from '#contract/career/facts.ts';
import { companiesListed, presentEmployers, withoutAllowed, wordsListed } from '#engines/matching/index.ts';
import type { Avoided } from '#engines/matching/index.ts';
import type { Executor } from '#server/db/database.ts';
import { ensureProfile } from '#server/features/career/profile/ensure-profile.ts';
import { masterOf } from '#server/features/career/profile/said.ts';
import type { KeptAvoid } from '#server/features/career/profile/tables.ts';
import type { World } from '#server/world.ts';

/** What the account and some campaign avoid together on a day of the person's (YYYY-MM-DD): where they work then is derived, not kept. */
export function avoidedOf(
  { master, avoid }: { master: MasterProfile; avoid: KeptAvoid | null },
  today: string,
  campaign: AvoidLists | null,
): Avoided {
  const lists = [avoid, campaign].filter((one) => one !== null);
  return {
    companies: {
      present: withoutAllowed(presentEmployers(master, today), avoid?.allowed ?? []),
      listed: lists.flatMap(({ companies }) => companiesListed(companies)),
    },
    industries: lists.flatMap(({ industries }) => wordsListed(industries)),
    words: lists.flatMap(({ words }) => wordsListed(words)),
  };
}

/** The same as it stands now, within a transaction. */
export async function readAvoided(
  world: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  { accountId, today, campaign }: { accountId: string; today: string; campaign: AvoidLists | null },
): Promise<Avoided> {
  const row = await ensureProfile(world, executor, accountId);
  return avoidedOf({ master: masterOf(row, ''), avoid: row.avoid }, today, campaign);
}
