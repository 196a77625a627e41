import type { Frame, Page } from 'playwright-core';
import type { SubmitOutcome } from '#server/ports/browser.ts';
import type { SeenNote } from '#server/ports/browser/page/notes.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { observeForm } from '#server/ports/browser/form/observe.ts';
import { text } from '#server/ports/browser/messages.ts';
import { RECEIPT } from '#server/ports/browser/form/phrases.data.ts';
import { firstLine } from '#server/ports/browser/form/problems.ts';
import { Refusals } from '#server/ports/browser/form/refusals.ts';
import { pageButtons } from '#server/ports/browser/form/buttons.ts';
import { goesOn } from './goes-on.ts';
import type { Signs } from './signs.ts';
import { isCodeQuestion } from './mailed-code.ts';
import { readSigns } from './signs.ts';
import { plain } from '#server/ports/browser/form/text.ts';
import { judge, watchTraffic } from './verdict.ts';
import type { Traffic } from './verdict.ts';
import { quietOf } from '#server/ports/browser/pace/quiet.ts';
import { findSend } from '#server/ports/browser/form/steps/way.ts';

const POLL_MS = 150;
const WAIT_MS = 30_000;
/** Pages say within this that something is missing, or send. */
const SETTLE_MS = 600;
/** Another step that stands this long is no moment on the way to the end. */
const STEP_MS = 1500;

interface Before {
  signs: Signs;
  fields: readonly LiveField[];
}
interface Now extends Before {
  traffic: Traffic;
  complaints: number;
  /** Milliseconds since the click. */
  waited: number;
}

const screenshotOf = (page: Page) =>
  page.screenshot({ fullPage: true }).then(
    (shot) => new Uint8Array(shot),
    () => null,
  );

function lineWith(shown: string, pattern: (line: string) => boolean): string {
  return (
    shown
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '' && pattern(line)) ?? ''
  );
}

async function confirmedOutcome(page: Page, now: Signs): Promise<SubmitOutcome> {
  const lines = now.text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const receiptLine = lineWith(now.text, (line) => RECEIPT.test(plain(line)));
  return {
    kind: 'confirmed',
    confirmation: lines.join('\n').slice(0, 1000),
    receipt: RECEIPT.exec(receiptLine.normalize('NFKD').replaceAll(/\p{M}/gu, ''))?.[1] ?? '',
    address: now.address,
    screenshot: (await screenshotOf(page)) ?? new Uint8Array(),
  };
}

/** Whether a page asks for a code now that it did not ask for with the form. */
const isCodeAsked = (form: readonly LiveField[], now: readonly LiveField[]): boolean =>
  now.some(({ label }) => isCodeQuestion(label) && form.every((before) => before.label !== label));

async function hearAfter(page: Page, refusals: Refusals, frame: Frame): Promise<SeenNote[]> {
  await page.waitForTimeout(POLL_MS);
  return refusals.hear(frame);
}

/** What is certain of the page now; another step only where nothing is under way any more. */
async function verdictOf(
  page: Page,
  before: Before,
  now: Now,
): Promise<ReturnType<typeof judge> | 'goes_on'> {
  const { signs, fields, traffic, complaints, waited } = now;
  const verdict = judge(before.signs, signs, traffic, fields.length === 0, complaints);
  // What another step has to have answered reads like a complaint about this one.
  const mayGoOn = verdict === null || verdict === 'confirmed' || (verdict === 'refused' && fields.length > 0);
  if (!mayGoOn || !goesOn(before, { signs, fields, buttons: await pageButtons(page) })) return verdict;
  return traffic.pending === 0 && waited >= STEP_MS ? 'goes_on' : null;
}

/** Clicks once and waits until the page says what became of it, at most 30 s. Never rejects once it has clicked. */
export async function submitForm(page: Page): Promise<SubmitOutcome> {
  const quiet = quietOf(page);
  const before = await readSigns(page);
  const form = await observeForm(page);
  const button = await findSend(page, form);
  if (button === null) return { kind: 'refused', messages: [], why: text.message('noSendButton') };
  const refusals = new Refusals();
  await refusals.listen(button.frame);
  const traffic = watchTraffic(page);
  let why = text.message('silent');
  let problem: string | undefined;
  try {
    await (await button.element()).click({ noWaitAfter: true, timeout: 5000 });
    let last: ReturnType<typeof judge> | 'goes_on' = null;
    for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
      const isStill = await quiet.rest(POLL_MS);
      const said = await readSigns(page).catch(() => null);
      if (said === null) continue;
      const fields = await observeForm(page);
      const formGone = fields.length === 0;
      const now = { ...said, awaits: said.awaits ?? (isCodeAsked(form, fields) ? 'code' : null) };
      const complaints = formGone || waited < SETTLE_MS ? [] : await refusals.hear(button.frame);
      const verdict = await verdictOf(
        page,
        { signs: before, fields: form },
        { signs: now, fields, traffic: traffic.read(), complaints: complaints.length, waited },
      ).catch(() => null);
      // Pages change in steps: only what holds twice counts.
      if (verdict !== null && verdict === last) {
        if (verdict === 'confirmed') return await confirmedOutcome(page, now);
        if (verdict === 'captcha') return { kind: 'captcha' };
        if (verdict === 'limited')
          return { kind: 'limited', retryAfter: traffic.read().limited?.retryAfter ?? null };
        if (verdict === 'email_code') return { kind: 'email_code', screenshot: await screenshotOf(page) };
        if (verdict === 'goes_on') return { kind: 'goes_on', screenshot: await screenshotOf(page) };
        if (verdict === 'refused') {
          // A page may say that something is wrong a moment before it says where.
          const heard = complaints.length > 0 ? complaints : await hearAfter(page, refusals, button.frame);
          const messages = [...heard, ...now.messages];
          const line = { key: '', message: lineWith(now.text, () => true) };
          return { kind: 'refused', messages: messages.length > 0 ? messages : [line] };
        }
        why = text.message('answeredError');
        break;
      }
      last = verdict;
      // What a still page confirms it says again at once; anything else may be a moment that passes.
      if (isStill && verdict !== 'confirmed') await page.waitForTimeout(POLL_MS);
    }
  } catch (error) {
    why = text.message('closed');
    problem = firstLine(error);
  } finally {
    traffic.stop();
  }
  const end = { address: page.url(), screenshot: await screenshotOf(page) };
  return { kind: 'unclear', why, ...end, ...(problem !== undefined && { error: problem }) };
}
