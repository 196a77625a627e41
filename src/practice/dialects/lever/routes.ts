import { Hono } from 'hono';
import { leverPosting } from './board.ts';
import { originOf, whole } from '#practice/dialects/asked.ts';
import type { Directory } from '#practice/directory.ts';

const notFound = { ok: false, error: 'Document not found' };

/** An employer's postings by `skip` and `limit`, and one of them. */
export const leverRoutes = (directory: Directory): Hono =>
  new Hono()
    .get('/v0/postings/:company', (context) => {
      const company = context.req.param('company');
      if (directory.company('lever', company) === undefined) return context.json(notFound, 404);
      const skip = whole(context, 'skip', 0);
      const limit = Math.min(whole(context, 'limit', 100), 100);
      const page = directory.openOn('lever', company).slice(skip, skip + limit);
      return context.json(page.map((posting) => leverPosting(posting, originOf(context))));
    })
    .get('/v0/postings/:company/:id', (context) => {
      const { company, id } = context.req.param();
      const posting = directory.find('lever', company, id);
      if (posting?.open !== true) return context.json(notFound, 404);
      return context.json(leverPosting(posting, originOf(context)));
    });
