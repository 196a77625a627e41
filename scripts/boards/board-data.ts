import { z } from 'zod';
import { posting } from '#contract/career/posting.ts';
import { STEPS } from '#engines/postings/mapping/steps.ts';
import type { StepName } from '#engines/postings/mapping/steps.ts';
import type { BoardData } from '#engines/postings/rows/row.ts';

const path = z.string();
const some = path.exactOptional();
const step = z.custom<StepName>((name) => typeof name === 'string' && name in STEPS, 'is no step');
const rule = z.union([path, z.tuple([path], step)]);
const headers = z.record(z.string(), z.string());
const values = z.record(path, z.union([z.string(), z.number(), z.boolean()]));

const place = z.strictObject({
  each: path,
  name: some,
  city: some,
  region: some,
  country: some,
  unless: some,
});

const description = z.union([
  rule,
  z.strictObject({ heading: path, text: path }),
  z.strictObject({ each: path, heading: some, text: path, order: some }),
]);

const workplace = posting.shape.workplace;
const waysToWork = z.record(z.string(), workplace.unwrap());

const pay = z.strictObject({
  min: rule.exactOptional(),
  max: rule.exactOptional(),
  currency: rule.exactOptional(),
  period: rule.exactOptional(),
  unit: z.literal('cents').exactOptional(),
  shown: some,
  guess: some,
  text: rule.exactOptional(),
});

const someFields = z.strictObject({
  id: rule.exactOptional(),
  title: rule.exactOptional(),
  company: rule.exactOptional(),
  places: z.array(z.union([rule, place])).exactOptional(),
  workplace: z.union([rule, z.strictObject({ from: path, words: waysToWork })]).exactOptional(),
  workplaceFlags: z.strictObject({ remote: some, hybrid: some, onsite: some }).exactOptional(),
  remoteFrom: rule.exactOptional(),
  employment: rule.exactOptional(),
  department: rule.exactOptional(),
  pay: pay.exactOptional(),
  posted: rule.exactOptional(),
  expires: rule.exactOptional(),
  language: rule.exactOptional(),
  description: z.array(description).exactOptional(),
  descriptionFormat: z.enum(['html', 'text', 'markdown']).exactOptional(),
  url: rule.exactOptional(),
  apply: rule.exactOptional(),
  mail: some,
});
const fields = someFields.extend({ id: rule, title: rule, company: rule, url: rule });

const paging = z.discriminatedUnion('style', [
  z.strictObject({ style: z.literal('none') }),
  z.strictObject({
    style: z.literal('page'),
    first: z.int(),
    size: z.int(),
    total: some,
    pages: some,
    more: some,
    next: some,
  }),
  z.strictObject({ style: z.literal('offset'), first: z.int(), size: z.int(), total: some }),
  z.strictObject({ style: z.enum(['cursor', 'address']), at: path }),
]);

const detail = z.strictObject({
  url: z.string(),
  from: z.string().exactOptional(),
  method: z.literal('POST').exactOptional(),
  headers: headers.exactOptional(),
  reads: z.enum(['page', 'json']),
  item: some,
  fields: someFields.exactOptional(),
  not: values.exactOptional(),
});

const reading = z.strictObject({
  url: z.string(),
  headers: headers.exactOptional(),
  body: z.unknown().exactOptional(),
  paging,
  items: path,
  expect: values.exactOptional(),
  only: values.exactOptional(),
  not: values.exactOptional(),
  mergesPlaces: z.literal(true).exactOptional(),
  isExcerpt: z.literal(true).exactOptional(),
  language: z.string().exactOptional(),
  currency: z.string().exactOptional(),
  workplace: workplace.exactOptional(),
  fields,
  detail: detail.exactOptional(),
});

/** A board as `assets/boards/*.tsv` write it down: no more, and nothing else, than the engine reads. */
export const boardData = z.strictObject({
  id: z.string(),
  family: z
    .enum([
      'greenhouse',
      'lever',
      'ashby',
      'workable',
      'recruitee',
      'json-list',
      'json-search',
      'feed',
      'event-feed',
      'comments',
      'careers-page',
    ])
    .exactOptional(),
  name: z.string(),
  kind: z.enum(['ats', 'aggregator', 'public-service', 'careers-page']).exactOptional(),
  region: z.string().exactOptional(),
  pages: z.string(),
  api: z.string().exactOptional(),
  hosts: z.array(z.string()).exactOptional(),
  hostEndings: z.array(z.string()).exactOptional(),
  tenant: z.array(z.string()).exactOptional(),
  everyone: z.string().exactOptional(),
  links: z.array(z.string()).exactOptional(),
  policy: z.enum(['green', 'amber', 'red']),
  off: z
    .enum(['personal', 'robots', 'robotsReported', 'employersRefuse', 'employersKeepOut', 'partnersOnly'])
    .exactOptional(),
  keys: z.array(z.strictObject({ setting: z.string(), from: z.string() })).exactOptional(),
  token: z
    .strictObject({
      request: z.strictObject({
        method: z.enum(['GET', 'POST']),
        url: z.string(),
        body: z.string().nullable(),
      }),
      at: path,
    })
    .exactOptional(),
  recovery: z.enum(['keyed', 'lookup', 'opaque']).exactOptional(),
  mode: z.enum(['form', 'assist']).exactOptional(),
  applyBy: posting.shape.apply_by.unwrap().exactOptional(),
  pauseMs: z.int().positive().exactOptional(),
  everyMinutes: z.int().positive().exactOptional(),
  pageCap: z.int().positive().exactOptional(),
  robots: z.string().exactOptional(),
  credit: z.strictObject({ text: z.string(), url: z.string() }).exactOptional(),
  statuses: z
    .strictObject({ good: z.array(z.int()), empty: z.array(z.int()), gone: z.array(z.int()) })
    .exactOptional(),
  shows: z.enum(['everything', 'newest']).exactOptional(),
  zero: z.enum(['none', 'unsure']).exactOptional(),
  sister: z.string().exactOptional(),
  known: z.enum(['documented', 'seen', 'inferred']),
  reading: reading.exactOptional(),
}) satisfies z.ZodType<BoardData>;
