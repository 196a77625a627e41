import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { knownPassword, signUpOwner } from './people.ts';
import { test } from './product.ts';
import { expectSoundNow } from './sound.ts';

test.use({
  environment: {
    GOOGLE_CLIENT_ID: 'legwork.apps.googleusercontent.com',
    LINKEDIN_CLIENT_ID: 'legwork',
    LINKEDIN_CLIENT_SECRET: 'a secret of the client',
  },
});

/** Stands in for Google's script: its button and its window answer at once with what is given. */
async function google(page: Page, answer: { credential?: string; accessToken?: string }): Promise<void> {
  const credential = JSON.stringify({ credential: answer.credential });
  const token = JSON.stringify({ access_token: answer.accessToken });
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.google = { accounts: {
        id: {
          initialize(options) { this.options = options; },
          renderButton(place) {
            const button = document.createElement('button');
            button.textContent = 'Google';
            button.onclick = () => this.options.callback(${credential});
            place.append(button);
          },
        },
        oauth2: { initTokenClient: (options) => ({ requestAccessToken: () => options.callback(${token}) }) },
      } };`,
    }),
  );
}

/** Sends the browser back to a host as LinkedIn would, with the state it was given unless told otherwise. */
const sendBack = (page: Page, origin: string, query: Record<string, string>) =>
  page.route('https://www.linkedin.com/**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${origin}/login/linkedin`);
    const back = new URLSearchParams({ state: asked.get('state') ?? '', ...query });
    return route.fulfill({
      status: 302,
      headers: { location: `${origin}/login/linkedin?${back.toString()}` },
    });
  });

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const unknownHere = {
  status: 403,
  json: {
    detail: 'You don’t have an account here yet. Confirm that you are 18 or older and accept the terms.',
    code: 'age_not_confirmed',
  },
};
const person = { sub: '1234', email: 'robin@gmail.com', name: 'Robin Tremblay' };
const userInfo = 'https://www.googleapis.com/oauth2/v3/userinfo';

