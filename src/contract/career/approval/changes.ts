import { z } from 'zod';
import { rejectedChanges } from '#contract/career/facts.ts';
import { fieldChange } from '#contract/career/form.ts';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import { applicationState } from './state.ts';

const byId = z.object({ id });

/** Characters a letter may have; about three pages. */
export const MOST_LETTER_CHARACTERS = 6000;

/** The letter in the person's words, one paragraph a line; null takes the agent's back. `content_hash` is of what they looked at. */
export const letterChange = z.object({
  text: z
    .string()
    .trim()
    .min(1, refusal(text.message('letterMissing')))
    .max(MOST_LETTER_CHARACTERS, refusal(text.message('letterTooLong', { most: MOST_LETTER_CHARACTERS })))
    .nullable(),
  content_hash: z.string().max(64).nullable(),
});

/** What a person changes in what would be sent; an approval before no longer counts. */
export const applicationChanges = {
  changeResume: careerEndpoint
    .route({
      method: 'PUT',
      path: '/applications/{id}/resume-changes',
      summary:
        'Take or turn back what was changed in the resume for this posting; an earlier approval no longer counts',
    })
    .input(
      byId.extend({
        /** Ids of every change that is not wanted; the others are taken. */
        rejected: rejectedChanges,
        content_hash: z.string().max(64).nullable(),
      }),
    )
    .output(z.object({ state: applicationState })),
  changeField: careerEndpoint
    .route({
      method: 'PUT',
      path: '/applications/{id}/fields',
      summary: 'Write one value of the form anew, or leave it blank',
    })
    .input(byId.extend(fieldChange.shape))
    .output(z.object({ state: applicationState })),
  changeLetter: careerEndpoint
    .route({
      method: 'PUT',
      path: '/applications/{id}/letter',
      summary: "Write the letter anew, or take the agent's back",
    })
    .input(byId.extend(letterChange.shape))
    .output(z.object({ state: applicationState })),
};
