import { Hono } from 'hono';
import { recruiteeOffer, recruiteeOffers } from './board.ts';
import { originOf } from '#practice/dialects/asked.ts';
import type { Directory } from '#practice/directory.ts';

const notFound = { error: ['Not found'] };

/** All offers of an employer, and one of them. */
export const recruiteeRoutes = (directory: Directory): Hono =>
  new Hono()
    .get('/:company/api/offers/', (context) => {
      const company = context.req.param('company');
      if (directory.company('recruitee', company) === undefined) return context.json(notFound, 404);
      return context.json(recruiteeOffers(directory.openOn('recruitee', company), originOf(context)));
    })
    .get('/:company/api/offers/:id', (context) => {
      const { company, id } = context.req.param();
      const posting = directory.find('recruitee', company, id);
      if (posting?.open !== true) return context.json(notFound, 404);
      return context.json({ offer: recruiteeOffer(posting, originOf(context)) });
    });
