import type { Locator, Page } from 'playwright-core';
import { rightValues } from './hand.ts';
import type { Drift } from './drift/index.ts';
import type { ApplicationForm } from './set.ts';

/** Fills in an opened form and sends it. */
export type Script = (page: Page, form: ApplicationForm) => Promise<void>;

export const asWritten: Drift = { strength: 0, seed: 'none' };

/** The first value with which a field is right; throws where there is none. */
export const valueOf = ({ truth, id }: ApplicationForm, key: string): string => {
  const field = truth.fields.find((known) => known.key === key);
  const [value] = field ? rightValues(field) : [];
  if (value === undefined) throw new Error(`${id} has no value for ${key}`);
  return value;
};

/** The same form as if it had some of its fields alone. */
export const partOf = (form: ApplicationForm, isIn: (key: string) => boolean): ApplicationForm => ({
  ...form,
  truth: { ...form.truth, fields: form.truth.fields.filter(({ key }) => isIn(key)) },
});

/**
 * Opens a list and takes one of its options. Opens it again, a few times, when it went away under the hand: a page
 * may close whatever is open a moment after another field was left, as the place directory of `material` does.
 */
export async function pick(page: Page, box: Locator, option: string): Promise<void> {
  const wanted = page.getByRole('option', { name: option, exact: true });
  for (let left = 4; ; left -= 1) {
    await box.click();
    try {
      await wanted.click({ timeout: 3_000 });
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
