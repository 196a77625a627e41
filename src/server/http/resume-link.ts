import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RESUME_LINK_PATH } from '#contract/career/applications.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { hostKind } from './hosts.ts';

const FORM_LIMIT_BYTES = 10_000;

/** Who asks for the page of a resume link; they have no account, so the address is all there is. */
interface LinkVisit {
  token: string;
  request: Request;
  source: string;
  device: string | null;
}

/** The pages of resume links, on the career host alone. */
export function resumeLinks(
  sourceFor: (context: Context) => string,
  serve: (visit: LinkVisit) => Promise<Response>,
): Hono {
  const app = new Hono();
  app.use(`${RESUME_LINK_PATH}*`, bodyLimit({ maxSize: FORM_LIMIT_BYTES }));
  app.on(['GET', 'POST'], `${RESUME_LINK_PATH}:token`, (context, next) =>
    hostKind(context.req.header('host') ?? new URL(context.req.url).host) === 'career'
      ? serve({
          token: context.req.param('token'),
          request: context.req.raw,
          source: sourceFor(context),
          device: readDeviceCookie(context.req.header('cookie')),
        })
      : next(),
  );
  return app;
}
