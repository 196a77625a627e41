import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fillQuestions } from './applying.ts';
import { messagesOf } from './said.ts';
import { businessPaths, careerPaths, mainPaths, readingPath } from '#web/shell/paths.ts';

const letters = await messagesOf('features/career/approval/content');
const decisions = await messagesOf('features/career/approval/decide');
const steps = await messagesOf('features/career/campaigns/dialog');
const campaigns = await messagesOf('features/career/campaigns');
const mailbox = await messagesOf('features/career/mailbox');
const answers = await messagesOf('features/career/profile/answers');
const generator = await messagesOf('features/career/resume');
const adding = await messagesOf('features/career/tracker/add');
const tracker = await messagesOf('features/career/tracker');
const accounts = await messagesOf('features/platform/accounts');
const choices = await messagesOf('features/platform/notifications/preferences');
const security = await messagesOf('features/platform/security');

export type Host = 'main' | 'career' | 'aistore';
/** Who looks: nobody known, the demo's person with four weeks behind them, somebody who signed up a minute ago, a business owner. */
export type Onlooker = 'visitor' | 'person' | 'newcomer' | 'owner';
const SIGNED_IN: Readonly<Record<Host, Onlooker>> = { main: 'visitor', career: 'person', aistore: 'owner' };

/** A message of a catalogue as the looked-at page says it. */
export type Say = (message: string) => string;
export type Prepare = (page: Page, say: Say) => Promise<void>;

/** One picture to take: where, who looks, and what is done there before it is taken. */
export interface Screen {
  name: string;
  host: Host;
  path: string;
  onlooker: Onlooker;
  prepare?: Prepare;
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

async function fillDetails(page: Page, say: Say): Promise<void> {
  const heading = page.getByRole('heading', { name: say(accounts('verifyTitle')) });
  // A reload comes back to the second step.
  if (await heading.isVisible()) return;
  await page.getByLabel(say(accounts('fullName'))).fill('Robin Tremblay');
  await page.getByLabel(say(accounts('emailAddress'))).fill(`screens-${Date.now()}@example.com`);
  await page.getByLabel(say(accounts('password')), { exact: true }).fill('a quiet sentence to walk by');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say(accounts('continueWithEmail')) }).click();
  await heading.waitFor();
}

async function writeResume(page: Page, say: Say): Promise<void> {
  const sheet = page.locator('iframe[sandbox]').first();
  // In the second look it is there, and the field asks what should change.
  const prompt = page.getByLabel(say(generator('askFirst')));
  await sheet.or(prompt).first().waitFor();
  if (!(await sheet.isVisible())) {
    await prompt.fill('One page for operations coordinator roles.');
    await page.getByRole('button', { name: say(generator('generate')) }).click();
  }
  await sheet.waitFor();
}

/** Presses buttons one after the other, by their messages. */
const press =
  (...messages: string[]): Prepare =>
  async (page, say) => {
    for (const message of messages)
      await page
        .getByRole('button', { name: say(message), exact: true })
        .first()
        .click();
  };

const follow =
  (link: string): Prepare =>
  async (page) => {
    await page.locator(link).first().click();
    await page.waitForURL((address) => !address.pathname.endsWith(link));
  };

const settingsTabs = ['notifications', 'danger-zone'].map((tab): Screen => ({
  name: `career-settings-${tab}`,
  host: 'career',
  path: `${careerPaths.settings}?tab=${tab}`,
  onlooker: 'person',
}));

/** What is opened on a screen of somebody with four weeks behind them. */
const open = (name: string, path: string, prepare?: Prepare): Screen => ({
  name: `career-${name}`,
  host: 'career',
  path,
  onlooker: 'person',
  ...(prepare && { prepare }),
});

const toApproval = follow(`main a[href*="${careerPaths.approvals}/"]`);

