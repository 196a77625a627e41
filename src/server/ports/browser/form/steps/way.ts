import type { Frame, Page } from 'playwright-core';
import { pageButtons, pressButton } from '#server/ports/browser/form/buttons.ts';
import type { LiveButton } from '#server/ports/browser/form/buttons.ts';
import {
  BEGIN,
  COOKIES_LEAST,
  COOKIES_SAVE,
  FINISH,
  NEVER_PRESS,
  NEXT,
  NEXT_SHORT,
  OPEN,
  SEND,
  STEP_OF,
  SUBMIT_PART,
} from '#server/ports/browser/form/phrases.data.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import type { PageDocument } from '#server/ports/browser/page/page-types.ts';
import { sightScript } from '#server/ports/browser/page/sight.ts';
import type { Quiet } from '#server/ports/browser/pace/quiet.ts';
import { plain } from '#server/ports/browser/form/text.ts';

// `asksOfCookies` runs inside the page.
declare const document: PageDocument;
declare const everyElement: typeof import('#server/ports/browser/page/sight.ts').everyElement;

const DIALOGS =
  '[role="dialog"], [aria-modal="true"], [id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent-banner" i]';

/** Whether a frame says anything of cookies in a dialog. Runs inside the page, with the functions of sight.ts. */
function asksOfCookies(selector: string): boolean {
  return everyElement(document).some(
    (element) => element.matches(selector) && /cookie|t[ée]moins/i.test(element.textContent ?? ''),
  );
}
const cookiesScript = `(() => { ${sightScript}\n${String(asksOfCookies)}\nreturn asksOfCookies(${JSON.stringify(DIALOGS)}); })()`;

/** Chooses the least in a dialog about cookies, so that it covers nothing. */
export async function leaveCookies(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>(cookiesScript).catch(() => false))) continue;
    const dialogs = frame.locator(DIALOGS);
    for (const dialog of await dialogs.all().catch(() => [])) {
      const text = await dialog.innerText({ timeout: 300 }).catch(() => '');
      if (!/cookie|t[ée]moins/i.test(text)) continue;
      const buttons = dialog.locator('button, [role="button"], a');
      const texts = await buttons.allInnerTexts().catch(() => []);
      const least = texts.findIndex((words) => COOKIES_LEAST.test(words.trim()));
      const at = least >= 0 ? least : texts.findIndex((words) => COOKIES_SAVE.test(words.trim()));
      if (at >= 0)
        await buttons
          .nth(at)
          .click({ timeout: 1500 })
          .catch(() => undefined);
    }
  }
}

/** The button that leads from a posting to its form. One that hands in what a form holds leads nowhere: it sends. */
async function opener(page: Page): Promise<LiveButton | null> {
  const buttons = await pageButtons(page);
  const allowed = buttons.filter(({ words, handsIn }) => !NEVER_PRESS.test(words) && !handsIn);
  return (
    allowed.find(({ words }) => OPEN.test(words)) ?? allowed.find(({ words }) => BEGIN.test(words)) ?? null
  );
}

/** Goes from the posting to its form; false when nothing leads there. */
export async function openTheForm(page: Page, quiet: Quiet): Promise<boolean> {
  const button = await opener(page);
  if (button === null) return false;
  await pressButton(button);
  await quiet.wait();
  return true;
}

/** Looked through for the step a page says it is. */
const MOST_TEXT = 50_000;

/** What is asked where an application ends: that it is true, and a signature. */
const ENDS =
  /\b(signature|signed|sign|signer|certify|certifie|declare|atteste|attest|versichere|true and (complete|correct|accurate)|veridiques?|exacts?)\b/;

/** Whether a page is the last of its steps: it says so, or it says nothing of steps and has the applicant sign. */
async function isLastStep(frame: Frame, fields: readonly LiveField[]): Promise<boolean> {
  const text = await frame
    .locator('body')
    .innerText({ timeout: 1000 })
    .catch(() => '');
  const steps = [...plain(text.slice(0, MOST_TEXT)).matchAll(STEP_OF)];
  if (steps.length === 0) return fields.some(({ label }) => ENDS.test(plain(label)));
  return steps.every(([, step, of]) => step === of);
}

/** Whether a button stands in a frame that holds questions of the form; any does where there are none. */
const isBeside =
  (fields: readonly LiveField[]) =>
  (button: LiveButton): boolean =>
    fields.length === 0 || fields.some(({ frame }) => frame === button.frame);

/** Whether a button stands in a page around the frames that hold the questions. */
const isAround =
  (fields: readonly LiveField[]) =>
  (button: LiveButton): boolean =>
    fields.some(({ frame }) => {
      let outer = frame.parentFrame();
      while (outer !== null && outer !== button.frame) outer = outer.parentFrame();
      return outer !== null;
    });

/** Whether a button says that it goes on or ends the form. */
const leads = ({ words }: LiveButton) => [SEND, NEXT, FINISH, SUBMIT_PART].some((one) => one.test(words));

/** The button that leads to the next step of a form in steps; null on its last. */
export async function findNext(page: Page, fields: readonly LiveField[]): Promise<LiveButton | null> {
  const all = await pageButtons(page);
  const beside = all.filter(isBeside(fields));
  // Frames that only ask have their way on in the page around them.
  const around = beside.some(leads) ? [] : all.filter(leads).filter(isAround(fields));
  const buttons = [...beside, ...around];
  if (buttons.some(({ words }) => SEND.test(words) && !NEVER_PRESS.test(words) && !OPEN.test(words)))
    return buttons.findLast(({ words }) => NEXT.test(words) && /account|compte/.test(words)) ?? null;
  const own = buttons.filter(({ isLink }) => !isLink);
  const on = own.findLast(({ words }) => NEXT.test(words));
  // What hands in a part sends the whole on the last step: that click waits until the attempt is armed.
  if (on) return SUBMIT_PART.test(on.words) && (await isLastStep(on.frame, fields)) ? null : on;
  // Where one thing is asked at a time the way on may be called anything short.
  const short = own.filter(({ words }) => NEXT_SHORT.test(words));
  return short.length === 1 ? (short[0] ?? null) : null;
}

/** The one button that sends the form: worded so, and never one that saves, clears or applies through another site. */
export async function findSend(page: Page, fields: readonly LiveField[]): Promise<LiveButton | null> {
  const all = (await pageButtons(page)).filter(({ words }) => !NEVER_PRESS.test(words));
  const own = all.filter(isBeside(fields));
  for (const buttons of [own, all]) {
    const worded = buttons.filter(({ words, isLink }) => SEND.test(words) && !isLink);
    // The one that submits a form, else the last: forms end with it.
    const sends = worded.findLast(({ submits }) => submits) ?? worded.at(-1);
    if (sends) return sends;
    const finishes = buttons.filter(({ words, isLink }) => FINISH.test(words) && !isLink);
    const ends = finishes.findLast(({ submits }) => submits) ?? finishes.at(-1);
    if (ends) return ends;
    const part = buttons.findLast(({ words, isLink }) => SUBMIT_PART.test(words) && !isLink);
    if (part) return part;
    const submitting = buttons.filter(({ submits, words }) => submits && !NEXT.test(words));
    if (submitting.length === 1) return submitting[0] ?? null;
  }
  return null;
}
