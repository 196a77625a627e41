import { localDay } from '#engines/calendar/index.ts';
import { topicOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { listEmployers, listSent } from './earlier-queries.ts';

/** One answer an employer was sent: the canonical question, its wording, the answer as read, and the person's day. */
interface SaidBefore {
  topic: string;
  label: string;
  display: string;
  day: string;
}

/** The canonical question of a field; plans from before it was kept have it read again. */
const topicIn = ({ topic, key, label, kind, required }: PlannedField, posting: Posting): string =>
  topic ?? topicOf({ key, label, kind, required, help: '', options: [], alternatives: [] }, posting);

/** Employers the person applied to before this application, and what this very employer was sent, latest first. */
export async function earlierWith(
  executor: Executor,
  row: ApplicationRow,
  timeZone: string,
): Promise<{ applied_to: string[]; said_before: SaidBefore[] }> {
  const sent = await listSent(executor, row);
  return {
    applied_to: await listEmployers(executor, row),
    said_before: sent.flatMap(({ posting, plan, sentAt, updatedAt }) =>
      (plan?.fields ?? []).map((field) => ({
        topic: topicIn(field, posting),
        label: field.label,
        display: field.display,
        day: localDay((sentAt ?? updatedAt).getTime(), timeZone),
      })),
    ),
  };
}
