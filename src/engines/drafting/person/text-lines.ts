import type { SourceLine } from '#contract/career/facts.ts';

/** A typed or pasted text as lines for reading a CV. */
export const textLines = (text: string): SourceLine[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ page: 1, line: index + 1, text: line, size: 0, bold: false, x: 0 }))
    .filter((line) => line.text.trim() !== '');
