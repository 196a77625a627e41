import type { Page } from '@playwright/test';
import { approvalPath, businessPaths, careerPaths, mainPaths, readingPath } from '#web/shell/paths.ts';

export type Host = 'main' | 'career' | 'aistore';
/** Who looks: nobody known, the demo's person with four weeks behind them, somebody who signed up a minute ago, a business owner. */
export type Onlooker = 'visitor' | 'person' | 'newcomer' | 'owner';
const SIGNED_IN: Readonly<Record<Host, Onlooker>> = { main: 'visitor', career: 'person', aistore: 'owner' };

/** One picture to take: where, who looks, and what is done there before it is taken. */
export interface Screen {
  name: string;
  host: Host;
  path: string;
  onlooker: Onlooker;
  prepare?: (page: Page) => Promise<void>;
}

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '-').toLowerCase() || 'home';
const isGuarded = (path: string) =>
  path.startsWith('/dashboard') ||
  path.startsWith(careerPaths.checkout) ||
  path === careerPaths.onboarding ||
  path === careerPaths.googleLink;
const everyPath = (host: Host, paths: Readonly<Record<string, string>>): Screen[] =>
  [...new Set(Object.values(paths))].map((path) => ({
    name: `${host}-${nameOf(path)}`,
    host,
    path,
    onlooker: isGuarded(path) ? SIGNED_IN[host] : 'visitor',
  }));

async function fillDetails(page: Page): Promise<void> {
  // A reload comes back to the second step.
  if (await page.getByRole('heading', { name: 'Verify Your Email' }).isVisible()) return;
  await page.getByLabel('Full Name').fill('Robin Tremblay');
  await page.getByLabel('Email Address').fill(`screens-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet sentence to walk by');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
}

async function writeResume(page: Page): Promise<void> {
  const sheet = page.locator('iframe[sandbox]').first();
  // In the second look it is there, and the field asks what should change.
  const prompt = page.getByLabel('What is this resume for?');
  await sheet.or(prompt).first().waitFor();
  if (!(await sheet.isVisible())) {
    await prompt.fill('One page for operations coordinator roles.');
    await page.getByRole('button', { name: 'Generate My Resume' }).click();
  }
  await sheet.waitFor();
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const settingsTabs = ['notifications', 'danger-zone'].map((tab): Screen => ({
  name: `career-settings-${tab}`,
  host: 'career',
  path: `${careerPaths.settings}?tab=${tab}`,
  onlooker: 'person',
}));

const opened: Screen[] = [
  { name: 'main-unknown', host: 'main', path: '/nowhere', onlooker: 'visitor' },
  {
    name: 'career-verify',
    host: 'career',
    path: careerPaths.signup,
    onlooker: 'visitor',
    prepare: fillDetails,
  },
  { name: 'career-unknown', host: 'career', path: '/dashboard/nowhere', onlooker: 'person' },
  {
    name: 'career-campaign-dialog',
    host: 'career',
    path: careerPaths.autoApply,
    onlooker: 'person',
    prepare: press(/new campaign/i),
  },
  { name: 'career-board', host: 'career', path: `${careerPaths.jobTracker}?view=board`, onlooker: 'person' },
  {
    name: 'career-add-job',
    host: 'career',
    path: careerPaths.jobTracker,
    onlooker: 'person',
    prepare: press(/add a job/i),
  },
  {
    name: 'career-application',
    host: 'career',
    path: `${careerPaths.jobTracker}?view=board`,
    onlooker: 'person',
    prepare: async (page) => {
      await page.locator('[data-card] a').first().click();
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    },
  },
  {
    name: 'career-postings',
    host: 'career',
    path: careerPaths.autoApply,
    onlooker: 'person',
    prepare: (page) => page.getByRole('link', { name: 'Jobs found' }).first().click(),
  },
  { name: 'career-reading', host: 'career', path: readingPath(), onlooker: 'person' },
  {
    name: 'career-resume',
    host: 'career',
    path: careerPaths.resumeGenerator,
    onlooker: 'person',
    prepare: writeResume,
  },
  // Opens what the picture before it was taken of.
  { name: 'career-editor', host: 'career', path: careerPaths.resumeEditor, onlooker: 'person' },
];

const EMPTY = [
  'overview',
  'autoApply',
  'jobTracker',
  'report',
  'approvals',
  'notifications',
  'plan',
  'checkout',
] as const;
const newcomers = EMPTY.map((key): Screen => {
  const path = careerPaths[key];
  return { name: `newcomer-${nameOf(path)}`, host: 'career', path, onlooker: 'newcomer' };
});

/** Every screen there is, by the addresses of the three hosts; a new address is in it by itself. */
export const screens: Screen[] = [
  ...everyPath('main', mainPaths),
  ...everyPath('career', careerPaths),
  ...everyPath('aistore', businessPaths),
  ...settingsTabs,
  ...opened,
  ...newcomers,
];

/** The page of one application that waits for the person. */
export const waitingScreen = (id: string): string => approvalPath(id);
