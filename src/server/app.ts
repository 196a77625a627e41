import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UPLOAD_LIMIT_BYTES } from '#contract/career/resume.ts';
import { contract } from '#contract/index.ts';
import type { Actor } from '#server/actor.ts';
import { visitor } from '#server/actor.ts';
import { features } from '#server/features/index.ts';
import { createApi } from '#server/http/api.ts';
import { devMail } from '#server/http/dev-mail.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { hostKind, isPublicHost } from '#server/http/hosts.ts';
import { isLoopback, sourceOf } from '#server/http/source.ts';
import type { StaticFiles } from '#server/http/static.ts';
import type { MailboxEntry } from '#server/ports/mailer.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;
const ADDRESS_LIMIT = 8192;
/** What a multipart body adds around the file. */
const MULTIPART_ROOM_BYTES = 64 * 1024;

/** What the listener tells the app about a connection. */
export interface Peer {
  incoming?: { socket?: { remoteAddress?: string } };
}

export interface AppParts {
  world: World;
  web: StaticFiles;
  /** Null where mail really leaves. */
  mailbox: (() => readonly MailboxEntry[]) | null;
  /** Resolves when the database and the queue answer. */
  ready: () => Promise<void>;
}

const refuse = (status: number, code: string, detail: string) => Response.json({ detail, code }, { status });

async function openApiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: { title: 'Legwork', version: '1' },
    servers: [{ url: '/api' }],
  });
}

async function identify(world: World, authorization: string | undefined): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  return token === undefined ? visitor : features.identify(world, token);
}

/** The whole server as a value: tests call `request` on it, `main.ts` listens with it. */
export function createApp({ world, web, mailbox, ready }: AppParts): Hono<{ Bindings: Peer }> {
  const { config, log } = world;
  const app = new Hono<{ Bindings: Peer }>();
  const api = createApi(features.router, log);
  let document: ReturnType<typeof openApiDocument> | null = null;

  app.use(async (context, next) => {
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    if (hostKind(host) === null || !isPublicHost(host, config.publicHosts))
      return refuse(421, 'wrong_host', 'This server does not answer for that host.');
    if (context.req.url.length > ADDRESS_LIMIT) return refuse(414, 'too_large', 'That address is too long.');
    return next();
  });
  app.use(securityHeaders({ google: config.googleClientId !== null, secure: config.publicOrigin.startsWith('https:') }));
  app.get('/health', (context) => context.json({ ok: true }));
  app.get('/ready', (context) =>
    ready().then(
      () => context.json({ ok: true }),
      () => refuse(503, 'unavailable', 'The database or the queue does not answer.'),
    ),
  );
  app.get('/api/openapi.json', async (context) => context.json(await (document ??= openApiDocument())));

  const tooLarge = () => refuse(413, 'too_large', 'That is too large: a CV may have 5 MB, any other request 1 MB.');
  const uploadLimit = bodyLimit({ maxSize: UPLOAD_LIMIT_BYTES + MULTIPART_ROOM_BYTES, onError: tooLarge });
  const jsonLimit = bodyLimit({ maxSize: JSON_LIMIT_BYTES, onError: tooLarge });
  app.use('/api/*', (context, next) =>
    (context.req.path.startsWith('/api/resume/') ? uploadLimit : jsonLimit)(context, next),
  );
  app.all('/api/*', async (context) => {
    const peer = context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    return api(context, {
      world,
      actor: await identify(world, context.req.header('authorization')),
      source: sourceOf(peer, context.req.header('x-forwarded-for'), config.trustedProxies),
      userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    });
  });

  if (mailbox && config.environment !== 'production') {
    app.use('/dev/*', (context, next) =>
      isLoopback(context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1')
        ? next()
        : Promise.resolve(refuse(404, 'not_found', 'There is nothing at this address.')),
    );
    app.route('/', devMail(mailbox));
  }
  app.get('*', (context) =>
    web.serve(hostKind(context.req.header('host') ?? new URL(context.req.url).host) ?? 'main', context.req.path),
  );
  app.notFound(() => refuse(404, 'not_found', 'There is nothing at this address.'));
  app.onError((error) => {
    log.error('request.failed', describeError(error));
    return refuse(500, 'internal', 'Something failed on our side. Please try again in a moment.');
  });
  return app;
}