test.describe('Google', () => {
  test('logs in with its credential, which the server must believe', async ({ page, product }) => {
    await google(page, { credential: 'not a token' });
    await page.goto(`${product.career}/login`);
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    await expect(alert(page, 'Google Login failed.')).toBeVisible();
  });

  test('opens an account for somebody new only after they confirmed what a sign-up asks', async ({
    page,
    product,
  }) => {
    await google(page, { credential: 'of somebody new' });
    const asked: unknown[] = [];
    await page.route('**/api/auth/google', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill(asked.length === 1 ? unknownHere : { status: 401, body: '' });
    });
    await page.goto(`${product.career}/login`);
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Create Your Career Account' })).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'I am 18 or older' });
    await expect(box).toBeFocused();
    await expectSoundNow(page, 'the first login of somebody new');
    const create = page.getByRole('button', { name: 'Create my account' });
    await create.click();
    await expect(alert(page, 'Confirm that you are 18 or older and accept the terms.')).toBeVisible();
    await box.check();
    await create.click();
    await expect(alert(page, 'Google Login failed.')).toBeVisible();
    expect(asked).toEqual([
      { credential: 'of somebody new' },
      { credential: 'of somebody new', age_confirmed: true },
    ]);
    await page.getByRole('button', { name: 'Log in another way' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('without a credential has failed', async ({ page, product }) => {
    await google(page, {});
    await page.goto(`${product.career}/login`);
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    await expect(alert(page, 'Google login failed. Please try again.')).toBeVisible();
    await page.goto(`${product.career}/signup`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(alert(page, 'Google login failed')).toBeVisible();
  });

  test('signs up with what its user-info service says, and the token that proves it', async ({
    page,
    product,
  }) => {
    await google(page, { accessToken: 'a token' });
    await page.route(userInfo, (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(`${product.career}/signup`);
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await expect(alert(page, 'Failed to fetch user info from Google.')).toBeVisible();
    await page.unroute(userInfo);
    await page.route(userInfo, (route) =>
      route.fulfill({ json: person, headers: { 'access-control-allow-origin': '*' } }),
    );
    const sent = page.waitForRequest('**/api/auth/google');
    await page.route('**/api/auth/google', (route) => route.fulfill({ status: 401, body: '' }));
    await button.click();
    await expect(alert(page, 'Google Sign-Up failed on backend.')).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({
      email: person.email,
      full_name: person.name,
      google_id: person.sub,
      access_token: 'a token',
      age_confirmed: true,
    });
  });

  test('that does not load says that it failed', async ({ page, product }) => {
    await page.route('https://accounts.google.com/**', (route) => route.abort());
    await page.goto(`${product.career}/login`);
    await expect(alert(page, 'Google login failed. Please try again.')).toBeVisible();
  });
});

test.describe('LinkedIn', () => {
  test('is asked, and the code that comes back is checked and leaves the address', async ({
    page,
    product,
  }) => {
    await sendBack(page, product.career, { code: 'a code' });
    await page.route('**/api/auth/linkedin', (route) => route.fulfill({ status: 401, body: '' }));
    await page.goto(`${product.career}/login`);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(alert(page, 'Couldn’t log in with LinkedIn. Try again.')).toBeVisible();
    expect(page.url()).toBe(`${product.career}/login/linkedin`);
  });

  test('opens an account for somebody new only after they confirmed, and is asked once more for it', async ({
    page,
    product,
  }) => {
    await sendBack(page, product.aistore, { code: 'a code' });
    const asked: boolean[] = [];
    await page.route('**/api/auth/linkedin', (route) => {
      asked.push((route.request().postDataJSON() as { age_confirmed: boolean }).age_confirmed); // What the page sends.
      return route.fulfill(asked.length === 1 ? unknownHere : { status: 401, body: '' });
    });
    await page.goto(`${product.aistore}/login`);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(page.getByRole('heading', { name: 'Create Your Business Account' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(alert(page, 'Couldn’t log in with LinkedIn. Try again.')).toBeVisible();
    expect(asked).toEqual([false, true]);
  });

  test('is not believed with a state that this browser never had', async ({ page, product }) => {
    await sendBack(page, product.career, { code: 'a code', state: 'of somebody else' });
    let asked = false;
    await page.route('**/api/auth/linkedin', (route) => {
      asked = true;
      return route.abort();
    });
    await page.goto(`${product.career}/signup`);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(alert(page, 'Couldn’t log in with LinkedIn. Try again.')).toBeVisible();
    expect(asked).toBe(false);
  });

  test('left without signing in says so', async ({ page, product }) => {
    await sendBack(page, product.career, { error: 'user_cancelled_login' });
    await page.goto(`${product.career}/login`);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(alert(page, 'You came back from LinkedIn without logging in.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login');
  });

  test('sends a business back to its own host', async ({ page, product }) => {
    await sendBack(page, product.aistore, { code: 'a code' });
    await page.route('**/api/auth/linkedin', (route) => route.fulfill({ status: 401, body: '' }));
    await page.goto(`${product.aistore}/login`);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await expect(alert(page, 'Couldn’t log in with LinkedIn. Try again.')).toBeVisible();
    await expect(page.getByText('LocalBiz AI and AI Store, for your business.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login');
  });
});

test('an owner links Google and LinkedIn on the Security page, which confirms first', async ({
  page,
  product,
}) => {
  await signUpOwner(page, product);
  await google(page, { credential: 'not a token' });
  await page.goto(`${product.aistore}/dashboard/security`);
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill(knownPassword);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(alert(page, 'Google didn’t confirm that account. Try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Security' }).click();

  await sendBack(page, product.aistore, { code: 'a code' });
  await page.route('**/api/auth/identities/linkedin', (route) => route.fulfill({ json: { ok: true } }));
  await page.getByRole('button', { name: 'Link LinkedIn' }).click();
  await page.waitForURL('**/dashboard/security');
  await expect(page.getByRole('heading', { name: 'How you log in' })).toBeVisible();
});
