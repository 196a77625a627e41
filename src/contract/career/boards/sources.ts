import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { done, id, instant } from '#contract/primitives.ts';
import { postingLink } from '#contract/career/tracker.ts';

export const sourceOrigins = ['practice', 'directory', 'person'] as const;

/** What kind of board a source stands on. */
export const sourceKind = z.enum(['ats', 'aggregator', 'public-service', 'careers-page']);

/**
 * How reading a source goes. `off`: it is not read for this person. `unavailable`: it cannot be turned on, `problem` says why.
 * `unchecked`: on, but the live board has not been read with success yet. `suspicious`: it showed postings before and none now.
 */
export const sourceHealth = z.enum(['good', 'unchecked', 'failing', 'suspicious', 'off', 'unavailable']);
export type SourceHealth = z.infer<typeof sourceHealth>;

/** An employer on a board, or a board that lists many employers, as the agent reads it. */
export const source = z.object({
  id,
  name: z.string(),
  board: z.string(),
  kind: sourceKind,
  /** Whom the board serves: `global`, or ISO 3166 codes. */
  region: z.string(),
  origin: z.enum(sourceOrigins),
  /** Whether this person brought it in with a link, so that they may take it out again. */
  own: z.boolean(),
  on: z.boolean(),
  health: sourceHealth,
  /** What went wrong last, or why it cannot be read; plain words, null when nothing did. */
  problem: z.string().nullable(),
  /** Open postings of the last good run. */
  open: z.number().int(),
  last_good_at: instant.nullable(),
  /** When it is read next; null while it is not read. */
  next_at: instant.nullable(),
  /** Who must be named beside its postings. */
  credit: z.string().nullable(),
});
export type Source = z.infer<typeof source>;

/** The sources a person may have read, those that are read first; `live`: whether real boards are read unless turned off. */
export const sourceList = z.object({ live: z.boolean(), sources: z.array(source) });
export type SourceList = z.infer<typeof sourceList>;

const byId = z.object({ id });

export const sources = {
  list: careerEndpoint
    .route({ method: 'GET', path: '/sources', summary: 'Every source of postings, and how reading it goes' })
    .output(sourceList),
  add: careerEndpoint
    .route({
      method: 'POST',
      path: '/sources',
      summary: "Read an employer's board from now on, from a link to a posting or its careers page",
      successStatus: 201,
    })
    .input(z.object({ link: postingLink }))
    .output(source),
  change: careerEndpoint
    .route({ method: 'PATCH', path: '/sources/{id}', summary: 'Go live with a source, or stop reading it' })
    .input(byId.extend({ on: z.boolean() }))
    .output(source),
  remove: careerEndpoint
    .route({ method: 'DELETE', path: '/sources/{id}', summary: 'Take out a source the person brought in' })
    .input(byId)
    .output(done),
};
