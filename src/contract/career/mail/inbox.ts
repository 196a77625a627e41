import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { done, id } from '#contract/primitives.ts';

const about = z.object({ id, mail: id });

export const inbox = {
  accept: careerEndpoint
    .route({
      method: 'POST',
      path: '/applications/{id}/mails/{mail}/accept',
      summary: 'It is about this application and means what it seems to',
    })
    .input(about)
    .output(done),
  refuse: careerEndpoint
    .route({ method: 'POST', path: '/applications/{id}/mails/{mail}/refuse', summary: 'It is not' })
    .input(about)
    .output(done),
};
