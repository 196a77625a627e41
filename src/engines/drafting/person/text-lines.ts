import type { SourceLine } from '#contract/career/facts.ts';

/** A typed or pasted text as lines for reading a resume. */
export const textLines = (text: string): SourceLine[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ page: 1, line: index + 1, text: line, size: 0, bold: false, x: 0 }))
    .filter((line) => line.text.trim() !== '');

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A text as lines that look as they did in the document it was taken from: `seen` are that document's lines. A line the
 * person changed looks like the one before it. Without a line in common, the text is lines of no look at all.
 */
export function linesAsSeen(text: string, seen: readonly SourceLine[]): SourceLine[] {
  const texts = seen.map((one) => words(one.text));
  let next = 0;
  let before: SourceLine | undefined;
  return textLines(text).map((line) => {
    const found = texts.indexOf(words(line.text), next);
    if (found !== -1) {
      next = found + 1;
      before = seen[found];
      return { ...line, ...before, line: line.line };
    }
    return before === undefined
      ? line
      : { ...line, page: before.page, size: before.size, x: before.x, bold: false };
  });
}

/** Whether a text is, line for line, what a document says. */
export function isTextOf(text: string, seen: readonly SourceLine[]): boolean {
  const [mine, theirs] = [textLines(text), seen.filter((line) => line.text.trim() !== '')];
  return (
    mine.length > 0 &&
    mine.length === theirs.length &&
    mine.every((line, index) => words(line.text) === words(theirs[index]?.text ?? ''))
  );
}
