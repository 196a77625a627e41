import { readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { controlRoutes } from './control.ts';
import type { Practice } from './practice.ts';
import { boardRoutes } from '#practice/dialects/routes.ts';
import { paymentPages } from '#practice/payments/page-routes.ts';
import { paymentRoutes } from '#practice/payments/routes.ts';
import { accountRoutes } from '#practice/forms/accounts.ts';
import { captchaRoutes } from '#practice/forms/captcha.ts';
import { codeRoutes } from './forms/code-pages.ts';
import { homePage, missingPage } from '#practice/forms/pages.ts';
import { vendorRoutes } from '#practice/town/dialects/routes.ts';
import { formRoutes } from '#practice/forms/routes.ts';
import { ledgerEntry } from '#practice/forms/submission.ts';

const types = {
  'page.css': 'text/css',
  'form.css': 'text/css',
  'form.js': 'text/javascript',
  'captcha.js': 'text/javascript',
} as const;
const assets = new Map(
  Object.entries(types).map(([name, type]) => {
    const text = readFileSync(new URL(`forms/assets/${name}`, import.meta.url), 'utf8');
    return [name, { text, type: `${type}; charset=utf-8` }];
  }),
);

/** The world's whole site: boards, pages, forms, captcha, control. */
export function createPracticeApp(
  practice: Practice,
  controlToken: string | undefined,
): Hono<{ Bindings: HttpBindings }> {
  const { directory, ledger } = practice;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(secureHeaders());
  app.get('/assets/:name', (context) => {
    const asset = assets.get(context.req.param('name'));
    if (asset === undefined) return context.notFound();
    return context.body(asset.text, 200, { 'content-type': asset.type });
  });
  app.get('/robots.txt', (context) => {
    const denied = practice.faults.planned().filter(({ kind }) => kind === 'robots-deny');
    const rules = denied.map(({ dialect }) => `Disallow: /${dialect === undefined ? '' : `${dialect}/`}\n`);
    return context.text(`User-agent: *\n${rules.join('')}`);
  });
  app.get('/', (context) => {
    const boards = directory.companies().flatMap(({ dialect, company }) => {
      const employer = directory.company(dialect, company);
      return employer === undefined
        ? []
        : [{ employer, dialect, postings: directory.openOn(dialect, company) }];
    });
    return context.html(homePage(boards));
  });
  app.route('/captcha', captchaRoutes(practice.captcha));
  app.route('/accounts', accountRoutes(practice.accounts, directory));
  app.route('/codes', codeRoutes(practice));
  app.route('/v1', paymentRoutes(practice.payments));
  app.route('/pay', paymentPages(practice.payments));
  app.route('/', vendorRoutes(practice.town));
  app.route('/control', controlRoutes(practice, controlToken));
  app.route(
    '/',
    boardRoutes(practice, (posting, path, value) => {
      ledger.record({ ...ledgerEntry(practice, posting, 'typed'), fields: { [path]: value } });
    }),
  );
  app.route('/', formRoutes(practice));
  app.notFound((context) => context.html(missingPage(), 404));
  return app;
}
