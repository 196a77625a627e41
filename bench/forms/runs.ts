import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { documentHashes, documentPaths } from './hand.ts';
import { scoreForm } from './score.ts';
import type { FormScore, ReceivedEvent } from './score.ts';
import type { FormServer } from './server.ts';
import type { ApplicationForm } from './set.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
/** The applicant of every form, as they stand in the file. */
export const profile = JSON.parse(read('profile.json')) as { today: string };
/** The folder that the profile's documents are named from. */
export const documents = import.meta.dirname;

/** What a filler says of one form: the questions it put to the person, and what it would have sent. */
export type Filler = (
  address: string,
  form: ApplicationForm,
) => Promise<{ asked: string[]; planned?: ReceivedEvent }>;

/** What arrived, and what a filler had understood of the form: what arrived where it was taken, what was planned where it was not sent. */
export interface Run {
  arrived: FormScore;
  understood: FormScore;
}

/** Lets a filler at one form, and scores what the server got. A form given up in time is worth what arrived: nothing. */
export async function runForm(server: FormServer, form: ApplicationForm, fill: Filler): Promise<Run> {
  const from = server.events.length;
  const { asked, planned } = await fill(`${server.origin}/${form.id}/`, form);
  const score = (events: readonly ReceivedEvent[]) =>
    scoreForm(form.id, form.truth, { events, asked, hashes: documentHashes, today: profile.today });
  const arrived = score(server.events.slice(from));
  const plans = planned && form.truth.outcome === 'submit' && arrived.accepted === 0;
  return { arrived, understood: plans ? score([planned]) : arrived };
}

const PLAIN = read('plain-fill.js');
const PERSON = {
  email: 'ines.achterberg@example.com',
  first: 'Inès',
  last: 'Achterberg',
  full: 'Inès Achterberg',
  phone: '+16135550176',
  company: 'Carling Cold Storage',
  title: 'Facilities Coordinator',
  linkedin: 'https://www.linkedin.com/in/ines-achterberg-example',
  line1: '417 Somerset Lane',
  line2: 'Apt 9',
  city: 'Ottawa',
  postal: 'K2P 0J8',
  region: 'Ontario',
  country: 'Canada',
  salary: '88000',
  start: '2026-04-06',
};
const SEND =
  'form[method=post] button:not([type=button]), form[method=post] input[type=submit], form button[type=submit]';
const MOST_PAGES = 5;

async function fillFrame(frame: Frame, source: string): Promise<void> {
  await frame.evaluate(`${PLAIN};fillPlainly(${JSON.stringify({ ...PERSON, source })})`);
  for (const file of await frame.locator('input[type=file]').all())
    await file.setInputFiles(documentPaths.resume, { timeout: 2000 });
  const send = frame.locator(SEND).last();
  if ((await send.count()) > 0) await send.click({ timeout: 2000 });
}

async function fillPlainly(page: Page, source: string): Promise<boolean> {
  const before = page.url();
  for (const frame of page.frames()) {
    // Sending replaces frames, and some pages have nothing that can be pressed: the plain filler shrugs and goes on.
    await fillFrame(frame, source).catch(() => undefined);
    await page.waitForLoadState();
    await page.waitForTimeout(300);
  }
  return page.url() !== before;
}

/** The plain filler in a context of its own, page after page until none comes any more. */
export const plainFiller =
  (browser: Browser): Filler =>
  async (address, form) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      for (let count = 0; count < MOST_PAGES; count++)
        if (!(await fillPlainly(page, form.definition.job.source))) break;
      return { asked: [] };
    } finally {
      await context.close();
    }
  };
