import { z } from 'zod';
import { approach, approaches } from '#contract/career/facts.ts';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { applicationState } from './state.ts';

/** How many ways of telling one application a plan with variants holds. */
export const MOST_VARIANTS = approaches.length;

/** One way the letter and the summary of an application can be told. */
export const variant = z.object({
  approach,
  /** The CV's summary as it would be; "" where none can be made. */
  summary: z.string(),
  /** Words of the letter; 0 without one. */
  letter_words: z.number().int(),
});
export type Variant = z.infer<typeof variant>;

/** `offered` is empty where the plan has no variants; `chosen` is null where an application was prepared without. */
export const variants = z.object({ chosen: approach.nullable(), offered: z.array(variant) });
export type Variants = z.infer<typeof variants>;

export const applicationVariants = {
  variants: careerEndpoint
    .route({
      method: 'GET',
      path: '/applications/{id}/variants',
      summary: 'The ways the letter and the summary can be told, on plans that have them',
    })
    .input(z.object({ id }))
    .output(variants),
  chooseVariant: careerEndpoint
    .route({
      method: 'PUT',
      path: '/applications/{id}/variant',
      summary: 'Tell the letter and the summary another way; an earlier approval no longer counts',
    })
    .input(
      z.object({
        id,
        approach,
        /** Of what the person looked at. */
        content_hash: z.string().max(64).nullable(),
      }),
    )
    .output(z.object({ state: applicationState })),
};
