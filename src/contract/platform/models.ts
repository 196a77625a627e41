import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/primitives.ts';

/** Whether a language model words what the built-in engine chose for a person, which one, and what it used. */
export const modelState = z.object({
  /** Null when the operator set none up: the built-in engine writes alone and nothing is sent anywhere. */
  model: z
    .object({
      /** The provider's name for people. */
      provider: z.string(),
      name: z.string(),
      /** Host that the person's facts are sent to. */
      host: z.string(),
    })
    .nullable(),
  /** When the person agreed to this provider; null when they did not, or took it back. */
  agreed_at: instant.nullable(),
  /** In this calendar month of the person's time zone. */
  used: z.object({
    calls: z.number().int(),
    tokens: z.number().int(),
    /** US dollars; null when nobody said what tokens cost. */
    cost: z.number().nullable(),
  }),
  /** Tokens the person may use in a month before the built-in engine writes alone; null without a model. */
  tokens_per_month: z.number().int().nullable(),
  /** Until when the model is not asked, because it failed again and again; null while it is asked. */
  rests_until: instant.nullable(),
});
export type ModelState = z.infer<typeof modelState>;

export const models = {
  read: endpoint
    .route({
      method: 'GET',
      path: '/language-model',
      summary: 'Whether a language model writes for me, and what it used',
    })
    .output(modelState),
  agree: endpoint
    .route({
      method: 'PUT',
      path: '/language-model/agreement',
      summary: 'Agree to send facts to the named provider, or take it back',
    })
    .input(
      z.object({
        agreed: z.boolean(),
        /** The host the person read and agreed to. */
        host: z.string().max(300),
      }),
    )
    .output(modelState),
};
