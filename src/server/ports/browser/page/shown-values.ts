import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const tidy: typeof import('./sight.ts').tidy;
declare const wordsOf: typeof import('./sight.ts').wordsOf;

/**
 * The name and the value of a list of the page's own that says both in one label, "Selected country: Canada +1" on a button
 * that shows "+1", or "Country Canada Required" on one that shows "Canada"; null where its label is a name alone.
 */
export function nameAndValue(control: PageElement): { name: string; value: string } | null {
  const said = tidy(control.getAttribute('aria-label') ?? '');
  const shown = control.matches('input, select, textarea') ? '' : tidy(wordsOf(control));
  // The sign of a flag may be among what is shown.
  const bare = shown.replaceAll(/\p{RI}|\p{Extended_Pictographic}|[▾▼⌄]/gu, '').trim();
  const at = bare.length < 2 ? -1 : said.lastIndexOf(bare);
  if (at <= 0 || (!/\s$/.test(said.slice(0, at)) && !/[:(]$/.test(said.slice(0, at)))) return null;
  const divided = /^(.{3,60}?)\s*[:–]\s+(.+)$/.exec(said);
  const [, name = '', value = ''] =
    divided?.[2]?.includes(bare) === true ? divided : ['', said.slice(0, at), bare];
  return { name: tidy(name.replace(/[\s:,–(-]+$/, '')), value: tidy(value) };
}

/** The text of these functions, for a script that has those of sight.ts as well. */
export const shownValuesScript = String(nameAndValue);
