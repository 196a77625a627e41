import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { createApp } from '#server/app.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { businessPaths, careerPaths, mainPaths } from '#web/shell/paths.ts';

let app: TestApp;
let typeOfFile = 'text/html';
let serve: (address: string, init?: RequestInit) => Promise<Response>;
beforeAll(async () => {
  app = await createTestApp();
  const config = { ...app.config, googleClientId: 'client', publicOrigin: 'https://legwork.test' };
  const served = createApp({
    world: { ...app.world, config },
    web: {
      serve: async (kind) => new Response(`page of ${kind}`, { headers: { 'content-type': typeOfFile } }),
    },
    mailbox: () => [],
    ready: () => app.services.ready(),
  });
  serve = async (address, init) => served.request(address, init);
});
afterAll(() => app.close());

// What an answer may say besides how it may be used: of what it is, and of the request.
const OTHERS = new Set([
  'content-type',
  'content-length',
  'vary',
  'etag',
  'allow',
  'location',
  'retry-after',
  'x-robots-tag',
]);
const securityOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !OTHERS.has(name)));

const APP = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types resume-html dompurify service-worker pdf-worker ProseMirrorClipboard; report-to policy; report-uri /policy-reports",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), aria-notify=(), autoplay=(), browsing-topics=(), camera=(), captured-surface-control=(), clipboard-read=(), compute-pressure=(), cross-origin-isolated=(), deferred-fetch=(), deferred-fetch-minimal=(), digital-credentials-get=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), interest-cohort=(), keyboard-map=(), language-detector=(), language-model=(), local-fonts=(), local-network=(), local-network-access=(), loopback-network=(), magnetometer=(), microphone=(), midi=(), on-device-speech-recognition=(), otp-credentials=(), payment=(), picture-in-picture=(), private-state-token-issuance=(), private-state-token-redemption=(), screen-wake-lock=(), serial=(), storage-access=(), summarizer=(), sync-xhr=(), translator=(), usb=(), window-management=(), xr-spatial-tracking=(), clipboard-write=(self), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'referrer-policy': 'no-referrer',
  'reporting-endpoints': 'policy="/policy-reports"',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const PART = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const JSON_OF_OURS = { ...PART, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const API = { ...JSON_OF_OURS, 'cache-control': 'no-store' };
/** Of an answer of the API that is no JSON: nothing at all, a stream, or a file. */
const OTHER_OF_API = { ...APP, 'cache-control': 'no-store' };
const AUTH = {
  ...APP,
  'content-security-policy':
    "default-src 'none'; script-src 'self' https://accounts.google.com/gsi/client; style-src 'self' 'unsafe-inline' https://accounts.google.com/gsi/style; img-src 'self' data:; font-src 'self'; connect-src 'self' https://accounts.google.com/gsi/ https://www.googleapis.com/oauth2/v3/userinfo; frame-src https://accounts.google.com/gsi/; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-to policy; report-uri /policy-reports",
  'content-security-policy-report-only':
    "require-trusted-types-for 'script'; trusted-types resume-html dompurify service-worker pdf-worker ProseMirrorClipboard; report-to policy; report-uri /policy-reports",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': `${APP['permissions-policy']
    .replace('identity-credentials-get=(), ', '')
    .replace(
      'storage-access=(), ',
      '',
    )}, identity-credentials-get=(self "https://accounts.google.com"), storage-access=(self "https://accounts.google.com")`,
};

const hosts = {
  'legwork.test': Object.values(mainPaths),
  'career.legwork.test': ['/', ...Object.values(careerPaths), '/dashboard/approvals/some-id'],
  'aistore.legwork.test': Object.values(businessPaths),
};
const LOAD_GOOGLE = new Set([
  ...['/', '/login', '/signup', '/login/google'].map((path) => `career.legwork.test${path}`),
  ...['/login', '/signup', '/login/google'].map((path) => `aistore.legwork.test${path}`),
]);

describe('the security headers', () => {
  test('of every document are exactly these', async () => {
    for (const [host, paths] of Object.entries(hosts))
      for (const path of [...paths, '/nowhere']) {
        const wanted = LOAD_GOOGLE.has(`${host}${path}`) ? AUTH : APP;
        expect([host, path, securityOf(await serve(`https://${host}${path}`))]).toEqual([host, path, wanted]);
      }
  });

  test('of every endpoint of the API are exactly these', async () => {
    const endpoints: [string, string][] = [];
    traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
      const { method = 'POST', path = '' } = procedure['~orpc'].route;
      endpoints.push([method, path.replaceAll(/\{[^}]+\}/g, '0f0e0d0c-0b0a-4908-8706-050403020100')]);
    });
    expect(endpoints.length).toBeGreaterThan(60);
    for (const [method, path] of endpoints) {
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      const reply = await serve(`https://career.legwork.test/api${path}`, { method, ...body });
      // A page of an event stream names how it is kept itself; a sign-in sets the device's cookie.
      const { 'set-cookie': _, ...given } = securityOf(reply);
      const isJson = reply.headers.get('content-type')?.startsWith('application/json') === true;
      expect([method, path, given]).toEqual([method, path, isJson ? API : OTHER_OF_API]);
    }
  });

  test.each<[string, RequestInit, number, object]>([
    ['/api/openapi.json', {}, 200, API],
    ['/api/nothing', {}, 404, API],
    ['/api/auth/options', { method: 'DELETE' }, 405, API],
    ['/api/billing/webhook', { method: 'POST', body: '{}' }, 400, API],
    ['/api/auth/token', { method: 'POST', body: 'x'.repeat(2_000_000) }, 413, API],
    ['/contact', { method: 'POST', body: 'x=1' }, 303, APP],
    ['/policy-reports', { method: 'POST', body: '{}' }, 204, APP],
    ['/health', {}, 200, JSON_OF_OURS],
    ['/ready', {}, 200, JSON_OF_OURS],
    ['/dev/mail', {}, 200, APP],
    [`/${'x'.repeat(9000)}`, {}, 414, JSON_OF_OURS],
  ])('of %s are the same', async (path, init, status, wanted) => {
    const reply = await serve(`https://legwork.test${path}`, init);
    expect([reply.status, securityOf(reply)]).toEqual([status, wanted]);
  });

  test.each<[string, object]>([
    ['text/css; charset=utf-8', PART],
    ['font/woff2', PART],
    ['image/webp', PART],
    ['application/manifest+json', PART],
    [
      'text/javascript; charset=utf-8',
      { ...PART, 'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'" },
    ],
    // What can be a page has all of them.
    ['image/svg+xml', APP],
    ['application/xml', APP],
    ['text/plain; charset=utf-8', APP],
  ])('of a file of the type %s are these', async (type, wanted) => {
    typeOfFile = type;
    expect(securityOf(await serve('https://legwork.test/assets/file'))).toEqual(wanted);
    typeOfFile = 'text/html';
  });

  test('open no host of Google as a whole: it serves scripts that call back whoever is named', () => {
    const sources = AUTH['content-security-policy']
      .split(/[\s;]+/)
      .filter((part) => part.startsWith('https:'));
    expect(sources.length).toBeGreaterThan(4);
    expect(sources.filter((source) => new URL(source).pathname === '/')).toEqual([]);
    expect(AUTH['content-security-policy']).not.toMatch(
      /[\s;](?:https?:|\*|(?:[\w*-]+\.)*google\w*\.com)(?=[\s;])/,
    );
  });
});
