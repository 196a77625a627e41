import { Hono } from 'hono';
import { z } from 'zod';
import { ashbyBoard } from './board.ts';
import { ashbyJobPosting } from './form.ts';
import { originOf } from '#practice/dialects/asked.ts';
import type { Directory, LivePosting } from '#practice/directory.ts';

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

/** The public job board, and the query behind the pages that asks for a form and saves what is typed. */
export const ashbyRoutes = (directory: Directory, onTyped: OnTyped): Hono =>
  new Hono()
    .get('/posting-api/job-board/:company', (context) => {
      const company = context.req.param('company');
      if (directory.company('ashby', company) === undefined) return context.text('Not Found', 404);
      const withPay = context.req.query('includeCompensation') === 'true';
      return context.json(ashbyBoard(directory.openOn('ashby', company), originOf(context), withPay));
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
