import type { ReadPage } from '#contract/career/resume-reading.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { MOST_CHARACTERS, tidy } from './limits.ts';

/** The pages of a document that knows no layout. */
export const sheetsWithoutLayout = (pages: number): ReadPage[] =>
  Array.from({ length: pages }, (_, index) => ({ page: index + 1, width: 0, height: 0, scanned: false }));

/** A text that knows no layout as the lines of its pages: a form feed ends a page; Word writes its own line break as a vertical tab. */
export function outcomeOf(text: string): ReadOutcome {
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .split('\f')
    .flatMap((page, index) =>
      page.split(/\r\n|\r|\n|\v/).map((line) => ({ page: index + 1, text: tidy(line) })),
    )
    .map((line, index) => ({ ...line, line: index + 1, size: 0, bold: false, x: 0 }))
    .filter((line) => line.text.trim() !== '');
  if (lines.length === 0) return { kind: 'refused', reason: 'no_text' };
  const pages = lines.at(-1)?.page ?? 1;
  return { kind: 'text', lines, pages, sheets: sheetsWithoutLayout(pages) };
}
