import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z, type ZodType } from 'zod';
import { faultSchema } from './faults/faults.ts';
import type { LivePosting } from './directory.ts';
import type { Practice } from './practice.ts';
import { formPath, postingPath } from '#practice/forms/addresses.ts';
import { overrideSchema } from '#practice/records/state.ts';
import { townControl } from '#practice/town/control/routes.ts';

const moment = z.union([
  z.number().int(),
  z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
]);
const clockSchema = z.union([z.strictObject({ now: moment }), z.strictObject({ advance: z.int().min(0) })]);
const resetSchema = z.strictObject({ openedAt: moment.optional() });
const mailSchema = z.object({
  url: z.union([z.url({ protocol: /^smtps?$/ }), z.null()]).optional(),
  replyFactor: z.number().min(0).optional(),
});
const paymentsSchema = z.object({
  webhook: z.object({ url: z.url({ protocol: /^https?$/ }), secret: z.string().min(1) }).optional(),
  /** Whether the cards of everybody pay from now on. */
  cards: z.enum(['pay', 'decline']).optional(),
});
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function summary(practice: Practice, posting: LivePosting, origin: string) {
  const { id, dialect, company, employer, title, language, captcha, oddity, twinOf, open, reply, questions } =
    posting;
  const twins = practice.world.postings.filter((other) => other.twinOf === id).map((other) => other.id);
  return {
    id,
    dialect,
    company,
    employer: employer.name,
    title,
    occupation: posting.occupation,
    places: posting.places.map((place) => place.city[language]),
    workplace: posting.workplace,
    url: `${origin}${postingPath(posting)}`,
    formUrl: `${origin}${formPath(posting)}`,
    postedAt: posting.postedAt.toISOString(),
    open,
    language,
    captcha,
    extraQuestion: questions.find(({ purpose }) => purpose === 'extra')?.label ?? null,
    odd: oddity,
    honeypot: posting.honeypot,
    consent: posting.asksConsent,
    reply,
    duplicates: twinOf === null ? twins : [twinOf],
  };
}

async function read<T>(request: Request, schema: ZodType<T>): Promise<T> {
  return schema.parse(await request.json());
}

function moveClock(practice: Practice, change: z.infer<typeof clockSchema>): void {
  const { clock, state } = practice;
  const { openedAt } = state.read();
  // Set back before the opening, the world opens at that moment, so that it is never empty; one that lies ahead was asked for.
  const isOpen = openedAt <= clock.now();
  const opens = 'now' in change && isOpen ? Math.min(openedAt, change.now) : openedAt;
  if ('advance' in change) clock.advance(change.advance);
  else clock.set(change.now);
  state.change({ clockOffset: clock.offset(), openedAt: opens });
}

async function changePayments({ payments }: Practice, context: Context): Promise<Response> {
  const { webhook, cards } = await read(context.req.raw, paymentsSchema.strict());
  if (webhook !== undefined) payments.setWebhook(webhook);
  if (cards !== undefined)
    for (const customer of payments.book.customers) payments.till.setCard(customer, cards === 'pay');
  await payments.messages.deliver();
  return context.json({ waiting: payments.book.messages.length });
}

/** What is planned to go wrong, another misfortune, or none any more. */
function faultRoutes({ faults }: Practice): Hono {
  return new Hono()
    .get('/', (context) => context.json(faults.planned()))
    .post('/', async (context) => {
      faults.plan(await read(context.req.raw, faultSchema));
      return context.json(faults.planned());
    })
    .delete('/', (context) => {
      faults.clear();
      return context.json(faults.planned());
    });
}

/** The levers behind the scene, for those who hold the token. */
export function controlRoutes(practice: Practice, token: string | undefined): Hono {
  const { directory, state, mail, ledger, clock } = practice;
  const app = new Hono();
  app.use(async (context, next) => {
    const given = context.req.header('authorization') ?? '';
    if (token === undefined || !timingSafeEqual(digest(given), digest(`Bearer ${token}`))) {
      return context.json({ detail: 'The control token is missing or wrong.' }, 401);
    }
    return next();
  });
  app.onError((error, context) => {
    const known = error instanceof z.ZodError || error instanceof SyntaxError;
    const detail = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    return context.json({ detail }, known ? 400 : 500);
  });
  app.get('/ledger', (context) => context.json(ledger.entries()));
  app.get('/postings', (context) => {
    const { origin } = new URL(context.req.url);
    return context.json(directory.published().map((posting) => summary(practice, posting, origin)));
  });
  app.get('/clock', (context) => context.json({ now: new Date(clock.now()).toISOString() }));
  app.post('/clock', async (context) => {
    moveClock(practice, await read(context.req.raw, clockSchema));
    await practice.payments.settle();
    const delivery = await mail.deliverDue();
    return context.json({ now: new Date(clock.now()).toISOString(), mail: delivery });
  });
  app.post('/mail', async (context) => {
    const { url, replyFactor } = await read(context.req.raw, mailSchema);
    state.change({
      ...(url === undefined ? {} : { mailUrl: url }),
      ...(replyFactor === undefined ? {} : { replyFactor }),
    });
    mail.wake();
    return context.json({ url: state.read().mailUrl, replyFactor: state.read().replyFactor });
  });
  app.post('/payments', (context) => changePayments(practice, context));
  app.post('/postings/:id', async (context) => {
    const id = context.req.param('id');
    const changes = await read(context.req.raw, overrideSchema.strict());
    if (directory.byId(id) === undefined) return context.json({ detail: 'There is no such posting.' }, 404);
    const { overrides } = state.read();
    state.change({ overrides: { ...overrides, [id]: { ...overrides[id], ...changes } } });
    const posting = directory.byId(id);
    return context.json(
      posting === undefined ? null : summary(practice, posting, new URL(context.req.url).origin),
    );
  });
  app.route('/faults', faultRoutes(practice));
  app.route('/town', townControl(practice.town));
  app.post('/reset', async (context) => {
    practice.reset((await read(context.req.raw, resetSchema)).openedAt);
    return context.json({ now: new Date(clock.now()).toISOString() });
  });
  return app;
}
