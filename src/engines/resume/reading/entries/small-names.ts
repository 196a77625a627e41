import type { Line } from '#engines/resume/reading/lines.ts';

/** Whether a text begins with a name written small on purpose ("iFixit", "eBay"). */
export const isSmallBrand = (text: string): boolean => /^\p{Ll}{1,2}\p{Lu}\p{Ll}/u.test(text);

/** Whether a line that begins with a small letter is a name ("ledgerlint") rather than more of the text before it. */
export function isSmallName(line: Line, before: Line | undefined): boolean {
  if (!/^\p{Ll}/u.test(line.body)) return false;
  const [name = ''] = line.body.split(/\t| [|•·–—-] /u);
  if (isSmallBrand(name)) return name.split(/\s+/).length <= 4;
  if (name.split(/\s+/).length > 1) return false;
  // More of the text before it would follow at once, in the same print.
  if (before === undefined || line.line > before.line + 1) return true;
  return (line.bold && !before.bold) || /[.!?]$/.test(before.body);
}
