import { plain } from '#server/ports/browser/form/text.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';

const OPENS_MS = 1500;
const STEP_MS = 60;
const ACCEPTS =
  /^(yes,? )?(i )?(accept|agree)\b|^(j'accepte|accepter|(ich )?(akzeptiere|stimme zu)|akzeptieren|zustimmen)\b/;

/** Opens the terms that a link or a button brings in a dialog, and accepts them there. Throws where nothing can be accepted. */
export async function acceptTerms(field: LiveField): Promise<void> {
  const { frame } = field;
  await (await field.element(field.at)).click({ timeout: 3000 });
  const dialogs = frame.locator('dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]');
  for (let waited = 0; waited < OPENS_MS; waited += STEP_MS) {
    for (const button of await dialogs.locator('button, [role="button"]').all()) {
      if (!(await button.isVisible()) || !ACCEPTS.test(plain(await button.innerText()))) continue;
      await button.click({ timeout: 3000 });
      return;
    }
    await frame.page().waitForTimeout(STEP_MS);
  }
  throw new Error(`"${field.label}" opens nothing in which it can be accepted.`);
}
