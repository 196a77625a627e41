import type { ApplicationState } from '#contract/career/applications.ts';
import type { Variants } from '#contract/career/approval/variants.ts';
import type { Approach } from '#contract/career/facts.ts';
import type { Message } from '#localization/types.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { readBenefits } from '#server/features/platform/billing/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { offeredVariants } from '#server/features/career/resume/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { changeHandedOver } from './change-handed-over.ts';
import { text } from './messages.ts';
import { prepareNow, takeBack } from './take-back.ts';

const CHANGED = common.message('contentChanged');
const OPEN: ReadonlySet<ApplicationState> = new Set(['waiting', 'needs_you', 'approved', 'handed_over']);

/** What the timeline says of a choice. */
const TOLD: Readonly<Record<Approach, Message>> = {
  experience: text.message('experienceChosen'),
  results: text.message('resultsChosen'),
  short: text.message('shortChosen'),
};

interface Choice {
  id: string;
  approach: Approach;
  /** Of what the person looked at. */
  content_hash: string | null;
}

async function variantsOf(world: World, row: ApplicationRow): Promise<Variants> {
  const { variants } = await readBenefits(world, world.database, row.accountId);
  if (!variants || !OPEN.has(row.state) || row.cv === null) return { chosen: row.approach, offered: [] };
  const { master, full_name: name } = await readPerson(world, row.accountId);
  const today = world.clock.now().toISOString().slice(0, 10);
  const withLetter = row.withLetter && row.ownLetter === null;
  const { rejectedChanges: rejected } = row;
  return {
    chosen: row.approach,
    offered: offeredVariants(master, row.posting, { name, today, withLetter, rejected }),
  };
}

/** The ways an application can be told, while that can be chosen. Throws `not_found` for another's. */
export async function readVariants(world: World, accountId: string, id: string): Promise<Variants> {
  const row = await findOwned(world.database, accountId, id);
  if (!row) throw notFound('application');
  return variantsOf(world, row);
}

/**
 * Makes letter and summary of an application again another way, and asks anew: an approval before no longer counts. One that
 * was handed over stays the person's to send. Throws `not_found` for another's, `conflict` when the way is not offered, it is
 * too late, or something else changed it meanwhile.
 */
export async function chooseVariant(
  world: World,
  accountId: string,
  { id, approach, content_hash }: Choice,
): Promise<ApplicationState> {
  const owned = await findOwned(world.database, accountId, id);
  if (!owned) throw notFound('application');
  if (!OPEN.has(owned.state)) throw new Problem('conflict', text.message('variantFixed'));
  if (owned.contentHash !== content_hash) throw new Problem('conflict', CHANGED);
  if (owned.approach === approach) return owned.state;
  const { offered } = await variantsOf(world, owned);
  if (!offered.some((one) => one.approach === approach))
    throw new Problem('conflict', text.message('variantNotOffered'));
  const chosen = { kind: 'variant_chosen' as const, detail: TOLD[approach] };
  if (owned.state === 'handed_over')
    return (await changeHandedOver(world, owned, { ...chosen, change: { approach } })).state;
  const moved = await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.version !== owned.version) throw new Problem('conflict', CHANGED);
    const note = text.message('makingVariant');
    return takeBack(world, transaction, row, { ...chosen, patch: { approach, note } });
  });
  return prepareNow(world, moved);
}
