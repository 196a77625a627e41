import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Actor } from '#server/actor.ts';
import { visitor } from '#server/actor.ts';
import { localeOf, readerOf } from '#server/http/reader.ts';
import { features } from '#server/features/index.ts';
import { createApi } from '#server/http/api.ts';
import { bodyLimits } from '#server/http/bodies/limit.ts';
import { compressed } from '#server/http/web/compress.ts';
import { takeContactForm } from '#server/http/contact-form.ts';
import { devMail } from '#server/http/dev-mail.ts';
import { readDeviceCookie } from '#server/http/device-cookie.ts';
import { refuse } from '#server/http/error-reply.ts';
import { text } from '#server/http/messages.ts';
import { health, lastAnswers } from '#server/http/health.ts';
import { securityHeaders } from '#server/http/policy/headers.ts';
import { hostKind, isPublicHost, plainHost } from '#server/http/hosts.ts';
import { onceOnly } from '#server/http/once/once.ts';
import { openApiDocument } from '#server/http/open-api.ts';
import { policyReports } from '#server/http/policy/reports.ts';
import { resumeLinks } from '#server/http/resume-link.ts';
import { isLoopback, peerOf, sourceOf } from '#server/http/source.ts';
import type { Peer } from '#server/http/source.ts';
import { originsAt } from '#server/origins.ts';
import type { StaticFiles } from '#server/http/web/static.ts';
import type { MailboxEntry } from '#server/ports/mailer.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { asAccount } from '#server/db/as.ts';

/** Where the payment provider tells what happened. */
export const WEBHOOK_PATH = '/api/billing/webhook';
const ADDRESS_LIMIT = 8192;

type Server = Hono<{ Bindings: Peer }>;

export interface AppParts {
  world: World;
  web: StaticFiles;
  /** Null where mail really leaves. */
  mailbox: (() => readonly MailboxEntry[]) | null;
  /** Resolves when the database and the queue answer. */
  ready: () => Promise<void>;
}

const nothingHere = () => refuse(404, 'not_found', text.message('nothingHere'));
const hostOf = (context: Context) => context.req.header('host') ?? new URL(context.req.url).host;
const sourceFor = (world: World) => (context: Context) =>
  sourceOf(peerOf(context), context.req.header('x-forwarded-for'), world.config.trustedProxies);

async function identify(
  world: World,
  authorization: string | undefined,
  device: string | null,
): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? visitor : features.identify(world, token, device);
}

/** Refuses what no part of the server may see: unknown hosts, endless addresses, oversized bodies. */
function guard(app: Server, config: World['config']): void {
  app.use(async (context, next) => {
    const host = hostOf(context);
    if (hostKind(host) === null || !isPublicHost(host, config.publicHosts))
      return refuse(421, 'wrong_host', text.message('wrongHost'));
    if (context.req.url.length > ADDRESS_LIMIT)
      return refuse(414, 'too_large', text.message('addressTooLong'));
    return next();
  });
  const limits = bodyLimits(features.router, config);
  app.use('/contact', limits);
  app.use('/api/*', limits);
}

function serveApi(app: Server, world: World): void {
  const api = onceOnly(features.router, features.keptAnswers, createApi(features.router, world.log));
  let document: ReturnType<typeof openApiDocument> | null = null;
  app.get('/api/openapi.json', async (context) => context.json(await (document ??= openApiDocument())));
  // Signed over its exact bytes, so it is read here and not by the contract.
  app.post(WEBHOOK_PATH, (context) => features.receivePayment(world, context.req.raw));
  // Calendar programs ask with the address alone.
  app.get(`${features.calendarFeed.path}:file`, (context) =>
    features.calendarFeed.serve(world, context.req.param('file') ?? ''),
  );
  app.route(
    '/',
    resumeLinks(sourceFor(world), (visit) => features.serveResumeLink(world, visit)),
  );
  const answer = async (context: Context<{ Bindings: Peer }>, request: Request) => {
    const visit = {
      source: sourceFor(world)(context),
      userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
      origin: `${new URL(world.config.publicOrigin).protocol}//${plainHost(hostOf(context))}`,
      offering: hostKind(hostOf(context)) === 'aistore' ? ('business' as const) : ('career' as const),
      device: readDeviceCookie(context.req.header('cookie')),
    };
    const actor = await identify(world, context.req.header('authorization'), visit.device);
    // Whatever the endpoints ask of the database, they ask as who asks them.
    const own = actor.kind === 'account' ? asAccount(world, actor.accountId) : world;
    const reader = readerOf(actor, context.req.header('accept-language'), world.config);
    return api(request, { world: own, actor, visit, reader, replyHeaders: new Headers() });
  };
  app.all('/api/*', (context) => answer(context, context.req.raw));
  app.post('/contact', (context) => takeContactForm(context.req.raw, (request) => answer(context, request)));
}

function serveMailbox(app: Server, mailbox: () => readonly MailboxEntry[]): void {
  app.use('/dev/*', (context, next) =>
    isLoopback(peerOf(context)) ? next() : Promise.resolve(nothingHere()),
  );
  app.route('/', devMail(mailbox));
}

/** The whole server as a value: tests call `request` on it, `main.ts` listens with it. */
export function createApp({ world, web, mailbox, ready }: AppParts): Server {
  const { config, log } = world;
  const app: Server = new Hono();
  app.use(lastAnswers(world.stopping));
  // What the build made is served as it was compressed there.
  for (const path of ['/api/*', '/dev/*']) app.use(path, compressed);
  app.use(
    securityHeaders({
      google: config.googleClientId !== null,
      secure: config.publicOrigin.startsWith('https:'),
    }),
  );
  guard(app, config);
  app.route('/', health(ready, world.stopping)).route('/', policyReports(world));
  serveApi(app, world);
  if (mailbox && config.environment !== 'production') serveMailbox(app, mailbox);
  app.all('/dev/*', nothingHere);
  app.get('*', (context) =>
    web.serve(hostKind(hostOf(context)) ?? 'main', {
      path: context.req.path,
      origins: originsAt(plainHost(hostOf(context)), config.publicOrigin, config.publicHosts),
      acceptEncoding: context.req.header('accept-encoding'),
      locale: localeOf(context.req.query('locale'), config),
      ifNoneMatch: context.req.header('if-none-match'),
    }),
  );
  app.notFound(nothingHere);
  app.onError((error, context) => {
    log.error('request.failed', describeError(error));
    const reader = readerOf(visitor, context.req.header('accept-language'), config);
    return refuse(500, 'internal', text.message('internal'), reader);
  });
  return app;
}
