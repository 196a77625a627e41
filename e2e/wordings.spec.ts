import { expect } from '@playwright/test';
import { signUp } from './people.ts';
import { test } from './product.ts';
import { expectSoundNow } from './sound.ts';

const questions = [
  {
    id: '01890000-0000-7000-8000-000000000001',
    fact: 'Looked after the till at weekends and on the evenings before every holiday of the year',
    said: 'looked after the till',
    instead: 'handled cash',
  },
  {
    id: '01890000-0000-7000-8000-000000000002',
    fact: 'Answered the phones for two dentists',
    said: 'answered the phones',
    instead: 'triaged calls',
  },
];

test('a question about the person’s words is answered with one press, in either theme and on a phone', async ({
  page,
  product,
}) => {
  await signUp(page, product, 'Pat Doe');
  const answers: unknown[] = [];
  await page.route('**/api/users/me/wordings', (route) => route.fulfill({ json: { questions } }));
  await page.route('**/api/users/me/wordings/*', (route) => {
    answers.push([route.request().url().split('/').at(-1), route.request().postDataJSON()]);
    return route.fulfill({ json: { questions: questions.slice(answers.length) } });
  });
  await page.goto(`${product.career}/dashboard/resume-generator`);
  const card = page.getByRole('region', { name: 'questions about your words' });
  await expect(card.getByText('You wrote “looked after the till”. May I say “handled cash”?')).toBeVisible();
  await expectSoundNow(page, 'the questions about words');
  await card.getByRole('button', { name: 'No, keep my words' }).first().click();
  const left = page.getByRole('region', { name: 'One question about your words' });
  await expect(left).toBeFocused();
  await left.getByRole('button', { name: 'Yes' }).click();
  await expect(left).toHaveCount(0);
  expect(answers).toEqual([
    [questions[0]?.id, { agreed: false }],
    [questions[1]?.id, { agreed: true }],
  ]);
});
