import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { licences } from '#web/features/marketing/company/licences.data.ts';
import { approvalPath, businessPaths, careerPaths } from '#web/shell/paths.ts';
import { api, beginByHttp, fillQuestions, firstWaiting, PLAIN, postingOf } from './applying.ts';
import type { Application } from './applying.ts';
import { watchWords } from './outside-catalogue.ts';
import { signUp, signUpOwner, speak } from './people.ts';
import { test } from './product.ts';
import type { Mail, Product } from './product.ts';
import { inPseudo, messagesOf } from './said.ts';
import { screens } from './screen-list.ts';
import type { Onlooker, Screen } from './screen-list.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Runs in the page: what stands farthest beyond the window's edge, where the page is wider than the window. */
const WIDEST = String.raw`(() => {
  if (document.documentElement.scrollWidth <= window.innerWidth) return null;
  const beyond = (element) => {
    // Also the text of a box that does not break it.
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.max(element.getBoundingClientRect().right, range.getBoundingClientRect().right) - window.innerWidth;
  };
  const [first] = [...document.querySelectorAll('body *')].toSorted((one, other) => beyond(other) - beyond(one));
  return first.tagName.toLowerCase() + ' by ' + Math.round(beyond(first)) + ' px: ' + first.textContent.trim().slice(0, 60);
})()`;

/** Everything the practice employers' advertisements may say, and what skills are called: the reason why a job was left is said with parts of both. */
async function advertisements(): Promise<string[]> {
  const rooms = ['occupations', 'places', 'questions'].map(
    (room) => import(`#practice/data/${room}.ts`) as Promise<unknown>,
  );
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const skills = readFileSync(join(import.meta.dirname, '../assets/taxonomy/skills.json'), 'utf8');
  const names = (JSON.parse(skills) as { n: string }[]).map(({ n }) => n); // The documented shape.
  return [...(await Promise.all(rooms)).flatMap((room) => textsIn({ ...(room as object) })), ...names];
}

/** Runs in the page: waits until what was asked for is laid out. */
const DRAWN = 'new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))';

const IN_BRACKETS: unknown = expect.stringContaining('⟦');
const decisions = await messagesOf('features/career/approval/decide');

