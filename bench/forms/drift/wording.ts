import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { lot } from './names.ts';
import type { Drift } from './names.ts';
import { tagsOf, textsOf } from './page.ts';
import type { Page } from './page.ts';

/** Other ways to say a text of a form, and how French says it. */
const wordings = z
  .record(z.string(), z.strictObject({ ways: z.array(z.string()).optional(), french: z.string().optional() }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'wordings.json'), 'utf8')));

const ATTRIBUTES = ['placeholder', 'aria-label'];

/** A text in other words, or in French at full strength. The same text is said the same way on the whole page. */
function said(text: string, drift: Drift): string {
  const known = wordings[text];
  if (!known) return text;
  if (drift.strength >= 1 && known.french !== undefined) return known.french;
  const ways = known.ways ?? [];
  if (lot(drift, 'words', text) >= drift.strength) return text;
  return ways[Math.floor(lot(drift, 'way', text) * ways.length)] ?? text;
}

/** Every way in which a text is said at one strength or another. */
export function waysToSay(text: string): string[] {
  const { ways = [], french = text } = wordings[text] ?? {};
  return [text, ...ways, french];
}

/** Says the texts of a page in other words, all of them in French at full strength. */
export function reword(page: Page, drift: Drift): void {
  for (const text of textsOf(page)) {
    const trimmed = text.data.trim();
    text.data = text.data.replace(trimmed, () => said(trimmed.replace(/\s+/g, ' '), drift));
  }
  for (const { name, attribs } of tagsOf(page, () => true)) {
    const buttons = name === 'input' && ['submit', 'reset'].includes(attribs['type'] ?? '');
    for (const attribute of buttons ? ['value'] : ATTRIBUTES) {
      const text = attribs[attribute];
      if (text !== undefined) attribs[attribute] = said(text, drift);
    }
    if (name === 'html' && drift.strength >= 1) attribs['lang'] = 'fr';
  }
}