/** Opens the dialog of a campaign at a step, wherever its draft stands. */
const toStep =
  (wanted: number): Prepare =>
  async (page, say) => {
    await press(campaigns('newCampaign'))(page, say);
    const dialog = page.getByRole('dialog');
    const at = () =>
      dialog
        .getByRole('listitem')
        .evaluateAll((items) => items.findIndex((item) => item.getAttribute('aria-current') === 'step'));
    await dialog.waitFor();
    // Without a name nobody comes past the first step.
    if ((await at()) === 0) await dialog.getByLabel(say(steps('name'))).fill('Evenings');
    for (let now = await at(); now !== wanted; now = await at())
      await press(now < wanted ? steps('next') : steps('previous'))(page, say);
  };

const SOON = { timeout: 10_000 };
const LATER = { timeout: 30_000 };

/** Goes to an application that waits, and answers what its form asks first. */
const toDecision: Prepare = async (page, say) => {
  await toApproval(page, say);
  const approve = page.getByRole('button', { name: say(decisions('approve')), exact: true });
  const save = page.getByRole('button', { name: say(decisions('saveAnswers')) });
  // What was answered for another employer answers this one's form as well, which is then prepared anew: its questions go while one looks.
  await expect(async () => {
    await approve.or(save).waitFor();
    if (await save.isVisible()) {
      await fillQuestions(page, SOON);
      await save.click(SOON);
    }
    await approve.waitFor(LATER);
  }).toPass();
};

const opened: Screen[] = [
  { name: 'main-unknown', host: 'main', path: '/nowhere', onlooker: 'visitor' },
  {
    name: 'career-verify',
    host: 'career',
    path: careerPaths.signup,
    onlooker: 'visitor',
    prepare: fillDetails,
  },
  {
    name: 'career-unsubscribe-link',
    host: 'career',
    path: `${careerPaths.unsubscribe}/${'x'.repeat(43)}`,
    onlooker: 'visitor',
  },
  open('unknown', '/dashboard/nowhere'),
  open('approval', careerPaths.approvals, toApproval),
  open('approval-decision', careerPaths.approvals, toDecision),
  open('approval-skip', careerPaths.approvals, async (page, say) => {
    await toDecision(page, say);
    await press(decisions('skip'))(page, say);
  }),
  open('approval-letter', careerPaths.approvals, async (page, say) => {
    await toDecision(page, say);
    await press(letters('editLetter'))(page, say);
  }),
  open('campaign-dialog', careerPaths.autoApply, press(campaigns('newCampaign'))),
  open('campaign-dialog-filters', careerPaths.autoApply, toStep(1)),
  open('campaign-dialog-pace', careerPaths.autoApply, toStep(2)),
  open('postings', careerPaths.autoApply, follow(`main a[href*="${careerPaths.autoApply}/"]`)),
  open('board', `${careerPaths.jobTracker}?view=board`),
  open('add-job', careerPaths.jobTracker, press(tracker('addJob'))),
  open('add-job-by-hand', careerPaths.jobTracker, press(tracker('addJob'), adding('byHand'))),
  open(
    'application',
    `${careerPaths.jobTracker}?view=board`,
    follow(`[data-card] a[href*="${careerPaths.jobTracker}/"]`),
  ),
  open('reading', readingPath()),
  open('answer', careerPaths.profile, press(answers('add'))),
  open('mailbox', careerPaths.settings, press(mailbox('connectLabel'))),
  open('quiet-hours', `${careerPaths.settings}?tab=notifications`, press(choices('change'))),
  open('new-password', careerPaths.security, press(security('passwordChange'))),
  open('new-address', careerPaths.security, press(security('emailChange'))),
  open('everywhere', careerPaths.security, press(security('everywhere'))),
  open('account-menu', careerPaths.notifications, async (page) => {
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menu').waitFor();
  }),
  open('resume', careerPaths.resumeGenerator, writeResume),
  // Opens what the picture before it was taken of.
  open('editor', careerPaths.resumeEditor),
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

// Each has its pictures, and Playwright takes no two tests of one name.
const names = screens.map(({ name }) => name);
const twice = names.filter((name, at) => names.indexOf(name) !== at);
if (twice.length > 0) throw new Error(`Two screens are called ${twice.join(', ')}.`);
