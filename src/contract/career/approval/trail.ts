import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/**
 * What is wrong with the first line of a trail that does not hold. `changed`: the line, or what it tells of, is no longer as it was
 * written. `missing`: it, or the step it tells of, was taken away. `forged`: it fits the lines before it and was written without
 * the key. `replaced`: another line was seen at its place. `last_missing`: it and all behind it were taken away. `head`: where the
 * next line goes was changed. `added`: a step stands in no line; `number` is null then.
 */
const trailFault = z.enum(['changed', 'missing', 'forged', 'replaced', 'last_missing', 'head', 'added']);
export type TrailFault = z.infer<typeof trailFault>;

/**
 * An account's trail as it was just checked: how many lines it has, how many of the last are not yet noted outside the database
 * (after a crash), and the first that does not hold, or null.
 */
export const trailCheck = z.object({
  lines: z.number().int(),
  behind: z.number().int(),
  broken: z
    .object({ number: z.number().int().nullable(), application_id: id.nullable(), fault: trailFault })
    .nullable(),
});
export type TrailCheck = z.infer<typeof trailCheck>;

export const trailChecks = {
  checkTrail: careerEndpoint
    .route({
      method: 'POST',
      path: '/applications/trail/check',
      summary: 'Check that no line of the trail was changed or taken away',
    })
    .output(trailCheck),
};
