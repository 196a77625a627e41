import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import {
  avoidedCompany,
  avoidedSentence,
  companyRules,
  MATCH_GATE,
  mayBeAppliedTo,
  readEmployer,
} from '#engines/matching/index.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { readAvoided } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'clock' | 'events' | 'tokens' | 'queue' | 'config'>;

/** The person's day (YYYY-MM-DD), and what the campaign avoids by itself. */
interface Looking {
  today: string;
  avoid: AvoidLists | null;
}

/** Why it may not be applied to by its match as it is kept; null when it may. */
function matchStops({ score, match }: ApplicationRow): string | null {
  const blockers = match?.blockers ?? [];
  if (score !== null && mayBeAppliedTo({ score, blockers })) return null;
  return blockers.length > 0
    ? `I did not send it. ${match?.summary ?? ''}`.trim()
    : `It matches below ${MATCH_GATE} of 100, so I did not send it.`;
}

/** Why its employer is one the person avoids on this day: they may have named it, or begun to work there, since they approved. */
async function avoidanceStops(
  deps: Deps,
  executor: Executor,
  { accountId, posting }: ApplicationRow,
  { today, avoid }: Looking,
): Promise<string | null> {
  const { companies } = await readAvoided(deps, executor, { accountId, today, campaign: avoid });
  const found = avoidedCompany(readEmployer(posting), companyRules(companies));
  return found && `${avoidedSentence(found)} I did not send it.`;
}

/** Withdraws what may not be sent: by its match as it is kept, or because of whom it would go to. Answers whether it did. */
export async function withdrawnAsUnfit(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  looking: Looking,
): Promise<boolean> {
  const detail = matchStops(row) ?? (await avoidanceStops(deps, executor, row, looking));
  if (detail === null) return false;
  await moveApplication(deps, executor, {
    row,
    to: 'withdrawn',
    actor: 'agent',
    kind: 'withdrawn',
    detail,
    patch: { note: detail },
  });
  return true;
}
