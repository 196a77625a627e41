import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { emptyEntry, readEntry, type Entry } from './entry.ts';
import { formPage } from './form-page.ts';
import { thanksPath } from './layout.ts';
import { alreadyPage, boardPage, closedPage, missingPage, postingPage, thanksPage } from './pages.ts';
import { ledgerEntry, submit, type Outcome } from './submission.ts';
import { fileProblem } from './validate.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Fault } from '#practice/faults.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Practice } from '#practice/practice.ts';
import { dialects, type Dialect } from '#practice/world/types.ts';

type Env = { Bindings: HttpBindings };
type Handler = (context: Context<Env>, posting: LivePosting) => Response | Promise<Response>;

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const noProblems = new Map<string, string>();

/** Cuts the line as a failing network would; the answer built after it reaches nobody. */
function hangUp(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return context.body(null, 500);
}

function answer(context: Context<Env>, posting: LivePosting, entry: Entry, outcome: Outcome) {
  if (outcome.kind === 'rejected') {
    return context.html(formPage({ posting, entry, problems: outcome.problems, fresh: false }), 422);
  }
  if (outcome.kind === 'already') return context.html(alreadyPage(posting), 409);
  return context.redirect(`${thanksPath(posting)}?receipt=${encodeURIComponent(outcome.receipt)}`, 303);
}

async function answerUnder(fault: Fault, context: Context<Env>, usual: () => Response | Promise<Response>) {
  if (fault.kind === 'error-after-accept') return context.text('Internal Server Error', 500);
  if (fault.kind === 'delay') return usual();
  if (fault.kind === 'hang') await pause(fault.milliseconds, undefined, { ref: false });
  return hangUp(context);
}

function receiveForm(practice: Practice): Handler {
  return async (context, posting) => {
    const data = await context.req.formData().catch(() => undefined);
    if (data === undefined) return context.text('The form could not be read.', 400);
    const entry = await readEntry(data, fieldsOf(posting), posting.id, practice.uploads);
    const fault = practice.faults.strike(posting);
    if (fault?.kind === 'drop-before-accept') return hangUp(context);
    if (fault?.kind === 'delay') await pause(fault.milliseconds, undefined, { ref: false });
    const outcome = submit(practice, posting, entry);
    const usual = () => answer(context, posting, entry, outcome);
    return fault === undefined || outcome.kind !== 'accepted' ? usual() : answerUnder(fault, context, usual);
  };
}

function showForm(practice: Practice): Handler {
  return (context, posting) => {
    practice.ledger.record(ledgerEntry(practice, posting, 'opened'));
    const asked = context.req.query('submission') ?? '';
    const key = isUuid(asked) ? asked : randomUUID();
    const entry =
      posting.dialect === 'ashby'
        ? { ...emptyEntry, values: new Map([['submissionId', [key]]]) }
        : emptyEntry;
    return context.html(formPage({ posting, entry, problems: noProblems, fresh: true }));
  };
}

function receiveUpload(practice: Practice): Handler {
  return async (context, posting) => {
    const data = await context.req.formData().catch(() => undefined);
    const file = data?.get('file');
    const asked = data?.get('field');
    const field = typeof asked === 'string' ? asked : '';
    const known = fieldsOf(posting).some(({ name, control }) => control === 'file' && name === field);
    if (!(file instanceof File) || !known) return context.json({ error: 'Bad request.' }, 400);
    const problem = fileProblem({ name: file.name, bytes: file.size });
    if (problem !== null) return context.json({ error: formTexts[posting.language][problem] }, 422);
    const content = new Uint8Array(await file.arrayBuffer());
    const { handle, name, bytes, sha256 } = practice.uploads.keep(posting.id, field, file.name, content);
    practice.ledger.record({
      ...ledgerEntry(practice, posting, 'uploaded'),
      files: [{ field, name, bytes, sha256 }],
    });
    return context.json({ handle, name, bytes });
  };
}

function showThanks(practice: Practice): Handler {
  return (context, posting) => {
    const receipt = context.req.query('receipt') ?? '';
    const entry = practice.ledger.byReceipt(receipt);
    if (entry?.postingId !== posting.id) return context.html(missingPage(), 404);
    return context.html(thanksPage(posting, receipt, entry.duplicateOf !== null));
  };
}

/** A person's accepted applications, which Lever lets anyone look up by address. */
function lookUp(practice: Practice, context: Context<Env>) {
  const company = context.req.param('company') ?? '';
  const accepted = practice.ledger.acceptedBy('lever', company, context.req.query('email') ?? '');
  return context.json(accepted.map(({ postingId, receipt, at }) => ({ postingId, receipt, at })));
}

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
