import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { World } from '#server/world.ts';
import { HISTORY_KEPT_MS } from '#server/features/platform/accounts/queries.ts';
import { deviceWords } from './device-words.ts';
import { newestSignIns } from './queries.ts';

const MOST = 100;

/** Who signed in to an account, and who was refused, in the last ninety days; the newest hundred. */
export async function readHistory(
  world: Pick<World, 'database' | 'clock'>,
  { accountId, reader }: { accountId: string; reader: Reader },
) {
  const since = new Date(world.clock.now().getTime() - HISTORY_KEPT_MS);
  const rows = await newestSignIns(world.database, accountId, since, MOST);
  return rows.map(({ id, at, userAgent, method, outcome, newDevice }) => ({
    id,
    at: at.toISOString(),
    device: say(deviceWords(userAgent), reader),
    method,
    outcome,
    new_device: newDevice,
  }));
}
