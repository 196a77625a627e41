import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  lookUp,
  receiveForm,
  receiveUpload,
  showForm,
  showThanks,
  type Env,
  type Handler,
} from './handlers.ts';
import { boardPage, closedPage, missingPage, postingPage } from './pages.ts';
import type { Practice } from '#practice/practice.ts';
import { dialects, type Dialect } from '#practice/world/types.ts';

function dialectRoutes(practice: Practice, dialect: Dialect): Hono<Env> {
  const { directory } = practice;
  const app = new Hono<Env>();
  const withPosting =
    (handler: Handler, evenClosed = false) =>
    (context: Context<Env>): Response | Promise<Response> => {
      const { company = '', id = '' } = context.req.param();
      const posting = directory.find(dialect, company, id);
      if (posting === undefined) return context.html(missingPage(), 404);
      return posting.open || evenClosed ? handler(context, posting) : context.html(closedPage(posting), 410);
    };
  const at = dialect === 'greenhouse' ? '/:company/jobs/:id' : '/:company/:id';
  const form = { greenhouse: at, lever: `${at}/apply`, ashby: `${at}/application` }[dialect];
  app.get('/:company', (context) => {
    const employer = directory.company(dialect, context.req.param('company'));
    if (employer === undefined) return context.html(missingPage(), 404);
    return context.html(boardPage(employer, dialect, directory.openOn(dialect, employer.slug)));
  });
  if (dialect === 'lever') app.get('/:company/applications', (context) => lookUp(practice, context));
  app.get(form, withPosting(showForm(practice)));
  app.post(form, withPosting(receiveForm(practice)));
  app.post(dialect === 'lever' ? `${at}/parseResume` : `${at}/uploads`, withPosting(receiveUpload(practice)));
  const thanks = { greenhouse: `${at}/confirmation`, lever: `${at}/thanks`, ashby: `${form}/confirmation` }[
    dialect
  ];
  app.get(thanks, withPosting(showThanks(practice), true));
  if (form !== at)
    app.get(
      at,
      withPosting((context, posting) => context.html(postingPage(posting))),
    );
  return app;
}

/** The hosted postings, forms and confirmations of every board. */
export function formRoutes(practice: Practice): Hono<Env> {
  const app = new Hono<Env>();
  app.use(
    bodyLimit({
      maxSize: 14 * 1024 * 1024,
      onError: (context) => context.text('The form is too large.', 413),
    }),
  );
  for (const dialect of dialects) app.route(`/${dialect}`, dialectRoutes(practice, dialect));
  return app;
}
