import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { day, done, id, instant } from '#contract/primitives.ts';
import { refusal } from '#contract/refusal.ts';
import { leftOutReasons, stagedSummary } from './import-summary.ts';
import { importKinds } from './import-tables.ts';

/** What a file of a business may have. */
export const IMPORT_LIMIT_MEGABYTES = 50;
/** Rows that were left out which are answered at once. */
export const LEFT_OUT_ROWS_AT_ONCE = 200;
/** Days within which everything of a file can be taken back out. */
export const UNDO_DAYS = 30;
/** Share of unreadable rows above which a file is only kept with a second yes. */
export const MOST_UNREADABLE = 0.2;

/** `reading` and `refused` stand before anything is kept; `committing` and `undoing` are under way. */
export const importStates = [
  'reading',
  'refused',
  'staged',
  'committing',
  'committed',
  'undoing',
  'undone',
] as const;

/** What the owner said of a file: of which `month`, `YYYY-MM`, its days are where they are numbers alone; of which shop it is, null where there is one alone; what a row of it is, null where that was clear; `columns` by name, with the field each is, or null for none; `places` that are no shop of this one; or of which shop each is that the file names, null for one that is left out. */
const importAnswers = z.object({
  shop_id: id.nullable().default(null),
  kind: z.enum(importKinds).nullable().default(null),
  columns: z.record(z.string().max(200), z.string().max(40).nullable()),
  date_order: z.enum(['day_first', 'month_first']).nullable(),
  month: z
    .string()
    .regex(/^(?:19[89]|20\d)\d-(?:0[1-9]|1[0-2])$/)
    .nullable()
    .default(null),
  left_out_places: z.array(z.string().max(200)).max(50).nullable(),
  shops_of_places: z.record(z.string().max(200), id.nullable()).nullable().default(null),
});
export type ImportAnswers = z.infer<typeof importAnswers>;

const importLine = z.object({
  id,
  shop_id: id,
  file_name: z.string(),
  state: z.enum(importStates),
  source: z.string().nullable(),
  kind: z.string().nullable(),
  /** The tables of the file that it is of, where there are several: sheets of a workbook, files of an archive. */
  tables: z.array(z.string()),
  first_day: day.nullable(),
  last_day: day.nullable(),
  total_lines: z.int(),
  done_lines: z.int(),
  /** Why it was refused. */
  problem: z.string().nullable(),
  created_at: instant,
  committed_at: instant.nullable(),
  /** Until when it can be taken back out; null where it cannot. */
  undo_until: instant.nullable(),
});
export type ImportLine = z.infer<typeof importLine>;

const importReply = importLine.extend({
  shop_name: z.string(),
  answers: importAnswers,
  summary: stagedSummary.nullable(),
  currency: z.string(),
  close_hour: z.int(),
  /** Of its shop; `several` where its shops are in more than one. */
  region: z.string(),
  /** Whether whoever asks may keep it, change it or take it out. */
  may_change: z.boolean(),
});
export type ImportReply = z.infer<typeof importReply>;

const one = z.object({ id });

/** Files that an owner brings: recognised, shown before anything is kept, kept, and taken back out. */
export const imports = {
  stage: businessEndpoint
    .route({
      method: 'POST',
      path: '/business/imports',
      summary: 'Bring a file; nothing is kept of it until it is committed',
    })
    .meta({ access: 'account', accountKind: 'business', uploadMegabytes: IMPORT_LIMIT_MEGABYTES })
    .input(z.object({ file: z.file(refusal(text.message('importMissing'))) }))
    .output(importReply),
  list: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/imports',
      summary: 'The files of the business, newest first: from before a `created_at`',
    })
    .input(
      z.object({ before: instant.optional(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
    )
    .output(
      z.object({
        items: z.array(importLine),
        /** How many there are in all. */
        count: z.int(),
        may_change: z.boolean(),
      }),
    ),
  read: businessEndpoint
    .route({ method: 'GET', path: '/business/imports/{id}', summary: 'One file: what it would bring in' })
    .input(one)
    .output(importReply),
  map: businessEndpoint
    .route({ method: 'PUT', path: '/business/imports/{id}/mapping', summary: 'Answer its questions' })
    .input(one.extend(importAnswers.shape))
    .output(importReply),
  rows: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/imports/{id}/rows',
      summary: 'The rows that are left out, at most 200 from a line on',
    })
    .input(one.extend({ after: z.coerce.number().int().min(0).default(0) }))
    .output(
      z.array(
        z.object({
          line: z.int(),
          reason: z.enum(leftOutReasons),
          cells: z.array(z.object({ header: z.string(), text: z.string() })),
        }),
      ),
    ),
  commit: businessEndpoint
    .route({ method: 'POST', path: '/business/imports/{id}/commit', summary: 'Keep what the file brings' })
    .input(one.extend({ despite_unreadable: z.boolean().default(false) }))
    .output(importReply),
  undo: businessEndpoint
    .route({ method: 'POST', path: '/business/imports/{id}/undo', summary: 'Take out what it brought' })
    .input(one)
    .output(importReply),
  discard: businessEndpoint
    .route({ method: 'DELETE', path: '/business/imports/{id}', summary: 'Forget a file that was not kept' })
    .input(one)
    .output(done),
};
