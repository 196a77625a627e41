import { Hono } from 'hono';
import { smartrecruitersList, smartrecruitersPosting } from './board.ts';
import { originOf, whole } from '#practice/dialects/asked.ts';
import type { Directory } from '#practice/directory.ts';

const refused = { message: 'Unauthorized', errors: [] };

/** An employer's postings by `offset` and `limit` (nobody's for an unknown one), one with its texts, and the form for those with a key. */
export const smartrecruitersRoutes = (directory: Directory): Hono =>
  new Hono()
    .get('/v1/companies/:company/postings', (context) => {
      const postings = directory.openOn('smartrecruiters', context.req.param('company'));
      const asked = { offset: whole(context, 'offset', 0), limit: whole(context, 'limit', 10) };
      return context.json(smartrecruitersList(postings, originOf(context), asked));
    })
    .get('/v1/companies/:company/postings/:id', (context) => {
      const { company, id } = context.req.param();
      const posting = directory.find('smartrecruiters', company, id);
      if (posting?.open !== true) return context.json({ message: 'Posting not found', errors: [] }, 404);
      return context.json(smartrecruitersPosting(posting, originOf(context)));
    })
    // Partners of the board have a key; nobody here does.
    .get('/postings/:uuid/configuration', (context) => context.json(refused, 401));