const inAddress = (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=xx`;
const shownTo = (onlooker: Onlooker) => screens.filter((screen) => screen.onlooker === onlooker);

type Shown = Pick<Screen, 'name' | 'prepare'>;

/** Looks at screens in both widths and remembers what is wrong with their words, a line each, and which addresses were seen. */
function lookingAt(page: Page, advertised: readonly string[] = []) {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const { quiet, look } = watchWords(
    page,
    licences.map(({ licence }) => licence),
    advertised,
  );
  // A part that is not there is said to be missing, and the next screen opened.
  page.setDefaultTimeout(120_000);
  const settle = async () => {
    await page.getByRole('heading').first().waitFor();
    await quiet();
    await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
  };
  /** `says`: whether its words are looked at, too. */
  const inBothWidths = async (name: string, says: boolean) => {
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await page.evaluate(DRAWN);
      await quiet();
      const { outside, inside, clipped } = await look();
      const complain = (what: string, texts: readonly string[]) =>
        wrong.push(...texts.map((text) => `${name} at ${size.width}: ${what}: ${text.slice(0, 120)}`));
      if (says) complain('outside the catalogue', outside);
      if (says) complain('plain within the brackets', inside);
      complain('cut off', clipped);
      const wide = await page.evaluate<string | null>(WIDEST);
      if (wide !== null) wrong.push(`${name} at ${size.width}: wider than the window: ${wide}`);
    }
    await page.setViewportSize(WIDE);
  };
  const at = async (name: string) => {
    await inBothWidths(name, true);
    seen.add(new URL(page.url()).pathname);
  };
  return {
    wrong,
    seen,
    /** A mail as a program for mail shows it. Its words are looked at as text: addresses stand among them. */
    mail: async ({ subject, html }: Mail) => {
      await page.goto('about:blank');
      await page.setContent(html);
      await inBothWidths(`mail ${subject}`, false);
    },
    /** What stands on the page now. */
    now: async (name: string) => {
      await settle();
      await at(name);
    },
    /** Opens a screen and looks at it. */
    open: async ({ name, prepare }: Shown, address: string) => {
      seen.add(new URL(address).pathname);
      await page.goto(address);
      await settle();
      await prepare?.(page, inPseudo).catch((error: unknown) =>
        wrong.push(`${name} could not be opened: ${String(error).slice(0, 1500)}`),
      );
      await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))");
      await settle();
      await at(name);
    },
  };
}

test('in the pseudo-language no text for visitors is cut off, and only data stands outside the brackets or without accents', async ({
  page,
  product,
}) => {
  const { open, wrong } = lookingAt(page);
  for (const screen of shownTo('visitor'))
    await open(screen, `${product[screen.host]}${inAddress(screen.path)}`);
  expect(wrong).toEqual([]);
});

/** Brings the first application of the person of a page to an interview, looking at it on its way. */
async function walkThrough(page: Page, product: Product, { open, now }: ReturnType<typeof lookingAt>) {
  const application = await firstWaiting(page, product);
  const posting = await postingOf(product, application);
  await product.practice.change(`postings/${posting}`, { ...PLAIN, reply: 'interview' });
  const address = `${product.career}${approvalPath(application.id)}`;
  await open({ name: 'career-approval-asked' }, address);
  if (application.state === 'needs_you') {
    await fillQuestions(page);
    await page.getByRole('button', { name: inPseudo(decisions('saveAnswers')) }).click();
  }
  const approve = page.getByRole('button', { name: inPseudo(decisions('approve')), exact: true });
  await expect(approve).toBeEnabled();
  await now('career-approval-ready');
  await approve.click();
  await expect
    .poll(async () => (await api<Application>(page, product, `/applications/${application.id}`)).state)
    .toBe('interviewing');
  await open({ name: 'career-approval-answered' }, address);
}

/** The addresses of screens as the hosts lay them out, with `:id` where one thing is shown. */
function addressesOf(host: 'career' | 'aistore', paths: Readonly<Record<string, string>>): string[] {
  const code = readFileSync(join(import.meta.dirname, `../src/web/hosts/${host}.tsx`), 'utf8');
  const ofOne = [...code.matchAll(/path: `\$\{\w+\.(\w+)\}(\/:\w+)`/gu)];
  return [...Object.values(paths), ...ofOne.map(([, name = '', rest = '']) => `${paths[name]}${rest}`)];
}

const isSeen = (address: string, seen: readonly string[]) => {
  const pattern = new RegExp(`^${address.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
  return seen.some((path) => pattern.test(path));
};

/** Looks at screens one after the other. */
async function openAll(
  { open }: Pick<ReturnType<typeof lookingAt>, 'open'>,
  product: Product,
  shown: readonly Screen[],
): Promise<void> {
  for (const screen of shown) await open(screen, `${product[screen.host]}${screen.path}`);
}

test('nor for those who are signed in, on any screen', async ({ page, browser, product }) => {
  const texts = await advertisements();
  const looks: ReturnType<typeof lookingAt>[] = [];
  const lookAt = (shown: Page) => {
    const looking = lookingAt(shown, texts);
    looks.push(looking);
    return looking;
  };
  const another = async (onlooker: Onlooker, enter: (entering: Page) => Promise<unknown>) => {
    const own = await (await browser.newContext()).newPage();
    await enter(own);
    await speak(own, product, 'xx');
    await openAll(lookAt(own), product, shownTo(onlooker));
    await own.context().close();
  };
  const person = async () => {
    const email = await signUp(page, product);
    await speak(page, product, 'xx');
    await beginByHttp(page, product);
    const looking = lookAt(page);
    await walkThrough(page, product, looking);
    // One after the other: with a second page of the same window a press never came through on a busy machine.
    await openAll(looking, product, shownTo('person'));
    return email;
  };
  const [email] = await Promise.all([
    person(),
    another('newcomer', (own) => signUp(own, product, 'Maya Chen')),
    another('owner', (own) => signUpOwner(own, product)),
  ]);
  expect(looks.flatMap(({ wrong }) => wrong)).toEqual([]);

  const paths = [...looks.flatMap(({ seen }) => [...seen]), ...shownTo('visitor').map(({ path }) => path)];
  const addresses = [...addressesOf('career', careerPaths), ...addressesOf('aistore', businessPaths)];
  expect(addresses.filter((address) => !isSeen(address, paths))).toEqual([]);

  // What was mailed meanwhile, but for the code of the sign-up, was mailed in the language of the account.
  const mailed = (await product.mails(email)).filter(({ text }) => !/\d{6}/u.test(text));
  expect(mailed).not.toEqual([]);
  const mails = lookAt(page);
  for (const mail of mailed) {
    expect([mail.subject, mail.text]).toEqual([IN_BRACKETS, IN_BRACKETS]);
    await mails.mail(mail);
  }
  expect(mails.wrong).toEqual([]);
});
