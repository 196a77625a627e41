import { Hono } from 'hono';
import { workableBoard } from './board.ts';
import { workableForm } from './form.ts';
import { originOf } from '#practice/dialects/asked.ts';
import type { Directory } from '#practice/directory.ts';

/** The public widget of an account, and the questions of a job's form. */
export const workableRoutes = (directory: Directory): Hono =>
  new Hono()
    .get('/api/v1/widget/accounts/:company', (context) => {
      const employer = directory.company('workable', context.req.param('company'));
      if (employer === undefined) return context.json({ error: 'Not found' }, 404);
      const withDetails = context.req.query('details') === 'true';
      const postings = directory.openOn('workable', employer.slug);
      return context.json(workableBoard(employer, postings, { origin: originOf(context), withDetails }));
    })
    .get('/api/v1/jobs/:id/form', (context) => {
      const posting = directory.byId(context.req.param('id'));
      if (posting?.dialect !== 'workable' || !posting.open) return context.json({ error: 'Not found' }, 404);
      return context.json(workableForm(posting));
    });
