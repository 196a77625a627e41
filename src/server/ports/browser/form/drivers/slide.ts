import { text as messages } from '#server/ports/browser/messages.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { NoSuchChoice } from '#server/ports/browser/form/problems.ts';
import type { PageElement } from '#server/ports/browser/page/page-types.ts';

const TRY_MS = 4000;
const MOST_STEPS = 200;
/** The buttons that stand before and behind a number. */
const BESIDE = {
  less: 'xpath=preceding-sibling::*[1][self::button or @role="button"]',
  more: 'xpath=following-sibling::*[1][self::button or @role="button"]',
};

// Runs inside the page: the number that a slider or a counter says.
function numberShown(found: unknown): number {
  const element = found as PageElement;
  return Number(element.getAttribute('aria-valuenow') ?? element.textContent);
}

/** Moves a slider by its keys, or a counter by the buttons on its sides, until it says the number. */
export async function slide(field: LiveField, value: string): Promise<void> {
  const element = await field.element(field.at);
  const isInput = await element.evaluate((found) => (found as unknown as PageElement).matches('input'));
  if (isInput) return element.fill(value, { timeout: TRY_MS });
  const now = () => element.evaluate(numberShown);
  const byKeys = await element.evaluate((found) =>
    (found as unknown as PageElement).matches('[role="slider"]'),
  );
  const [less, more] = byKeys
    ? []
    : await Promise.all([BESIDE.less, BESIDE.more].map((way) => element.$(way)));
  await element.focus();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = await now();
    if (at === Number(value)) return;
    const button = at < Number(value) ? more : less;
    await (button
      ? button.click({ timeout: TRY_MS })
      : element.press(at < Number(value) ? 'ArrowRight' : 'ArrowLeft'));
    if ((await now()) === at) break;
  }
  throw new NoSuchChoice(messages.message('sliderStuck', { question: field.label, answer: value }));
}
