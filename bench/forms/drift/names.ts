import { createHash } from 'node:crypto';
import { tagsOf } from './page.ts';
import type { Page } from './page.ts';

/** How far a page has moved from how it was written: `strength` 0 to 1. The same seed gives the same page again. */
export interface Drift {
  strength: number;
  seed: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A number of [0, 1) that belongs to one decision about one thing. It does not depend on the strength, so whatever has
 * drifted at one strength has drifted at every greater one.
 */
export const lot = (drift: Drift, decision: string, thing: string): number =>
  parseInt(hash(`${drift.seed}\n${decision}\n${thing}`).slice(0, 12), 16) / 2 ** 48;

/** A name without meaning, or the name itself where its lot was not drawn. All of them have lost it at 2/3. */
export function driftedName(name: string, drift: Drift): string {
  const drawn = lot(drift, 'name', name) < drift.strength * 1.5;
  return drawn ? `q${hash(`${drift.seed}\nname\n${name}`).slice(0, 9)}` : name;
}

/** The name that a field had before any drift. */
export const nameBefore = (name: string, names: readonly string[], drift: Drift): string =>
  names.find((known) => driftedName(known, drift) === name) ?? name;

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Takes the meaning from names, ids and classes; what refers to them follows. */
export function hashNames(page: Page, drift: Drift): void {
  const renamed = (words: string) =>
    words
      .split(/\s+/)
      .map((word) => driftedName(word, drift))
      .join(' ');
  for (const { attribs } of tagsOf(page, ({ name }) => name !== 'meta'))
    for (const attribute of ['id', 'class', 'name', ...REFERENCES]) {
      const value = attribs[attribute];
      if (value !== undefined && value !== '') attribs[attribute] = renamed(value);
    }
  for (const style of tagsOf(page, ({ name }) => name === 'style'))
    for (const rules of style.children)
      if ('data' in rules)
        rules.data = rules.data.replace(/(?<=[.#])([a-z][\w-]*)(?=[^{}]*\{)/g, (word: string) =>
          driftedName(word, drift),
        );
}
