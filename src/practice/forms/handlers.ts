import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { doorPage, hasPassed } from './accounts.ts';
import { emptyEntry, readEntry, type Entry } from './entry.ts';
import { formPage } from './form-page.ts';
import { codePage } from './code-pages.ts';
import { thanksPath } from './addresses.ts';
import { alreadyPage, missingPage, thanksPage } from './pages.ts';
import { ledgerEntry, submit, type Outcome } from './submission.ts';
import { fileProblem } from './validate.ts';
import { viewedAt } from '#practice/mail/calendar.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Fault } from '#practice/faults/faults.ts';
import { hangUp } from '#practice/faults/hang-up.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Practice } from '#practice/practice.ts';

export type Env = { Bindings: HttpBindings };
/** Answers a request about a posting that was found. */
export type Handler = (context: Context<Env>, posting: LivePosting) => Response | Promise<Response>;

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const noProblems = new Map<string, string>();

function answer(context: Context<Env>, posting: LivePosting, entry: Entry, outcome: Outcome) {
  if (outcome.kind === 'rejected') {
    return context.html(formPage({ posting, entry, problems: outcome.problems, fresh: false }), 422);
  }
  if (outcome.kind === 'held') return context.html(codePage(posting, entry, outcome.token));
  if (outcome.kind === 'already') return context.html(alreadyPage(posting), 409);
  return context.redirect(`${thanksPath(posting)}?receipt=${encodeURIComponent(outcome.receipt)}`, 303);
}

async function answerUnder(fault: Fault, context: Context<Env>, usual: () => Response | Promise<Response>) {
  if (fault.kind === 'error-after-accept') return context.text('Internal Server Error', 500);
  if (fault.kind === 'delay') return usual();
  if (fault.kind === 'hang') await pause(fault.milliseconds, undefined, { ref: false });
  return hangUp(context);
}

const tooMany = (context: Context<Env>, { seconds }: Fault) =>
  context.html(
    '<!doctype html>\n<html lang="en"><title>Too many requests</title><p>Slow down.</p></html>',
    429,
    {
      'retry-after': String(seconds),
    },
  );

/** Takes a form, under the misfortune planned for it where there is one. */
export function receiveForm(practice: Practice): Handler {
  return async (context, posting) => {
    if (!hasPassed(practice.accounts, context, posting))
      return context.html(doorPage(posting, 'sign-in'), 403);
    const data = await context.req.formData().catch(() => undefined);
    if (data === undefined) return context.text('The form could not be read.', 400);
    const entry = await readEntry(data, fieldsOf(posting), posting.id, practice.uploads);
    const fault = practice.faults.strike(posting);
    if (fault?.kind === 'drop-before-accept') return hangUp(context);
    if (fault?.kind === 'limit-before-accept') return tooMany(context, fault);
    if (fault?.kind === 'delay') await pause(fault.milliseconds, undefined, { ref: false });
    const outcome = submit(practice, posting, entry);
    const usual = () => answer(context, posting, entry, outcome);
    return fault === undefined || outcome.kind !== 'accepted' ? usual() : answerUnder(fault, context, usual);
  };
}

/** Shows a form, and writes down that it was opened. */
export function showForm(practice: Practice): Handler {
  return (context, posting) => {
    const fault = practice.faults.strikeForm(posting);
    if (fault !== undefined) return tooMany(context, fault);
    practice.ledger.record(ledgerEntry(practice, posting, 'opened'));
    if (!hasPassed(practice.accounts, context, posting)) return context.html(doorPage(posting, 'make'));
    const asked = context.req.query('submission') ?? '';
    const key = isUuid(asked) ? asked : randomUUID();
    const entry =
      posting.dialect === 'ashby'
        ? { ...emptyEntry, values: new Map([['submissionId', [key]]]) }
        : emptyEntry;
    return context.html(formPage({ posting, entry, problems: noProblems, fresh: true }));
  };
}

/** Takes a file at the moment it is chosen. */
export function receiveUpload(practice: Practice): Handler {
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

/** Confirms an application to who has its receipt, and tells there when the employer viewed it. */
export function showThanks(practice: Practice): Handler {
  return (context, posting) => {
    const receipt = context.req.query('receipt') ?? '';
    const entry = practice.ledger.byReceipt(receipt);
    if (entry?.postingId !== posting.id) return context.html(missingPage(), 404);
    const { replyFactor } = practice.state.read();
    const at = viewedAt({ posting, receipt }, Date.parse(entry.at), replyFactor);
    const viewed = at === null || at > practice.clock.now() ? null : new Date(at);
    return context.html(thanksPage(posting, receipt, { again: entry.duplicateOf !== null, viewed }));
  };
}

/** A person's accepted applications, which Lever lets anyone look up by address. */
export function lookUp(practice: Practice, context: Context<Env>) {
  const company = context.req.param('company') ?? '';
  const accepted = practice.ledger.acceptedBy('lever', company, context.req.query('email') ?? '');
  return context.json(accepted.map(({ postingId, receipt, at }) => ({ postingId, receipt, at })));
}
