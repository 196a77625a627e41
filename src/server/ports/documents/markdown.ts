import type { ReadOutcome } from '#server/ports/documents.ts';

/** How large headings of each level are shown, in points, beside text of ten. */
const HEADING_SIZES = [20, 15, 12, 11, 11, 11];
const TEXT_SIZE = 10;

/** A line of Markdown as it is shown: no marks of emphasis, code, links or pictures (CommonMark 0.31, chapter 6). */
const shown = (text: string): string =>
  text
    .replace(/!?\[([^\]]{0,300})\]\([^)\s]{0,500}[^)]{0,100}\)/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)?[^<>\s]{3,300})>/g, '$1')
    .replace(/(\*\*\*|\*\*|__)(?=\S)(.{1,400}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*_])([*_])(?=[^\s*_])(.{1,400}?)(?<=\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/`([^`]{1,200})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .trimEnd();

const isBold = (text: string): boolean => /^(?:\*\*|__)[^*_]{1,200}(?:\*\*|__)[\s,.:–—-]*$/.test(text.trim());
const isRule = (text: string): boolean =>
  /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|=+)$/.test(text);
const isTableRule = (text: string): boolean => /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/.test(text);

/** Lines of Markdown source as they are shown, with the size and weight their marks mean; rules are left out. */
export function showMarkdown(outcome: ReadOutcome): ReadOutcome {
  if (outcome.kind === 'refused') return outcome;
  const { lines } = outcome;
  const read = lines.flatMap((line, index) => {
    if (isRule(line.text) || isTableRule(line.text)) return [];
    const [, marks, title] = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line.text) ?? [];
    if (marks !== undefined && title !== undefined)
      return [
        { ...line, text: shown(title), size: HEADING_SIZES[marks.length - 1] ?? TEXT_SIZE, bold: true },
      ];
    const under = lines[index + 1];
    const underlined =
      under?.line === line.line + 1 ? /^\s{0,3}(=+|-{2,})\s*$/.exec(under.text)?.[1] : undefined;
    if (underlined !== undefined)
      return [
        {
          ...line,
          text: shown(line.text),
          size: HEADING_SIZES[underlined.startsWith('=') ? 0 : 1] ?? 0,
          bold: true,
        },
      ];
    const namesColumns = under?.line === line.line + 1 && isTableRule(under.text);
    const cells = /^\s*\|(.*)\|\s*$/.exec(line.text)?.[1];
    const text = shown(
      cells === undefined
        ? line.text
        : cells
            .split('|')
            .map((cell) => cell.trim())
            .join('\t'),
    );
    return text.trim() === ''
      ? []
      : [{ ...line, text, size: TEXT_SIZE, bold: isBold(line.text) || namesColumns }];
  });
  return read.length > 0 ? { ...outcome, lines: read } : { kind: 'refused', reason: 'no_text' };
}

/** Whether a text is Markdown: headings or emphasis written with marks on several lines. */
export const looksLikeMarkdown = (lines: readonly { text: string }[]): boolean =>
  lines.filter(({ text }) => /^#{1,4}\s\p{L}|\*\*\S[^*]*\*\*/u.test(text)).length >= 3;
