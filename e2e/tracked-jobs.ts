import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import type { Product } from './product.ts';

const jobs = [
  { title: 'Night Baker', company: 'Harbour Bakery' },
  { title: 'Café Manager', company: 'Élan Coffee', status: 'Interviewing', note: 'Ask for Sam.' },
  { title: 'Welder', company: 'Irving Yards', status: 'Rejected' },
];

/** Opens the tracker as an address names it. */
export async function openTracker(page: Page, product: Product, query = ''): Promise<void> {
  await page.goto(`${product.career}/dashboard/job-tracker${query}`);
  await page.getByRole('heading', { level: 1, name: 'Job Tracker' }).waitFor();
}

/** A newcomer with three jobs of their own in the tracker. */
export async function withJobs(page: Page, product: Product): Promise<void> {
  await signUp(page, product);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  for (const job of jobs) {
    // Node does not resolve names below localhost; the API answers on every host.
    const reply = await page.request.post(`${product.main}/api/job-tracker`, {
      maxRetries: 3,
      headers: { authorization: `Bearer ${token}` },
      data: { ...job, date: '2026-01-02' },
    });
    expect(reply.status()).toBe(201);
  }
  await openTracker(page, product);
}

const toFinish = (kind: 'to_finish' | 'saved', id: string, note: string) => ({
  id,
  kind,
  title: 'Senior Operations Coordinator, nights and weekends',
  company: 'Fernhollow Logistics',
  place: 'Hamilton, Ontario',
  score: 78,
  link: 'https://example.com/apply',
  note,
  has_resume: true,
  has_letter: true,
  since: '2026-01-02T15:00:00.000Z',
  closes_on: '2026-12-04',
  opened_at: null,
});

const toldToFinish = [
  toFinish(
    'to_finish',
    '01a21af4-7f60-77ee-943a-b61cfc5ed5f1',
    'The form asks for proof that you’re human. Everything is ready for you to send.',
  ),
  toFinish(
    'saved',
    '01a21af4-7f60-77ee-943a-b61cfc5ed5f2',
    'I can’t send applications on this job board. Everything is ready for you to send.',
  ),
];

/** Has the tracker show one job to finish and one that is saved, as the server would tell of them. */
export async function withJobsToFinish(page: Page): Promise<void> {
  await page.route('**/api/job-tracker/to-finish', (route) => route.fulfill({ json: toldToFinish }));
}
