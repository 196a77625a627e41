import type { Context, MiddlewareHandler } from 'hono';
import { GOOGLE_LINK_PATH } from '#contract/platform/accounts.ts';
import type { HostKind } from '#server/origins.ts';
import { hostKind } from '#server/http/hosts.ts';
import { permissionsPolicy } from './permissions.ts';

/** Where browsers say what the policy stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';
// The second form is for browsers that do not know the first.
const REPORTS = `report-to policy; report-uri ${POLICY_REPORTS_PATH}`;

const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types resume-html dompurify service-worker pdf-worker ProseMirrorClipboard";

const APP_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self' blob:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
  `form-action 'self'; frame-ancestors 'none'; ${TRUSTED_TYPES}; ${REPORTS}`;

// Full paths, never Google's bare host: it serves callback-style scripts.
const GOOGLE = 'https://accounts.google.com/gsi/';
// Google's word of who signs up, which the browser reads itself.
const GOOGLE_PERSON = 'https://www.googleapis.com/oauth2/v3/userinfo';
const AUTH_POLICY =
  `default-src 'none'; script-src 'self' ${GOOGLE}client; style-src 'self' 'unsafe-inline' ${GOOGLE}style; img-src 'self' data:; ` +
  `font-src 'self'; connect-src 'self' ${GOOGLE} ${GOOGLE_PERSON}; frame-src ${GOOGLE}; worker-src 'self'; manifest-src 'self'; object-src 'none'; ` +
  `base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ${REPORTS}`;
// Google's script makes markup of strings: what it does is told, and not stopped.
const AUTH_POLICY_REPORTED = `${TRUSTED_TYPES}; ${REPORTS}`;

/** The pages that load Google's sign-in, by host; crossing between them and the others is a full load. */
const googlePages: Record<HostKind, readonly string[]> = {
  main: [],
  career: ['/', '/login', '/signup', GOOGLE_LINK_PATH],
  aistore: ['/login', '/signup', GOOGLE_LINK_PATH],
};

function loadsGoogle({ req }: Context): boolean {
  const kind = hostKind(req.header('host') ?? new URL(req.url).host);
  return kind !== null && googlePages[kind].includes(req.path);
}

/** What a script may do that runs by itself, as a worker: it lives by its own answer's policy, not by a page's. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
/** Of an answer of data, which shows nothing and runs nothing even where it is opened as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PART =
  /^(?:text\/(?:css|javascript)|font\/woff2|image\/(?:png|webp|x-icon)|application\/(?:json|manifest\+json))(?:;|$)/;

/**
 * The policy of what is only ever a part of a page, undefined for what can be one. Browsers read of a part none of the headers that
 * make a page safe; with each of some sixty files of a first visit they were a third of all that was sent.
 */
function policyOfPart(type: string): string | null | undefined {
  if (!PART.test(type)) return undefined;
  if (type.startsWith('text/javascript')) return SCRIPT_POLICY;
  return type.startsWith('application/json') ? DATA_POLICY : null;
}

/** Security headers of every answer: all of them for what can be a page, and for a part of one what browsers read there. */
export function securityHeaders(options: { google: boolean; secure: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { path } = context.req;
    const auth = options.google && loadsGoogle(context);
    const headers = context.res.headers;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('cross-origin-resource-policy', 'same-origin');
    if (options.secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    headers.set('referrer-policy', 'no-referrer');
    if (path.startsWith('/api')) headers.set('cache-control', 'no-store');
    const part = policyOfPart(headers.get('content-type') ?? '');
    if (part !== undefined) {
      if (part !== null) headers.set('content-security-policy', part);
      return;
    }
    // A page of its own, outside the apps, brings a narrower one. A PDF is no page: browsers draw it in a viewer of theirs, which a
    // policy for pages would hinder, and its type, which is not guessed, keeps it from being anything else.
    const isPdf = headers.get('content-type') === 'application/pdf';
    if (!isPdf && !headers.has('content-security-policy'))
      headers.set('content-security-policy', auth ? AUTH_POLICY : APP_POLICY);
    if (auth) headers.set('content-security-policy-report-only', AUTH_POLICY_REPORTED);
    headers.set('reporting-endpoints', `policy="${POLICY_REPORTS_PATH}"`);
    headers.set('cross-origin-opener-policy', auth ? 'same-origin-allow-popups' : 'same-origin');
    headers.set('permissions-policy', permissionsPolicy(auth));
  };
}
