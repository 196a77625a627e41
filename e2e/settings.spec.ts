import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { api, applicationAddress } from './applying.ts';
import { knownPassword, signUp } from './people.ts';
import { test } from './product.ts';

const PASSWORD = 'a quiet sentence to walk by';

/** Calls the server as the signed-in page does. */
const call = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([verb, address, json]) => {
      const reply = await fetch(`/api${address}`, {
        method: verb ?? '',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('authToken')}`,
        },
        body: json ?? '',
      });
      return reply.status;
    },
    [method, path, JSON.stringify(body)],
  );

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('integrations are kept, and the export of LinkedIn becomes facts', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(`${product.career}/dashboard/settings`);
  await expect(page.getByRole('button', { name: 'Disconnect Indeed' })).toBeVisible();
  await page.getByRole('button', { name: 'Connect LinkedIn' }).click();
  await expect(page.getByText('LinkedIn is connected.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Disconnect LinkedIn' })).toBeVisible();

  const upload = (name: string, content: Uint8Array) =>
    page
      .getByLabel('LinkedIn data export')
      .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(content) });
  await upload('photos.zip', zipSync({ 'photo.txt': strToU8('none of it') }));
  await expect(page.getByRole('alert')).toContainText('This isn’t the archive from LinkedIn.');
  await upload(
    'Basic_LinkedInDataExport.zip',
    zipSync({ 'Skills.csv': strToU8('Name\nForklift\nInventory control\n') }),
  );
  await expect(page.getByText(/^2 facts from your export of /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove import' }).click();
  await expect(page.getByRole('button', { name: 'Import your profile' })).toBeVisible();
});

test('a mail that is not sure is settled with one press, and a mailbox is tried before it is kept', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const address = await applicationAddress(page, product);
  const added = await page.request.post(`${product.main}/api/job-tracker`, {
    headers,
    data: { title: 'Clerk', company: 'Harbour Freight', date: '2026-01-02' },
  });
  await product.giveMail({
    from: 'Harbour Freight <people@harbourfreight.example>',
    to: address,
    subject: 'Clerk',
    text: 'Nothing is decided yet. We would like to talk with you about the Clerk position next week; tell us which day suits you.',
  });
  const { id } = await added.json();
  await page.goto(`${product.career}/dashboard/job-tracker/${id}`);
  const question = page.getByRole('region', { name: 'Did I read this right?' });
  await expect(question).toContainText('It looks like an interview invitation.');
  await question.getByRole('button', { name: 'Yes, update it' }).click();
  await expect(question).toBeHidden();
  expect(await api(page, product, `/applications/${id}`)).toMatchObject({ state: 'interviewing' });

  await page.goto(`${product.career}/dashboard/settings`);
  await page.getByRole('button', { name: 'Connect your mailbox' }).click();
  const card = page.getByRole('region', { name: 'Your mailbox' });
  await card.getByLabel('Mail server (IMAP)').fill('localhost');
  await card.getByLabel('App password').fill('app-word');
  await card.getByRole('button', { name: 'Connect', exact: true }).click();
  // It goes on reading after the session, so it is asked who is there.
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill(knownPassword);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(card.getByRole('alert')).toHaveText(
    'There’s no mail server with that name on the public internet.',
  );
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Not connected')).toBeVisible();

  const sites = page.getByRole('region', { name: 'Accounts on employers’ sites' });
  await sites.getByRole('button', { name: 'Allow' }).click();
  await expect(sites.getByText('Allowed', { exact: true })).toBeVisible();
});

test('what one hears of is kept, and one way to be reached stays on', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(`${product.career}/dashboard/settings`);
  await tab(page, 'Notifications');
  for (const name of ['Weekly summary', 'New interview requests', 'New job offers'])
    await expect(page.getByRole('switch', { name })).toBeChecked();
  await page.getByRole('switch', { name: 'Weekly summary' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('From').fill('22:00');
  await page.getByLabel('Until').fill('22:00');
  await page.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('Choose two different times for your quiet hours.')).toBeVisible();
  await page.getByLabel('Until').fill('06:30');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save quiet hours' }).click();
  await saved;
  await expect(page.getByText(/10:00 p\.m\. to 6:30 a\.m\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/10:00 p\.m\. to 6:30 a\.m\./)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Weekly summary' })).not.toBeChecked();

  expect(await call(page, 'POST', '/campaigns', { name: 'Dispatch' })).toBe(201);
  const mail = page.getByRole('switch', { name: 'Email as well' });
  await mail.click();
  await expect(page.getByText(/this is the only way left to reach you/).first()).toBeVisible();
  await expect(mail).toBeChecked();
});

test('whether a language model writes is said as it stands', async ({ page, product }) => {
  await signUp(page, product);
  const model = { provider: 'Example', name: 'writer-1', host: 'models.example.com' };
  const used = { calls: 4, tokens: 1200, cost: null };
  const on = {
    model,
    agreed_at: '2026-11-20T12:00:00.000Z',
    used,
    tokens_per_month: 2_000_000,
    rests_until: null,
  };
  const card = page.getByLabel('Language model');
  const states: [object, RegExp][] = [
    [{ ...on, model: null, agreed_at: null }, /Not set up.*No language model is set up here/],
    [on, /On.*writer-1 by Example writes the wording/],
    [{ ...on, tokens_per_month: 1000 }, /Limit reached.*I write without it until next month/],
    [
      { ...on, rests_until: '2026-11-20T12:01:00.000Z' },
      /Not responding.*I’ll try it again in a few minutes/,
    ],
  ];
  for (const [state, words] of states) {
    await page.route('**/api/language-model', (route) => route.fulfill({ json: state }), { times: 1 });
    await page.goto(`${product.career}/dashboard/settings`);
    await expect(card).toContainText(words);
  }
});

test('everything can be taken along in one archive', async ({ page, product }) => {
  const email = await signUp(page, product);
  await page.goto(`${product.career}/dashboard/settings?tab=danger-zone`);
  await page.getByRole('button', { name: 'Check the activity log' }).click();
  await expect(
    page.getByText('Your activity log is empty. Nothing has been done in your name yet.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Prepare my export' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const fetchIt = page.getByRole('button', { name: 'Download archive' });
  await fetchIt.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toMatch(/^legwork-export-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'data/accounts.json']));
  expect(new TextDecoder().decode(files['data/accounts.json'])).toContain(email);
  await expect
    .poll(async () => (await product.mails(email)).map(({ subject }) => subject))
    .toContain('Your Legwork export is ready');
});

test('an account ends only after fourteen days, and can be kept until then', async ({ page, product }) => {
  const email = await signUp(page, product);
  await call(page, 'POST', '/campaigns', { name: 'Dispatch' });
  await page.goto(`${product.career}/dashboard/settings?tab=danger-zone`);
  const typed = page.getByLabel('Enter your email address to continue');
  const remove = page.getByRole('button', { name: 'Delete account' });
  await typed.fill('somebody@example.com');
  await remove.click();
  await expect(page.getByText('Enter the email address of this account.')).toBeVisible();
  await typed.fill(email);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on / })).toBeVisible();
  await page.goto(`${product.career}/dashboard/auto-apply`);
  await expect(page.getByText(/Your campaigns are paused until then\./)).toBeVisible();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0);
  await expect(page.getByRole('switch').first()).toBeChecked();
});

test('a link that ends the summary needs no sign-in, and an unknown one says so', async ({
  page,
  product,
}) => {
  await page.goto(`${product.career}/unsubscribe/${'x'.repeat(43)}`);
  await expect(page.getByText(/This link isn’t valid/)).toBeVisible();
});
