import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { formPath } from './addresses.ts';
import type { Html } from './controls/marks.ts';
import { frameOf, page, postingTitle } from './layout.ts';
import { accountTexts } from '#practice/data/account-texts.ts';
import type { Directory, LivePosting } from '#practice/directory.ts';

const COOKIE = 'practice-account';
const LEAST_CHARACTERS = 8;

type Door = 'make' | 'sign-in';
type Problem = 'badAddress' | 'weak' | 'different' | 'exists' | 'wrong';

export type Accounts = {
  /** Makes an account with an employer; false where the address has one there. */
  make: (company: string, address: string, password: string) => boolean;
  isRight: (company: string, address: string, password: string) => boolean;
  /** A new session with an employer, as the cookie carries it. */
  open: (company: string) => string;
  isOpen: (company: string, session: string | undefined) => boolean;
};

const keyOf = (company: string, address: string): string => `${company} ${address.toLowerCase()}`;

/** The accounts that applicants made on employers' sites, until the world is stopped. */
export function createAccounts(): Accounts {
  const passwords = new Map<string, string>();
  const sessions = new Map<string, string>();
  return {
    make: (company, address, password) => {
      const key = keyOf(company, address);
      if (passwords.has(key)) return false;
      passwords.set(key, password);
      return true;
    },
    isRight: (company, address, password) => passwords.get(keyOf(company, address)) === password,
    open: (company) => {
      const session = randomUUID();
      sessions.set(session, company);
      return session;
    },
    isOpen: (company, session) => session !== undefined && sessions.get(session) === company,
  };
}

const doorPath = ({ id }: LivePosting, door: Door): string => `/accounts/${id}/${door}`;

/** Whether a request has passed the employer's door, or there is none at this posting. */
export const hasPassed = (accounts: Accounts, context: Context, posting: LivePosting): boolean =>
  !posting.account || accounts.isOpen(posting.company, getCookie(context, COOKIE));

const field = (name: string, label: string, type: string, value = ''): Html =>
  html`<div class="field">
    <label for="account-${name}">${label} <span class="required">*</span></label>
    <input id="account-${name}" name="${name}" type="${type}" value="${value}" required />
  </div>`;

/** The page before a form that wants an account: one to make it, one to sign in to it. */
export function doorPage(
  posting: LivePosting,
  door: Door,
  address = '',
  problem: Problem | null = null,
): Html {
  const text = accountTexts[posting.language];
  const [other, heading, button] =
    door === 'make'
      ? (['sign-in', text.make, text.make] as const)
      : (['make', text.signIn, text.signIn] as const);
  return page(
    frameOf(posting, postingTitle(posting)),
    html`<h1>${heading}</h1>
      <p>${text.why}</p>
      ${problem === null ? '' : html`<p class="error summary" role="alert">${text[problem]}</p>`}
      <form method="post" action="${doorPath(posting, door)}">
        ${field('address', text.address, 'email', address)} ${field('password', text.password, 'password')}
        ${door === 'make' ? field('again', text.again, 'password') : ''}
        <button type="submit" class="apply">${button}</button>
      </form>
      <p>
        ${door === 'make' ? text.haveOne : text.haveNone}
        <a href="${doorPath(posting, other)}">${other === 'make' ? text.make : text.signIn}</a>
      </p>`,
  );
}

const textOf = (value: File | string | null): string => (typeof value === 'string' ? value : '');

function problemOf(accounts: Accounts, company: string, door: Door, data: FormData): Problem | null {
  const address = textOf(data.get('address'));
  const password = textOf(data.get('password'));
  if (!/^\S+@\S+\.\S+$/.test(address)) return 'badAddress';
  if (door === 'sign-in') return accounts.isRight(company, address, password) ? null : 'wrong';
  if (password.length < LEAST_CHARACTERS) return 'weak';
  if (textOf(data.get('again')) !== password) return 'different';
  return accounts.make(company, address, password) ? null : 'exists';
}

/** The doors of employers that want an account before they show a form. */
export function accountRoutes(accounts: Accounts, directory: Directory): Hono {
  const app = new Hono();
  for (const door of ['make', 'sign-in'] as const) {
    app.get(`/:id/${door}`, (context) => {
      const posting = directory.byId(context.req.param('id'));
      return posting === undefined ? context.notFound() : context.html(doorPage(posting, door));
    });
    app.post(`/:id/${door}`, async (context) => {
      const posting = directory.byId(context.req.param('id'));
      const data = await context.req.formData().catch(() => undefined);
      if (posting === undefined || data === undefined) return context.notFound();
      const problem = problemOf(accounts, posting.company, door, data);
      if (problem !== null)
        return context.html(doorPage(posting, door, textOf(data.get('address')), problem), 422);
      setCookie(context, COOKIE, accounts.open(posting.company), {
        httpOnly: true,
        path: '/',
        sameSite: 'Lax',
      });
      return context.redirect(formPath(posting), 303);
    });
  }
  return app;
}
