import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp, signUpOwner } from './people.ts';
import { startProduct } from './product.ts';
import { BLOCKED_BY_TEST } from './sound.ts';
import type { Product } from './product.ts';
import { screens } from './screen-list.ts';
import type { Onlooker, Prepare } from './screen-list.ts';

// `npm run screens`: a picture of every screen, wide and narrow, light and dark, in the folder screens/. A screen at
// which the browser complains, the layout shifts or something is wider than the window is named at the end. `-- --grep WORD` takes some.
const looks = [
  ['wide', 1440, 900],
  ['narrow', 390, 844],
] as const;
const DEMO_SECONDS = 400;
/** Layout shift that nobody notices; web.dev/cls calls less than 0.1 good. */
const SHIFT_ALLOWED = 0.02;

interface Stage {
  product: Product;
  tokens: Record<Onlooker, string | null>;
}

async function demoToken(product: Product): Promise<string> {
  for (let waited = 0; waited < DEMO_SECONDS; waited += 1) {
    const [, email, password] = /Demo account: (\S+) \/ (\S+)/.exec(product.terminal()) ?? [];
    if (email !== undefined && password !== undefined) {
      const body = new URLSearchParams({ username: email, password });
      const reply = await fetch(`${product.main}/api/auth/token`, { method: 'POST', body });
      return ((await reply.json()) as { access_token: string }).access_token; // The contract's shape.
    }
    await sleep(1000);
  }
  throw new Error('The demo account did not come.');
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'legwork-screens-'));
      const product = await startProduct(folder, { DEMO: 'on' });
      const person = await demoToken(product);
      const page = await browser.newPage();
      const tokenOf = () => page.evaluate<string>("localStorage.getItem('authToken')");
      await signUp(page, product);
      const newcomer = await tokenOf();
      await signUpOwner(page, product);
      const owner = await tokenOf();
      await page.close();
      await use({ product, tokens: { visitor: null, person, newcomer, owner } });
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: DEMO_SECONDS * 1000 },
  ],
});

const watch = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

interface Shot {
  name: string;
  address: string;
  token: string | null;
  prepare?: Prepare | undefined;
}

async function complainOfContrast(page: Page, complain: (text: string) => void): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]').withRules('color-contrast');
  for (const { nodes } of (await axe.analyze()).violations)
    complain(`too little contrast in ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Takes the four pictures of a screen; answers what was wrong, a line each. */
async function take(page: Page, { name, address, token, prepare }: Shot): Promise<string[]> {
  const wrong: string[] = [];
  let look = '';
  const complain = (text: string) => void wrong.push(`${name}, ${look}: ${text}`);
  page.on('console', (message) => {
    // A page that is not there says so with its status, and the browser repeats it.
    const isItself = message.location().url === address && message.text().includes('404');
    // The observer of layout shifts is sent into every frame; a frame without scripts refuses it, and the browser says so.
    const isObserver = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    const complains = message.type() === 'error' || message.type() === 'warning';
    const isBlocked = message.text() === BLOCKED_BY_TEST;
    if (complains && !isItself && !isObserver && !isBlocked) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  await page.addInitScript(watch);
  if (token !== null) await page.addInitScript(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  for (const [size, width, height] of looks)
    for (const colorScheme of ['light', 'dark'] as const) {
      look = `${size} ${colorScheme}`;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await prepare?.(page, (message) => message);
      // A full picture holds what is only fetched when a reader comes near.
      await page.evaluate(
        "document.querySelectorAll('img[loading=lazy]').forEach((image) => (image.loading = 'eager'))",
      );
      await sleep(600);
      const shift = await page.evaluate<number>('window.layoutShift ?? 0');
      if (shift > SHIFT_ALLOWED) complain(`the layout shifts by ${shift.toFixed(3)}`);
      const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      if (excess > 0) complain(`${excess} px wider than the window`);
      // The journeys look at dark colours in a wide window only.
      if (colorScheme === 'dark' && size === 'narrow') await complainOfContrast(page, complain);
      await page.screenshot({ path: `screens/${name}-${size}-${colorScheme}.png`, fullPage: true });
    }
  return wrong;
}

/** Kept to the end: a test that fails costs the next one a product of its own. */
const complaints: string[] = [];

for (const { name, host, path, onlooker, prepare } of screens)
  test(name, async ({ page, stage }) => {
    const address = `${stage.product[host]}${path}`;
    complaints.push(...(await take(page, { name, address, token: stage.tokens[onlooker], prepare })));
  });

test('nothing complained', () => {
  expect(complaints).toEqual([]);
});
