import { z } from 'zod';
import { rejectedChanges } from '#contract/career/facts.ts';
import { fieldChange } from '#contract/career/form.ts';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { applicationState } from './state.ts';

const byId = z.object({ id });

/** What a person changes in what would be sent; an approval before no longer counts. */
export const applicationChanges = {
  changeResume: careerEndpoint
    .route({
      method: 'PUT',
      path: '/applications/{id}/resume-changes',
      summary:
        'Take or turn back what was changed in the CV for this posting; an earlier approval no longer counts',
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
};
