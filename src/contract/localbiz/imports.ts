import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { day, done, id, instant } from '#contract/primitives.ts';
import { refusal } from '#contract/refusal.ts';

/** What a file of a business may have. */
export const IMPORT_LIMIT_MEGABYTES = 50;
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

/** Why a row of a file is left out. */
export const leftOutReasons = [
  'not-data',
  'duplicate',
  'not-a-sale',
  'unreadable',
  'other-currency',
  'other-place',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What a row of a file of sales may be: one item sold, a line of an order, or a whole sale. */
export const salesKinds = ['sale_lines', 'order_lines', 'orders'] as const;

/** What the owner said of a file: what a row of it is, null where that was clear; `columns` by name, with the field each is, or null for none; `places` that are no shop of this one. */
const importAnswers = z.object({
  kind: z.enum(salesKinds).nullable().default(null),
  columns: z.record(z.string().max(200), z.string().max(40).nullable()),
  date_order: z.enum(['day_first', 'month_first']).nullable(),
  left_out_places: z.array(z.string().max(200)).max(50).nullable(),
});
export type ImportAnswers = z.infer<typeof importAnswers>;

const question = z.discriminatedUnion('about', [
  z.object({ about: z.literal('date_order'), sample: z.string() }),
  z.object({ about: z.literal('places'), places: z.array(z.string()) }),
  z.object({ about: z.literal('column'), header: z.string(), fields: z.array(z.string()) }),
]);
export type ImportQuestion = z.infer<typeof question>;

/** What a file would bring in, in cents where it is money: the dry run. */
const stagedSummary = z.object({
  /** The till or shop system whose export it is, or `file`. */
  source: z.string(),
  kind: z.enum(salesKinds),
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.string().nullable(),
      /** 0 to 1; 1 where the owner said it. */
      confidence: z.number(),
      samples: z.array(z.string()),
    }),
  ),
  /** Fields that a column may be said to be. */
  fields: z.array(z.string()),
  questions: z.array(question),
  rows: z.int(),
  new_lines: z.int(),
  known_lines: z.int(),
  left_out: z.array(z.object({ reason: z.enum(leftOutReasons), rows: z.int() })),
  sums: z.array(
    z.object({ field: z.enum(['gross', 'discount', 'net', 'tax', 'tip']), file: z.int(), read: z.int() }),
  ),
  noticed: z.object({
    equal_lines: z.int(),
    refunds: z.int(),
    refunded: z.int(),
    refunds_without_sale: z.int(),
    after_midnight: z.int(),
    without_time: z.boolean(),
    currency_assumed: z.boolean(),
    /** Lines whose tax is what the shop's region charges on them, and lines with another tax than that or none. */
    usual_tax: z.int(),
    other_tax: z.int(),
  }),
  /** Whether so many rows cannot be read that keeping the rest needs a second yes. */
  second_yes: z.boolean(),
});
export type StagedSummary = z.infer<typeof stagedSummary>;

const importLine = z.object({
  id,
  shop_id: id,
  file_name: z.string(),
  state: z.enum(importStates),
  source: z.string().nullable(),
  kind: z.string().nullable(),
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
  answers: importAnswers,
  summary: stagedSummary.nullable(),
  currency: z.string(),
  close_hour: z.int(),
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
      summary:
        'The files of the business, newest first; the next ones are from before the last one’s `created_at`',
    })
    .input(
      z.object({ before: instant.optional(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
    )
    .output(z.object({ items: z.array(importLine), may_change: z.boolean() })),
  read: businessEndpoint
    .route({ method: 'GET', path: '/business/imports/{id}', summary: 'One file: what it would bring in' })
    .input(one)
    .output(importReply),
  map: businessEndpoint
    .route({
      method: 'PUT',
      path: '/business/imports/{id}/mapping',
      summary: 'Say what columns are, and answer what the file leaves open',
    })
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
    .route({
      method: 'POST',
      path: '/business/imports/{id}/undo',
      summary: 'Take out exactly what it brought',
    })
    .input(one)
    .output(importReply),
  discard: businessEndpoint
    .route({ method: 'DELETE', path: '/business/imports/{id}', summary: 'Forget a file that was not kept' })
    .input(one)
    .output(done),
};
