import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { trackedJob } from '#contract/career/applications.ts';
import { trackedStates } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { askTogether, rowsQuestion } from '#server/db/question.ts';
import { timeZoneQuestion } from '#server/features/career/profile/index.ts';

/** More than a person sends in a year at the highest pace. */
const MOST_TRACKED = 10_000;

const trackedRow = trackedJob
  .pick({ id: true, title: true, company: true, state: true, score: true, origin: true, link: true })
  .extend({ place: z.string().nullable(), at: z.coerce.date(), is_withdrawn: z.boolean() });

/** Tracked applications with the last moment of each, newest first, and the person's time zone; null without such an account. */
export const trackedOf = (executor: Executor, accountId: string) =>
  askTogether(executor, {
    timeZone: timeZoneQuestion(accountId),
    rows: rowsQuestion(
      sql`select id, title, company, place, link, state, score, origin, coalesce(sent_at, updated_at) as at,
          withdrawn_at is not null as is_withdrawn
        from applications where account_id = ${accountId}::uuid and state in (${sql.join(
          [...trackedStates].map((state) => sql`${state}`),
          sql`, `,
        )})
        order by coalesce(sent_at, updated_at) desc, id desc limit ${MOST_TRACKED}::int`,
      trackedRow,
    ),
  });
