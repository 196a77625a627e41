import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  answerQuestions,
  api,
  applicationAddress,
  beginByHand,
  firstAsked,
  openFirstWaiting,
  PLAIN,
  postingOf,
  tabTo,
  withBlank,
} from './applying.ts';
import type { Application } from './applying.ts';
import { signUp, signUpByHand } from './people.ts';
import { test } from './product.ts';

// The worker opens an application while there is no connection.
test.use({ serviceWorkers: 'allow' });

test('a newcomer signs up, is asked, approves with the keyboard alone, and hears from the employer', async ({
  page,
  product,
}) => {
  await signUpByHand(page, product);
  const application = await openFirstWaiting(page, product, beginByHand);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { ...PLAIN, reply: 'interview' });
  await page.goto(`${product.career}/dashboard/overview`);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await tabTo(page, page.locator(`a[href$="/dashboard/approvals/${application.id}"]`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: application.title })).toBeVisible();
  await expect(page.getByText('Practice employer', { exact: true })).toBeVisible();
  await expect(page.getByText('robin.tremblay+').first()).toBeVisible();
  // Nothing was typed or uploaded before the yes.
  const before = (await product.practice.ledger()).filter(({ postingId }) => postingId === posting);
  expect(before.filter(({ kind }) => kind !== 'opened')).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  const address = await applicationAddress(page, product);
  const accepted = (await product.practice.ledger()).filter(
    (entry) => entry.kind === 'accepted' && entry.postingId === posting && entry.email === address,
  );
  expect(accepted).toHaveLength(1);
  await expect(page.getByText(accepted[0]?.receipt ?? 'no receipt', { exact: true }).first()).toBeVisible();

  await page.goto(`${product.career}/dashboard/job-tracker`);
  const row = page.getByRole('row', { name: new RegExp(application.company) }).first();
  await expect(row.getByText('Interviewing')).toBeVisible();

  await page.goto(`${product.career}/dashboard/job-tracker/${application.id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^interview-\d{4}-\d{2}-\d{2}\.ics$/);
});

interface LastKnown {
  queries: { queryKey: unknown; state: { data?: { state?: string } } }[];
}

/**
 * Waits until the device keeps an application, as it can be approved now, for the time without a connection, and the worker that
 * opens the page then. What is kept is written with a delay, so it may still be the application with its questions open.
 */
async function expectKept(page: Page, { id }: Application): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // What is loaded from here on goes through the worker.
  await page.reload();
  const statesKept = async () => {
    const kept = await page.evaluate(() => localStorage.getItem('legwork.last-known'));
    if (kept === null) return [];
    const { queries } = JSON.parse(kept) as LastKnown; // As TanStack Query writes it.
    return queries
      .filter(({ queryKey }) => JSON.stringify(queryKey).includes(`"input":{"id":"${id}"}`))
      .map(({ state }) => state.data?.state);
  };
  await expect.poll(statesKept).toContain('waiting');
}

test('what waits is read without a connection, and what is skipped is never sent', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  await expectKept(page, application);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You’re offline. You’re seeing the last saved version.')).toBeVisible();
  await expect(page.getByRole('heading', { name: application.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(page.getByText('You’re offline, so you can’t do this right now.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();

  await page.getByRole('button', { name: 'Skip' }).first().click();
  const skipping = page.getByRole('dialog');
  await expect(skipping.getByText('To stop that, select “Remove this rule”')).toBeVisible();
  await skipping.getByRole('button', { name: 'Skip' }).click();
  await expect(async () => {
    const now = await api<Application>(page, product, `/applications/${application.id}`);
    expect(now.state).toBe('skipped');
  }).toPass();
  const address = await applicationAddress(page, product);
  const ledger = await product.practice.ledger();
  expect(ledger.filter(({ email }) => email === address)).toEqual([]);
});

test('a captcha wall is handed over, prepared, with one link', async ({ page, product }) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { captcha: true });
  await page.getByRole('button', { name: 'Approve' }).click();
  const link = page.getByRole('link', { name: 'Open application form' });
  await expect(link).toBeVisible();
  expect(await link.getAttribute('href')).toContain(posting);
  await page.goto(`${product.career}/dashboard/job-tracker`);
  const toFinish = page.getByRole('region', { name: 'To finish' });
  await expect(toFinish.getByRole('link', { name: application.title, exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Applications: 0 of 0' })).toBeVisible();
  await expect(page.getByText('No applications found.')).toBeVisible();
  await toFinish.getByRole('button', { name: /^I sent it: / }).click();
  await expect(toFinish).toBeHidden();
  await expect(page.getByRole('img', { name: 'Applications: 1 of 1' })).toBeVisible();
  await expect(async () => {
    const now = await api<Application>(page, product, `/applications/${application.id}`);
    expect(now.state).toBe('applied');
  }).toPass();
});

test('a required question nobody can know is put to the person, and sent as they last wrote it', async ({
  page,
  product,
}) => {
  const question = 'Which of our two night routes would you rather drive?';
  for (const { id } of (await product.practice.postings()).filter(({ occupation }) =>
    /coordinat|planner|dispatch|logist/i.test(occupation),
  ))
    await product.practice.change(`postings/${id}`, { ...PLAIN, extraQuestion: question });
  await signUp(page, product);
  const application = await firstAsked(page, product);
  expect(application.state).toBe('needs_you');
  const posting = await postingOf(product, application);
  await page.goto(`${product.career}/dashboard/approvals/${application.id}`);
  await page.getByLabel(question).fill('The river route');
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('button', { name: `Change ${question}` }).click();
  await page.getByRole('textbox', { name: question }).fill('The hill route');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You wrote this here')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  const address = await applicationAddress(page, product);
  const sent = (await product.practice.ledger()).find(
    (entry) => entry.kind === 'accepted' && entry.postingId === posting && entry.email === address,
  );
  expect(JSON.stringify(sent?.fields)).toContain('The hill route');
});

test('what was left blank is answered in its place, and left blank again', async ({ page, product }) => {
  await signUp(page, product);
  await openFirstWaiting(page, product);
  const { id, label } = await withBlank(page, product);
  await page.goto(`${product.career}/dashboard/approvals/${id}`);
  const blank = page.getByRole('region', { name: 'Left blank' });
  await tabTo(page, blank.getByRole('button', { name: `Answer ${label}` }));
  await page.keyboard.press('Enter');
  await page.getByLabel(label).last().fill('12');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You wrote this here')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `Change ${label}` }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Change ${label}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Leave blank' }).click();
  await expect(blank.getByText('You left this blank.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('the letter is written anew in its place, taken back, and sent as the person wrote it', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, PLAIN);
  const letter = page.getByRole('region', { name: 'Cover letter', exact: true });
  const claim = 'I ran 400 lorries for Bluewater Steel';
  const add = async () => {
    await letter.getByRole('button', { name: 'Edit the cover letter' }).click();
    const text = letter.getByRole('textbox', { name: 'Your cover letter' });
    await text.fill((await text.inputValue()).replace('\n\n', `\n\n${claim}.\n\n`));
    await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await letter.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(`Your cover letter says “${claim}”, which your profile doesn’t support.`),
    ).toBeVisible();
    await expect(letter.getByText(claim)).toBeVisible();
  };
  await add();
  await letter.getByRole('button', { name: 'Undo my changes' }).click();
  await expect(letter.getByText(claim)).toBeHidden();
  await expect(letter.getByRole('button', { name: 'Undo my changes' })).toBeHidden();
  await add();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
});

test('who takes a yes back too late is told so, also when it has been sent', async ({ page, product }) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, PLAIN);
  const json = { detail: 'It’s already being sent.', code: 'conflict' };
  await page.route('**/api/applications/*/approval', (route) => route.fulfill({ status: 409, json }));
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Undo approval' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  await expect(page.getByText(json.detail)).toBeVisible();
});

test('a form that waits for a mailed code is handed over, and the mail with the code stands beside it', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const application = await openFirstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { emailCode: true });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('link', { name: 'Open application form' })).toBeVisible();
  await expect(
    page.getByText(`They email a code to ${await applicationAddress(page, product)}`),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emails from the employer' })).toBeVisible();
  await page.getByText(/^Security code for your application|^Code de vérification/).click();
  await expect(page.getByText(/(security code field|code à saisir)[^:]*: \d{6}/)).toBeVisible();
});
