import type { Locator, Page, Request, Response } from 'playwright-core';
import type { SubmitOutcome } from '#server/ports/browser.ts';
import { observeForm } from './observe.ts';
import { CONFIRMED_ADDRESS, NEVER_PRESS, RECEIPT, SEND } from './phrases.data.ts';
import type { Signs } from './signs.ts';
import { readSigns } from './signs.ts';
import { plain } from './text.ts';

const POLL_MS = 150;
const WAIT_MS = 30_000;

/** The one button that sends the form: worded so, and never one that saves, clears or applies through another site. */
export async function findSendButton(page: Page): Promise<Locator | null> {
  const found: { button: Locator; submits: boolean }[] = [];
  for (const frame of page.frames()) {
    const buttons = frame.locator('button:visible, input[type="submit"]:visible, [role="button"]:visible');
    for (const button of await buttons.all().catch(() => [])) {
      const words = plain(
        (await button.innerText().catch(() => '')) || ((await button.getAttribute('value')) ?? ''),
      );
      if (!SEND.test(words) || NEVER_PRESS.test(words)) continue;
      const submits = await button.evaluate(
        (element: { type?: string; form?: unknown }) => element.type === 'submit' && Boolean(element.form),
      );
      found.push({ button, submits });
    }
  }
  // The one that submits a form, else the last: forms end with it.
  return (found.findLast(({ submits }) => submits) ?? found.at(-1))?.button ?? null;
}

/** What the network said since the click. */
interface Traffic {
  accepted: boolean;
  failed: boolean;
  pending: number;
}

const isSending = (request: Request) => request.method() !== 'GET' && request.method() !== 'OPTIONS';

function watchTraffic(page: Page): { read(): Traffic; stop(): void } {
  const open = new Set<Request>();
  const statuses: number[] = [];
  const onRequest = (request: Request) => void (isSending(request) && open.add(request));
  const onEnd = (request: Request) => void open.delete(request);
  const onResponse = (response: Response) =>
    void (isSending(response.request()) && statuses.push(response.status()));
  page
    .on('request', onRequest)
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd)
    .on('response', onResponse);
  return {
    read: () => ({
      accepted: statuses.some((status) => status >= 200 && status < 400),
      failed: statuses.some((status) => status >= 500),
      pending: open.size,
    }),
    stop: () => {
      page
        .off('request', onRequest)
        .off('requestfinished', onEnd)
        .off('requestfailed', onEnd)
        .off('response', onResponse);
    },
  };
}

const pathOf = (address: string) => `${new URL(address).pathname}${new URL(address).search}`;

/** What the page says after the click, weighed; null while it says nothing certain. */
export function judge(
  before: Signs,
  now: Signs,
  traffic: Traffic,
  formGone: boolean,
): 'confirmed' | 'refused' | 'captcha' | 'broken' | null {
  const text = now.confirmed && (formGone || !before.confirmed);
  const moved = now.address !== before.address && !CONFIRMED_ADDRESS.test(pathOf(before.address));
  const address = moved && CONFIRMED_ADDRESS.test(pathOf(now.address));
  const isNew = now.messages.some(({ message }) => !before.messages.some((old) => old.message === message));
  // A page without form and an answer without error may still be an error page: one sign has to say so itself.
  const signs = [text, address, traffic.accepted, formGone].filter(Boolean).length;
  if (!isNew && (text || address) && signs >= 2) return 'confirmed';
  if (traffic.failed) return 'broken';
  if (now.captcha && !before.captcha) return 'captcha';
  if (traffic.pending === 0 && !formGone && isNew) return 'refused';
  if (traffic.pending === 0 && formGone && now.closed) return 'refused';
  return null;
}

const screenshotOf = (page: Page) =>
  page.screenshot({ fullPage: true }).then(
    (shot) => new Uint8Array(shot),
    () => null,
  );

function lineWith(text: string, pattern: (line: string) => boolean): string {
  return (
    text
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

/** Clicks once and waits until the page says what became of it, at most 30 s. Never rejects once it has clicked. */
export async function submitForm(page: Page): Promise<SubmitOutcome> {
  const before = await readSigns(page);
  const button = await findSendButton(page);
  if (button === null)
    return { kind: 'refused', messages: [{ key: '', message: 'The form has no button that sends it.' }] };
  const traffic = watchTraffic(page);
  let why = 'The page did not say whether the application arrived.';
  try {
    await button.click({ noWaitAfter: true, timeout: 5000 });
    let last: ReturnType<typeof judge> = null;
    for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
      await page.waitForTimeout(POLL_MS);
      const now = await readSigns(page).catch(() => null);
      if (now === null) continue;
      const verdict = judge(before, now, traffic.read(), (await observeForm(page)).length === 0);
      // Pages change in steps: only what holds twice counts.
      if (verdict !== null && verdict === last) {
        if (verdict === 'confirmed') return await confirmedOutcome(page, now);
        if (verdict === 'captcha') return { kind: 'captcha' };
        if (verdict === 'refused')
          return {
            kind: 'refused',
            messages:
              now.messages.length > 0 ? now.messages : [{ key: '', message: lineWith(now.text, () => true) }],
          };
        why = 'The board answered with an error.';
        break;
      }
      last = verdict;
    }
  } catch (error) {
    why = error instanceof Error ? `The page went away: ${error.message.split('\n')[0] ?? ''}` : why;
  } finally {
    traffic.stop();
  }
  return { kind: 'unclear', why, address: page.url(), screenshot: await screenshotOf(page) };
}
