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
import { formPath, idIn, pagesOf, postingPath } from './addresses.ts';
import { boardPage, closedPage, missingPage, postingPage } from './pages.ts';
import type { Directory } from '#practice/directory.ts';
import type { Practice } from '#practice/practice.ts';
import { dialects, type Dialect } from '#practice/world/types.ts';

/** Workable's short addresses name no employer and lead to the pages that do. */
const toCompany =
  (directory: Directory) =>
  (context: Context<Env>): Response | Promise<Response> => {
    const { id = '', form } = context.req.param();
    const posting = directory.byId(id);
    if (posting?.dialect !== 'workable') return context.html(missingPage(), 404);
    return context.redirect(form === 'apply' ? formPath(posting) : postingPath(posting), 302);
  };

function dialectRoutes(practice: Practice, dialect: Dialect): Hono<Env> {
  const { directory } = practice;
  const app = new Hono<Env>();
  const withPosting =
    (handler: Handler, evenClosed = false) =>
    (context: Context<Env>): Response | Promise<Response> => {
      const { company = '', id = '' } = context.req.param();
      const posting = directory.find(dialect, company, idIn(dialect, id));
      if (posting === undefined) return context.html(missingPage(), 404);
      return posting.open || evenClosed ? handler(context, posting) : context.html(closedPage(posting), 410);
    };
  const pages = pagesOf[dialect];
  app.get('/:company', (context) => {
    const employer = directory.company(dialect, context.req.param('company'));
    if (employer === undefined) return context.html(missingPage(), 404);
    return context.html(boardPage(employer, dialect, directory.openOn(dialect, employer.slug)));
  });
  if (dialect === 'lever') app.get('/:company/applications', (context) => lookUp(practice, context));
  if (dialect === 'workable') app.get('/j/:id/:form?', toCompany(directory));
  app.get(pages.form, withPosting(showForm(practice)));
  app.post(pages.form, withPosting(receiveForm(practice)));
  app.post(pages.uploads, withPosting(receiveUpload(practice)));
  app.get(pages.thanks, withPosting(showThanks(practice), true));
  if (pages.form !== pages.posting)
    app.get(
      pages.posting,
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
