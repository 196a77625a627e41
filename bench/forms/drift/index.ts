import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashNames } from './names.ts';
import type { Drift } from './names.ts';
import { makeTag, pageHtml, putLast, tagsOf } from './page.ts';
import type { Page } from './page.ts';
import {
  frameSection,
  loosenLabels,
  markBlocks,
  replaceSelects,
  shadowBlocks,
  shuffleBlocks,
  unmark,
  wrapBlocks,
} from './structure.ts';
import { reword } from './wording.ts';

export { driftedName, nameBefore } from './names.ts';
export { waysToSay } from './wording.ts';
export type { Drift } from './names.ts';

const script = readFileSync(join(import.meta.dirname, 'page-script.js'), 'utf8');

/** The page as HTML, without the marks that say where it may drift. */
export function cleanHtml(page: Page): string {
  unmark(page);
  return pageHtml(page);
}

/**
 * A page in other words, other order and other clothes, growing with the strength: texts said otherwise and in the end in
 * French, blocks moved and wrapped, labels loosened, selects made lists of its own, names, ids and classes hashed, from 0.5
 * questions in shadow roots, from 0.75 a section in a frame. Who could fill it in before still can. Changes `page`.
 */
export function driftPage(page: Page, drift: Drift): string {
  if (drift.strength <= 0) return cleanHtml(page);
  markBlocks(page);
  reword(page, drift);
  shuffleBlocks(page, drift);
  loosenLabels(page, drift);
  replaceSelects(page, drift);
  wrapBlocks(page, drift);
  const [body] = tagsOf(page, ({ name }) => name === 'body');
  hashNames(page, drift);
  shadowBlocks(page, drift);
  frameSection(page, drift, script);
  if (body) putLast(body, makeTag(`<script>${script}</script>`));
  return cleanHtml(page);
}
