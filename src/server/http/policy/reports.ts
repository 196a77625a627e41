import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { POLICY_REPORTS_PATH } from './headers.ts';
import { refuse } from '#server/http/error-reply.ts';
import { text as refusals } from '#server/http/messages.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Log } from '#server/ports/log.ts';

const LARGEST_BYTES = 16 * 1024;
const MOST_IN_A_BODY = 10;
/** Of all sources together: a page that is wrong says the same thing for everybody. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** The same complaint is logged once an hour, and so many different ones. */
const MOST_KINDS_AN_HOUR = 100;
const HOUR_MS = 60 * MINUTE_MS;

const text = z.string().max(4000).catch('');
/** As the Reporting API sends it. */
const reported = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, disposition: text }),
});
/** As `report-uri` sends it. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    disposition: text,
  }),
});

interface Complaint {
  directive: string;
  blocked: string;
  page: string;
  disposition: string;
}

/** An origin, or the word that browsers say in its place; never a path or query, which can hold what is a person's. */
function originIn(address: string): string {
  const url = URL.parse(address);
  if (url && ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)) return url.origin;
  return url?.protocol ?? (/^[a-z-]{1,30}$/.test(address) ? address : 'other');
}

/** The first part of a page's path, where it is a plain word: the others can be ids and tokens. */
function pageIn(address: string): string {
  const [, first = ''] = URL.parse(address)?.pathname.split('/') ?? [];
  return /^[a-z-]{0,30}$/.test(first) ? `/${first}` : 'other';
}

const word = (given: string) => (/^[a-z-]{1,40}$/.test(given) ? given : 'other');

function complaintsIn(body: unknown): Complaint[] {
  const list = Array.isArray(body) ? body.slice(0, MOST_IN_A_BODY) : [body];
  return list.flatMap((one) => {
    const now = reported.safeParse(one).data?.body;
    const before = older.safeParse(one).data?.['csp-report'];
    const directive =
      now?.effectiveDirective ?? (before?.['effective-directive'] || before?.['violated-directive']);
    if (directive === undefined) return [];
    return [
      {
        directive: word(directive),
        blocked: originIn(now?.blockedURL ?? before?.['blocked-uri'] ?? ''),
        page: pageIn(now?.documentURL ?? before?.['document-uri'] ?? ''),
        disposition: word(now?.disposition ?? before?.disposition ?? ''),
      },
    ];
  });
}

/**
 * Takes browsers' reports of what our policy for pages stopped, and logs of each kind one an hour: the rule, the origin that was
 * stopped and the first word of the page's path. Nothing else of a report is kept, and nothing of who sent it.
 */
export function policyReports({ clock, log }: { clock: Clock; log: Log }): Hono {
  const app = new Hono();
  let minute = { began: 0, count: 0 };
  let hour = { began: 0, kinds: new Set<string>() };
  const limit = bodyLimit({
    maxSize: LARGEST_BYTES,
    onError: () => refuse(413, 'too_large', refusals.message('reportTooLarge')),
  });
  app.post(POLICY_REPORTS_PATH, limit, async (context) => {
    const now = clock.now().getTime();
    if (now - minute.began >= MINUTE_MS) minute = { began: now, count: 0 };
    if (now - hour.began >= HOUR_MS) hour = { began: now, kinds: new Set() };
    minute.count += 1;
    if (minute.count > MOST_A_MINUTE)
      return refuse(429, 'too_many_requests', refusals.message('tooManyReports'));
    const body: unknown = await context.req.json().catch(() => null);
    for (const complaint of complaintsIn(body)) {
      const kind = JSON.stringify(complaint);
      if (hour.kinds.has(kind) || hour.kinds.size >= MOST_KINDS_AN_HOUR) continue;
      hour.kinds.add(kind);
      log.warn('browser.policy_report', { ...complaint });
    }
    return context.body(null, 204);
  });
  return app;
}
