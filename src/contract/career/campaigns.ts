import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, id } from '#contract/primitives.ts';

export const RATE_MINIMUM = 5;
export const RATE_MAXIMUM = 25;
export const RATE_DEFAULT = 10;

/** What a person says about the jobs they want. `targetTitles` and `keywords` are comma text; `rate` is applications a day. */
export const campaignInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please give the campaign a name.')
    .max(120, 'Please keep the name under 120 characters.'),
  targetTitles: z.string().trim().max(1000).default(''),
  keywords: z.string().trim().max(1000).default(''),
  rate: z
    .number()
    .int('The rate is a whole number of applications a day.')
    .min(RATE_MINIMUM, 'The rate is at least 5 applications a day.')
    .max(RATE_MAXIMUM, 'The rate is at most 25 applications a day.')
    .default(RATE_DEFAULT),
  active: z.boolean().default(true),
  coverLetter: z.boolean().default(true),
});

/** `progress` is what was sent today, `limit` what may be reached today, in the person's time zone. */
export const campaign = campaignInput.extend({
  id,
  applications: z.number().int(),
  views: z.number().int(),
  interviews: z.number().int(),
  progress: z.number().int(),
  limit: z.number().int(),
});
export type Campaign = z.infer<typeof campaign>;

export const campaigns = {
  list: endpoint.route({ method: 'GET', path: '/campaigns' }).output(z.array(campaign)),
  create: endpoint
    .route({ method: 'POST', path: '/campaigns', successStatus: 201 })
    .input(campaignInput)
    .output(campaign),
  replace: endpoint
    .route({ method: 'PUT', path: '/campaigns/{id}' })
    .input(campaignInput.extend({ id }))
    .output(campaign),
  setActive: endpoint
    .route({ method: 'PATCH', path: '/campaigns/{id}', summary: 'Pause or resume' })
    .input(z.object({ id, active: z.boolean() }))
    .output(campaign),
  remove: endpoint.route({ method: 'DELETE', path: '/campaigns/{id}' }).input(z.object({ id })).output(done),
};
