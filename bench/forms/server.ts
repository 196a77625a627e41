import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cleanHtml, driftPage, nameBefore } from './drift/index.ts';
import type { Drift } from './drift/index.ts';
import { renderPage } from './render.ts';
import type { ReceivedEvent } from './score.ts';
import { readForms } from './set.ts';
import type { ApplicationForm } from './set.ts';
import { errorsOf, PLACES } from './validation.ts';
import type { Received } from './validation.ts';

/** What a visitor has handed in so far, by form. */
type Visit = Map<string, Received>;

interface Running {
  forms: Map<string, ApplicationForm>;
  visits: Map<string, Visit>;
  events: ReceivedEvent[];
  drift: Drift;
  /** Whether reading resumes and looking up places take their time, as they do elsewhere. */
  slow: boolean;
}

const nothing = (): Received => ({ fields: {}, files: {} });
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was posted, under the names the forms have before any drift. */
async function receive(context: Context, form: ApplicationForm, drift: Drift): Promise<Received> {
  const received = nothing();
  const names = form.truth.fields.map(({ key }) => key);
  for (const [name, value] of await context.req.formData()) {
    const key = nameBefore(name, names, drift);
    if (typeof value === 'string') (received.fields[key] ??= []).push(value);
    else if (value.name !== '') {
      const bytes = Buffer.from(await value.arrayBuffer());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      (received.files[key] ??= []).push({ name: value.name, size: bytes.length, sha256 });
    }
  }
  return received;
}

function visitOf(context: Context, { visits }: Running): Visit {
  const id = getCookie(context, 'visit');
  const known = id === undefined ? undefined : visits.get(id);
  if (known) return known;
  const visit: Visit = new Map();
  const made = randomUUID();
  visits.set(made, visit);
  setCookie(context, 'visit', made, { httpOnly: true, sameSite: 'Lax', path: '/' });
  return visit;
}

/** Shows a page of a form, drifted where its pages are plain enough for that. */
async function show(
  context: Context,
  running: Running,
  {
    form,
    file,
    given,
    errors = {},
  }: { form: ApplicationForm; file: string; given: Received; errors?: Record<string, string> },
) {
  const html = await readFile(join(form.folder, file), 'utf8').catch(() => null);
  if (html === null || !/^[\w-]+\.html$/.test(file)) return context.notFound();
  const page = renderPage(html, form, { values: given.fields, errors });
  const drifts = form.definition.drift === true && file !== (form.definition.form ? 'index.html' : '');
  const shown = drifts ? driftPage(page, running.drift) : cleanHtml(page);
  return context.html(shown, Object.keys(errors).length > 0 ? 422 : 200);
}

/** Notes an application, and takes it if nothing is wrong. A filled trap is thanked for and not taken. */
async function finish(
  context: Context,
  running: Running,
  form: ApplicationForm,
  received: Received,
  file: string,
) {
  const { definition } = form;
  const errors = errorsOf(definition, received);
  const honeypots = (definition.honeypots ?? []).filter((key) => received.fields[key]?.some(Boolean));
  const refused = Object.keys(errors).length > 0;
  const accepted = !refused && honeypots.length === 0;
  running.events.push({ form: form.id, kind: 'submit', accepted, errors, honeypots, ...received });
  if (context.req.header('accept')?.includes('application/json'))
    return context.json({ ok: !refused, errors }, refused ? 422 : 200);
  if (refused) return show(context, running, { form, file, given: received, errors });
  return context.redirect(`/${form.id}/thanks.html`, 303);
}

/** Keeps a step of several pages; the next page, or the end. */
async function step(context: Context, running: Running, form: ApplicationForm, number: number) {
  const pages = form.definition.pages ?? [];
  const page = pages[number];
  if (!page) return context.notFound();
  const visit = visitOf(context, running);
  const received = await receive(context, form, running.drift);
  const before = visit.get(form.id) ?? nothing();
  const kept = (parts: object) => Object.entries(parts).filter(([key]) => !page.fields.includes(key));
  const given: Received = {
    fields: { ...Object.fromEntries(kept(before.fields)), ...received.fields },
    files: { ...before.files, ...received.files },
  };
  visit.set(form.id, given);
  const errors = errorsOf(form.definition, given, page.fields);
  if (Object.keys(errors).length > 0) return show(context, running, { form, file: page.file, given, errors });
  const next = pages[number + 1];
  if (next) return context.redirect(`/${form.id}/${next.file}`, 303);
  return finish(context, running, form, given, page.file);
}

/** Shows the form again after a choice on which others depend; nothing is checked or noted. */
async function postBack(context: Context, running: Running, form: ApplicationForm, received: Received) {
  received.fields['__EVENTTARGET'] = [''];
  received.files = {};
  return show(context, running, { form, file: 'index.html', given: received });
}

async function post(context: Context, running: Running, form: ApplicationForm, action: string) {
  const stepped = /^step-(\d)$/.exec(action)?.[1];
  if (stepped !== undefined) return step(context, running, form, Number(stepped));
  const received = await receive(context, form, running.drift);
  if (action === 'parse') {
    if (running.slow) await pause(600);
    return context.json(form.definition.parsed ?? {});
  }
  if (action === 'watch') {
    running.events.push({
      form: form.id,
      kind: 'watched',
      accepted: false,
      errors: {},
      honeypots: [],
      ...received,
    });
    return context.json({});
  }
  if (action !== 'submit') return context.notFound();
  if (received.fields['__EVENTTARGET']?.some(Boolean)) return postBack(context, running, form, received);
  return finish(context, running, form, received, form.definition.form ?? 'index.html');
}

async function places(context: Context, slow: boolean) {
  if (slow) await pause(250);
  const asked = plain(context.req.query('q')?.split(',')[0]?.trim() ?? '');
  return context.json(asked.length < 2 ? [] : PLACES.filter((place) => plain(place).includes(asked)));
}

function serve(running: Running): Hono {
  const app = new Hono();
  const formOf = (context: Context) => running.forms.get(context.req.param('form') ?? '');
  app.get('/:form/places', (context) => places(context, running.slow));
  // Addresses inside a page count from its folder.
  app.get('/:form', (context) => context.redirect(`/${context.req.param('form')}/`));
  app.get('/:form/:file{[^/]*}', (context) => {
    const form = formOf(context);
    if (!form) return context.notFound();
    const given = visitOf(context, running).get(form.id) ?? nothing();
    return show(context, running, { form, file: context.req.param('file') || 'index.html', given });
  });
  app.post('/:form/:action', async (context) => {
    const form = formOf(context);
    return form ? post(context, running, form, context.req.param('action')) : context.notFound();
  });
  return app;
}

/** The forms on a port of their own, and what arrived there. */
export interface FormServer {
  origin: string;
  forms: ApplicationForm[];
  events: readonly ReceivedEvent[];
  close: () => Promise<void>;
}

/** Serves the set of application forms, drifted by `strength` of 0 (as written) to 1. */
export async function startForms(options: { drift?: Drift; slow?: boolean } = {}): Promise<FormServer> {
  const forms = await readForms();
  const running: Running = {
    forms: new Map(forms.map((form) => [form.id, form])),
    visits: new Map(),
    events: [],
    drift: options.drift ?? { strength: 0, seed: 'none' },
    slow: options.slow ?? false,
  };
  const server = createAdaptorServer({ fetch: serve(running).fetch });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    forms,
    events: running.events,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
