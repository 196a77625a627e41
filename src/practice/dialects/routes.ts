import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { ashbyBoard } from './ashby.ts';
import { ashbyJobPosting } from './ashby-form.ts';
import { greenhouseJob, greenhouseList } from './greenhouse.ts';
import { leverPosting } from './lever.ts';
import type { Directory, LivePosting } from '#practice/directory.ts';

const originOf = (url: string): string => new URL(url).origin;

function greenhouse(directory: Directory): Hono {
  const notFound = { status: 404, error: 'Job not found' };
  return new Hono()
    .get('/boards/:company/jobs', (context) => {
      const company = context.req.param('company');
      if (directory.company('greenhouse', company) === undefined) return context.json(notFound, 404);
      const withContent = context.req.query('content') === 'true';
      const list = greenhouseList(
        directory.openOn('greenhouse', company),
        originOf(context.req.url),
        withContent,
      );
      return context.json(list);
    })
    .get('/boards/:company/jobs/:id', (context) => {
      const { company, id } = context.req.param();
      const posting = directory.find('greenhouse', company, id);
      if (posting?.open !== true) return context.json(notFound, 404);
      const asked = {
        questions: context.req.query('questions') === 'true',
        pay: context.req.query('pay_transparency') === 'true',
      };
      return context.json(greenhouseJob(posting, originOf(context.req.url), asked));
    });
}

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 0 ? value : otherwise;
};

function lever(directory: Directory): Hono {
  const notFound = { ok: false, error: 'Document not found' };
  return new Hono()
    .get('/postings/:company', (context) => {
      const company = context.req.param('company');
      if (directory.company('lever', company) === undefined) return context.json(notFound, 404);
      const skip = whole(context.req.query('skip'), 0);
      const limit = whole(context.req.query('limit'), 100);
      const page = directory.openOn('lever', company).slice(skip, skip + Math.min(limit, 100));
      return context.json(page.map((posting) => leverPosting(posting, originOf(context.req.url))));
    })
    .get('/postings/:company/:id', (context) => {
      const { company, id } = context.req.param();
      const posting = directory.find('lever', company, id);
      if (posting?.open !== true) return context.json(notFound, 404);
      return context.json(leverPosting(posting, originOf(context.req.url)));
    });
}

const job = { organizationHostedJobsPageName: z.string(), jobPostingId: z.string() };
const querySchema = z.discriminatedUnion('operationName', [
  z.object({ operationName: z.literal('ApiJobPosting'), variables: z.object(job) }),
  z.object({
    operationName: z.literal('ApiSetFormValue'),
    variables: z.object({ ...job, path: z.string().max(200), value: z.string().max(20_000) }),
  }),
]);

/** Called with each answer that an Ashby form sends while it is typed. */
export type OnTyped = (posting: LivePosting, path: string, value: string) => void;

function ashby(directory: Directory, onTyped: OnTyped): Hono {
  return new Hono()
    .get('/posting-api/job-board/:company', (context) => {
      const company = context.req.param('company');
      if (directory.company('ashby', company) === undefined) return context.text('Not Found', 404);
      const withPay = context.req.query('includeCompensation') === 'true';
      return context.json(ashbyBoard(directory.openOn('ashby', company), originOf(context.req.url), withPay));
    })
    .post('/api/non-user-graphql', async (context) => {
      const query = querySchema.safeParse(await context.req.json().catch(() => null));
      if (!query.success) return context.json({ errors: [{ message: 'Unknown operation.' }] }, 400);
      const { organizationHostedJobsPageName, jobPostingId } = query.data.variables;
      const found = directory.find('ashby', organizationHostedJobsPageName, jobPostingId);
      const posting = found?.open === true ? found : undefined;
      if (query.data.operationName === 'ApiJobPosting') return context.json(ashbyJobPosting(posting));
      if (posting !== undefined) onTyped(posting, query.data.variables.path, query.data.variables.value);
      return context.json({ data: { setFormValue: posting === undefined ? null : { ok: true } } });
    });
}

/** The boards' public interfaces; lists carry an ETag and answer 304 to a client that has them. */
export function boardRoutes(directory: Directory, onTyped: OnTyped): Hono {
  const app = new Hono();
  app.use('/greenhouse/v1/*', etag());
  app.use('/lever/v0/*', etag());
  app.use('/ashby/posting-api/*', etag());
  app.route('/greenhouse/v1', greenhouse(directory));
  app.route('/lever/v0', lever(directory));
  app.route('/ashby', ashby(directory, onTyped));
  app.get('/companies.json', (context) => context.json(directory.companies()));
  return app;
}
