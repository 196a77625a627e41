import type { ElementHandle } from 'playwright-core';
import type { PlannedField } from '#engines/forms/index.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import type { PageElement } from '#server/ports/browser/page/page-types.ts';
import { chooseDay } from './calendar.ts';
import { formatOf, isDayShown, partsOfDay } from './days.ts';
import { nationalNumber, writtenAs } from './written.ts';

declare const FocusEvent: typeof Event;
const TRY_MS = 4000;

// Runs inside the page: tells a box that it was changed and left, unless it dropped its text.
function leave(found: unknown, text: string): boolean {
  const box = found as PageElement & { dispatchEvent(event: unknown): void };
  if (box.value === '' && text !== '') return false;
  const reach = { bubbles: true, cancelable: true, composed: true };
  box.dispatchEvent(new Event('change', reach));
  box.dispatchEvent(new FocusEvent('blur', reach));
  return true;
}

/** Types a text and leaves the box, which is what makes many forms take it; letter by letter where the box drops it. */
export async function type(element: ElementHandle, text: string): Promise<void> {
  await element.fill(text, { timeout: TRY_MS });
  if (await element.evaluate(leave, text)) return;
  await element.type(text, { delay: 10 });
  await element.evaluate(leave, '');
}

/** Types a value; a number without the code of its country where a mask takes none, and a day that its box does not keep in the calendar that it brings. */
export async function typeOrChoose(field: LiveField, planned: PlannedField): Promise<void> {
  const element = await field.element(field.at);
  const text = writtenAs(field, planned);
  await type(element, text);
  const day = String(planned.value);
  if (field.control !== 'text') return;
  const kept = await element.evaluate((box) => (box as unknown as PageElement).value ?? '');
  const national = nationalNumber(kept, text);
  if (national !== null && kept.replaceAll(/\D/g, '') !== national) return type(element, national);
  if (partsOfDay(day) === null) return;
  if (kept !== text && !isDayShown(kept, day, formatOf(field))) await chooseDay(field, day);
}
