import { Hono } from 'hono';
import { greenhouseJob, greenhouseList } from './board.ts';
import { originOf } from '#practice/dialects/asked.ts';
import type { Directory } from '#practice/directory.ts';

const notFound = { status: 404, error: 'Job not found' };

/** The list of an employer's jobs, and one of them. */
export const greenhouseRoutes = (directory: Directory): Hono =>
  new Hono()
    .get('/v1/boards/:company/jobs', (context) => {
      const company = context.req.param('company');
      if (directory.company('greenhouse', company) === undefined) return context.json(notFound, 404);
      const withContent = context.req.query('content') === 'true';
      return context.json(
        greenhouseList(directory.openOn('greenhouse', company), originOf(context), withContent),
      );
    })
    .get('/v1/boards/:company/jobs/:id', (context) => {
      const { company, id } = context.req.param();
      const posting = directory.find('greenhouse', company, id);
      if (posting?.open !== true) return context.json(notFound, 404);
      const asked = {
        questions: context.req.query('questions') === 'true',
        pay: context.req.query('pay_transparency') === 'true',
      };
      return context.json(greenhouseJob(posting, originOf(context), asked));
    });
