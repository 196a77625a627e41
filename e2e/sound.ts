import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}
const sizes: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** The narrowest window that loses nothing: a wide one at 400 %. */
const narrowest: Size = { width: 320, height: 844 };
/** What Playwright itself says when a test keeps the service worker out of its way. */
export const BLOCKED_BY_TEST = 'Service Worker registration blocked by Playwright';
/** Who speaks to the page must be able to say what they see; Axe leaves that out by itself. */
const NAMES_SAY_WHAT_IS_SEEN = 'label-content-name-mismatch';
const themes = ['light', 'dark'] as const;
/** Resolves when nothing on the page moves any more; what a change of theme moves sets out with the frame after it. */
const COLOURS_AT_REST = `new Promise(requestAnimationFrame)
  .then(() => new Promise(requestAnimationFrame))
  .then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))`;

/** What Axe finds wrong with what is on the page, rule and places in a line each. */
export async function findingsOf(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  // A frame that runs no script cannot run the checks either; the call would wait for it for ever.
  // No page of ours shows another site's: without those, Axe needs no second page to put its findings together in.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]').setLegacyMode();
  // The dark theme changes colours and nothing else: the rest was found sound in the light one just before. The options are made
  // anew each time, because Axe writes into them which rules it was told to keep to.
  const { violations } = await (
    theme === 'dark'
      ? axe.withRules(['color-contrast', NAMES_SAY_WHAT_IS_SEEN])
      : axe.options({ rules: { [NAMES_SAY_WHAT_IS_SEEN]: { enabled: true } } })
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Axe finds nothing in what is on the page, and nothing scrolls sideways. */
async function expectReadable(page: Page, theme: (typeof themes)[number], where: string): Promise<void> {
  const found = await findingsOf(page, theme);
  expect(found, where).toEqual([]);
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(overflow, where).toBeLessThanOrEqual(0);
}

/** Every size, the first in both themes; `open` runs once for each size, before the first look at it. */
async function inEveryLook(
  page: Page,
  what: string,
  open?: () => Promise<void>,
  all: readonly Size[] = sizes,
): Promise<void> {
  for (const [index, size] of all.entries()) {
    await page.setViewportSize(size);
    // The dark theme's colours are those of every width.
    for (const colorScheme of index === 0 ? themes : (['light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await open?.();
      // Colours that are still on their way to the other theme would be measured between the two.
      await page.evaluate(COLOURS_AT_REST);
      // What is still being drawn is looked at again; what is wrong stays wrong.
      await expect(() => expectReadable(page, colorScheme, `${what} ${size.width} ${colorScheme}`)).toPass({
        timeout: 30_000,
      });
    }
  }
}

/** Whatever the console and the page complain of from here on. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (complains && message.text() !== BLOCKED_BY_TEST) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Axe finds nothing, nothing scrolls sideways, and the console stays silent: wide in both themes, narrow in the light one. */
export async function expectSound(page: Page, address: string): Promise<void> {
  const complaints = complaintsOf(page);
  await inEveryLook(page, address, async () => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
  });
  expect(complaints, address).toEqual([]);
}

/** The same for a screen that `open` brings to where everything is shown, also in the narrowest window. */
export async function expectSoundOpened(page: Page, what: string, open: () => Promise<void>): Promise<void> {
  const complaints = complaintsOf(page);
  await inEveryLook(page, what, open, [...sizes, narrowest]);
  expect(complaints, what).toEqual([]);
}

/** The same for what stands on the page just now, such as an open dialog; the page is left wide and light. */
export async function expectSoundNow(page: Page, what: string): Promise<void> {
  await inEveryLook(page, what);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
