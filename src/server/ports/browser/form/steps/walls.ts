import type { Page } from 'playwright-core';
import type { FilledForm } from '#server/ports/browser.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { isCodeQuestion } from '#server/ports/browser/form/sending/mailed-code.ts';
import type { Signs } from '#server/ports/browser/form/sending/signs.ts';

export const shot = async (page: Page): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await page.screenshot({ fullPage: true }));

/** Whether a step waits for what its site mails to the applicant: nothing goes on without it. */
export const awaitsMail = (signs: Signs, fields: readonly LiveField[]): boolean =>
  signs.awaits === 'code' ||
  (signs.awaits === 'link' && fields.length === 0) ||
  fields.some(({ label, required }) => required && isCodeQuestion(label));

/** What only the person passes on a page as it is: a captcha, or a code in their mail; null where there is neither. */
export async function personalWall(
  page: Page,
  signs: Signs,
  fields: readonly LiveField[],
): Promise<FilledForm | null> {
  if (signs.captcha) return { kind: 'captcha', screenshot: await shot(page) };
  return awaitsMail(signs, fields) ? { kind: 'email_code', screenshot: await shot(page) } : null;
}
