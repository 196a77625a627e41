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
