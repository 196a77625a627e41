import type { ElementHandle } from 'playwright-core';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { bareEntriesScript, markScript } from '#server/ports/browser/page/lists/entries.ts';
import { readOpenedScript } from '#server/ports/browser/page/lists/reading.ts';
import type { OpenedTexts } from '#server/ports/browser/page/lists/reading.ts';
import type { PageElement } from '#server/ports/browser/page/page-types.ts';
import { quietOf } from '#server/ports/browser/pace/quiet.ts';
import { standing } from './aim.ts';
import { pressAt, pressThrough } from './press.ts';

/** How long a list is waited for that takes words, and one that has to offer something. */
const TYPED_MS = 260;
const LIMIT_MS = 600;
/** How often a list is looked at again that the page is still asking somebody for. */
const MOST_LOOKS = 100;

/** Reads what was opened, and goes on while the page asks somebody for it. */
async function readOpened(field: LiveField): Promise<OpenedTexts> {
  const quiet = quietOf(field.frame.page());
  const script = readOpenedScript(field.manner === 'typed' ? TYPED_MS : LIMIT_MS);
  for (let look = 0, wasAsking = false; ; look += 1) {
    const seen = await field.frame.evaluate<OpenedTexts>(script);
    const isAsking = quiet.isAsking();
    if (seen.texts.length > 0 || seen.isMissed || look === MOST_LOOKS || !(isAsking || wasAsking))
      return seen;
    wasAsking = isAsking;
  }
}

/** What a control says of its list being open: "true", "false" or nothing. */
const expanded = (element: ElementHandle): Promise<string | null> =>
  element.evaluate((found) => (found as unknown as PageElement).getAttribute('aria-expanded'));

/**
 * Opens a list and reads it in as few looks as it takes, without waiting for what only closes another one. Null where that says
 * nothing certain, "covered" where a list that stands open lies over it.
 */
export async function readAtOnce(field: LiveField): Promise<string[] | 'covered' | null> {
  const { frame } = field;
  const element = await field.element(field.at);
  const shown = field.proxy === field.at ? element : await field.element(field.proxy);
  const [says, aimed] = await Promise.all([
    expanded(element),
    shown.evaluate(standing),
    frame.evaluate(markScript),
  ]);
  if (aimed.isCovered) return 'covered';
  if (says === 'true') return null;
  if (aimed.point !== null) await pressAt(frame.page(), shown, aimed.point);
  else await pressThrough(shown, frame);
  const seen = await readOpened(field);
  if (seen.isMissed) return null;
  const now = await expanded(element);
  if (seen.texts.length > 0) return seen.isGone || now === 'false' ? null : seen.texts;
  // What another box does as it is left may have closed this one's list.
  if (aimed.isLeaving || seen.isLeaving || now === 'true') return null;
  if (field.manner === 'typed') return [];
  return (await frame.evaluate<{ texts: string[] }>(`(({ texts }) => ({ texts }))(${bareEntriesScript})`))
    .texts;
}
