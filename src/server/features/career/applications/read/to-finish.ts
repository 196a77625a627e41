import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { JobToFinish } from '#contract/career/approval/to-finish.ts';
import { closingDay } from '#server/features/career/applications/approval/approval-ends.ts';
import { comesByAlert } from '#server/features/career/boards/index.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { listHandedOver } from './to-finish-queries.ts';

/** What is prepared for the person to send, newest first. None of it was sent, so that none of it is an application. */
export async function readToFinish(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
  reader: Reader,
): Promise<JobToFinish[]> {
  const timeZone = await readTimeZone(world, accountId);
  const rows = await listHandedOver(world.database, accountId);
  return rows.map(({ application, handedAt, openedAt }) => {
    const { id, posting, score, note, updatedAt } = application;
    return {
      id,
      kind: openedAt === null && comesByAlert(posting.board) ? 'saved' : 'to_finish',
      title: posting.title,
      company: posting.company,
      place: posting.places[0] ?? '',
      score,
      link: posting.apply_url || posting.url,
      note: say(note, reader),
      has_resume: application.cv !== null,
      has_letter: application.letterFile !== null || application.letter !== null,
      since: (handedAt ?? updatedAt).toISOString(),
      closes_on: closingDay(posting, timeZone),
      opened_at: openedAt?.toISOString() ?? null,
    };
  });
}
