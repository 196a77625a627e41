import type { Page } from '@playwright/test';
import { until } from './product.ts';
import type { Product } from './product.ts';

let people = 0;
export const knownPassword = 'a quiet sentence to walk by';

/** The newest six digits that were mailed to an address, once they are there. */
export const codeMailedTo = (product: Product, email: string): Promise<string> =>
  until(
    'The code',
    async () => (await product.mails(email)).map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1])[0],
  );

/** Opens an account by HTTP, its address proven. */
async function openByHttp(product: Product, fullName: string): Promise<{ email: string; token: string }> {
  people += 1;
  const email = `newcomer${people}@example.com`;
  await ask(product, 'POST', 'auth/register', { email, password: knownPassword, full_name: fullName });
  const otp = await codeMailedTo(product, email);
  const reply = await ask(product, 'POST', 'auth/verify-otp', { email, otp });
  return { email, token: ((await reply.json()) as { access_token: string }).access_token }; // The contract's shape.
}

async function ask(
  product: Product,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  token = '',
): Promise<Response> {
  const reply = await fetch(`${product.main}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  // A server that a busy machine held up for ten seconds cannot tell a slow request from one it had no time to read.
  if (reply.status === 408) return ask(product, method, path, body, token);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** Opens an account by HTTP, for journeys that start with one; answers its address. */
export const openAccount = async (product: Product): Promise<string> =>
  (await openByHttp(product, 'Robin Tremblay')).email;

const firstAnswers = {
  target_position: 'Operations Coordinator',
  key_skills: 'dispatch, inventory, SAP',
  job_search_status: 'Actively looking',
};

/**
 * A newcomer with the three questions answered, who came there by HTTP: the browser of the page is signed in and shows nothing yet. What
 * a journey is about is the first that it loads.
 */
export async function signUp(page: Page, product: Product, name = 'Robin Tremblay'): Promise<string> {
  const { email, token } = await openByHttp(product, name);
  await ask(product, 'PUT', 'users/me/onboarding', firstAnswers, token);
  // A page of the host on which nothing runs yet.
  await page.goto(`${product.career}/robots.txt`);
  await page.evaluate(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  return email;
}

/** Brings a signed-in person's account to a language. */
export async function speak(page: Page, product: Product, locale: string): Promise<void> {
  const token = await page.evaluate<string>("localStorage.getItem('authToken')");
  await ask(product, 'PUT', 'users/me/locale', { locale }, token);
  await page.evaluate(`localStorage.setItem('legwork.locale', ${JSON.stringify(locale)})`);
}

/** The same newcomer, who stands on the overview. */
export async function signUpToOverview(page: Page, product: Product, name?: string): Promise<string> {
  const email = await signUp(page, product, name);
  await page.goto(`${product.career}/dashboard/overview`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return email;
}

/** A newcomer signs up, reads the code from the mailbox and answers the three questions; `lands` is where that leads. */
export async function signUpByHand(
  page: Page,
  product: Product,
  lands: string | RegExp = '**/dashboard/overview',
): Promise<string> {
  people += 1;
  const email = `newcomer${people}@example.com`;
  await page.goto(`${product.career}/signup`);
  await page.getByLabel('Full Name').fill('Robin Tremblay');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(knownPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeMailedTo(product, email));
  await page.getByRole('button', { name: 'Verify & Create Account' }).click();
  await page.getByLabel('Target position').fill(firstAnswers.target_position);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Key skills').fill(firstAnswers.key_skills);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Job search status').fill(firstAnswers.job_search_status);
  await page.getByRole('button', { name: 'Finish Setup' }).click();
  await page.waitForURL(lands);
  return email;
}

let owners = 0;

/** An owner makes their account on the business host and lands on the business profile. */
export async function signUpOwner(page: Page, product: Product): Promise<string> {
  owners += 1;
  const email = `owner${owners}@example.com`;
  await page.goto(product.aistore);
  await page.getByRole('link', { name: 'Create a business account' }).click();
  await page.getByRole('heading', { name: 'Create Your Business Account' }).waitFor();
  await page.getByLabel('Full Name').fill('Priya Raman');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(knownPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeMailedTo(product, email));
  await page.getByRole('button', { name: 'Verify & Create Account' }).click();
  await page.waitForURL('**/dashboard/business-profile');
  return email;
}

const closed = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };

/** An owner whose business is set up already, by HTTP; the browser of the page is signed in on the business host. */
export async function ownBusiness(page: Page, product: Product, name: string): Promise<string> {
  const { email, token } = await openByHttp(product, 'Priya Raman');
  await ask(product, 'POST', 'users/me/sides', { side: 'business' }, token);
  const place = { city: 'Hamilton', region: 'ON', postal_code: '', time_zone: 'America/Toronto' };
  const contact = { languages: ['en'], website: '', phone: '', contact_email: '' };
  const hours = { ...closed, saturday: null, sunday: null };
  await ask(product, 'PUT', 'business', { name, trade: 'Bakery', ...place, ...contact, hours }, token);
  await page.goto(`${product.aistore}/robots.txt`);
  await page.evaluate(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  return email;
}
