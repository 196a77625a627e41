import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import {
  avoidedCompany,
  avoidedSentence,
  companyRules,
  MATCH_GATE,
  mayBeAppliedTo,
  readEmployer,
} from '#engines/matching/index.ts';
import { asMessage } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { readAvoided } from '#server/features/career/profile/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** The person's day (YYYY-MM-DD), and what the campaign avoids by itself. */
interface Looking {
  today: string;
  avoid: AvoidLists | null;
}

/** Why an application may not go out, one sentence, and whose list says so; null where no list of the person's does. */
interface Unfit {
  why: Message;
  list: 'account' | 'campaign' | null;
}

/** Why it may not be applied to by its match as it is kept; null when it may. */
function matchStops({ score, match }: ApplicationRow): Unfit | null {
  const blockers = match?.blockers ?? [];
  if (score !== null && mayBeAppliedTo({ score, blockers })) return null;
  const said = blockers.length > 0 ? (match?.summary ?? '') : '';
  const why = said === '' ? text.message('belowGate', { gate: MATCH_GATE }) : asMessage(said);
  return { why, list: null };
}

/** Why its employer is one the person avoids on this day: they may have named it, or begun to work there, since it was opened. */
async function avoidanceStops(
  deps: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  { accountId, posting }: ApplicationRow,
  { today, avoid }: Looking,
): Promise<Unfit | null> {
  const employer = readEmployer(posting);
  const foundIn = async (campaign: AvoidLists | null) => {
    const { companies } = await readAvoided(deps, executor, { accountId, today, campaign });
    return avoidedCompany(employer, companyRules(companies));
  };
  const found = await foundIn(avoid);
  if (found === null) return null;
  const list = avoid === null || (await foundIn(null)) !== null ? 'account' : 'campaign';
  return { why: avoidedSentence(found), list };
}

/** Why it may not be sent as things are now: by its match as it is kept, or because of whom it would go to; null when it may. */
export const whyUnfit = async (
  deps: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  row: ApplicationRow,
  looking: Looking,
): Promise<Unfit | null> => matchStops(row) ?? (await avoidanceStops(deps, executor, row, looking));

/** Withdraws what may not be sent, and tells the person, who approved it. Answers whether it did. */
export async function withdrawnAsUnfit(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  looking: Looking,
): Promise<boolean> {
  const unfit = await whyUnfit(deps, executor, row, looking);
  if (unfit === null) return false;
  const detail = text.message('unfit', { why: unfit.why });
  await moveApplication(deps, executor, {
    row,
    to: 'withdrawn',
    actor: 'agent',
    kind: 'withdrawn',
    detail,
    patch: { note: detail },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'stopped',
    title: text.message('notSentTitle', { title: row.posting.title }),
    body: detail,
    applicationId: row.id,
    dedupeKey: `withdrawn:${row.id}`,
  });
  return true;
}
