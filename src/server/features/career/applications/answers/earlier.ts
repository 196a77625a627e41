import { localDay } from '#engines/calendar/index.ts';
import { displayOf, topicOf } from '#engines/forms/index.ts';
import type { FormContext, FormModels, PlannedField } from '#engines/forms/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { listEmployers, listSent } from './earlier-queries.ts';

/** The canonical question of a field; plans from before it was kept have it read again. */
const topicIn = (
  { topic, key, label, kind, required }: PlannedField,
  posting: Posting,
  models: FormModels,
): string =>
  topic ?? topicOf({ key, label, kind, required, help: '', options: [], alternatives: [] }, posting, models);

/** Employers the person applied to before this application, and what this very employer was sent, latest first. */
export async function earlierWith(
  executor: Executor,
  row: ApplicationRow,
  timeZone: string,
  models: FormModels,
): Promise<{ applied_to: string[]; said_before: NonNullable<FormContext['said_before']> }> {
  const sent = await listSent(executor, row);
  return {
    applied_to: await listEmployers(executor, row),
    said_before: sent.flatMap(({ posting, plan, sentAt, updatedAt }) =>
      (plan?.fields ?? []).map((field) => ({
        topic: topicIn(field, posting, models),
        label: field.label,
        value: field.value,
        display: displayOf(field),
        day: localDay((sentAt ?? updatedAt).getTime(), timeZone),
      })),
    ),
  };
}
