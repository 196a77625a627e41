import { findDates, withoutDate } from '#engines/resume/index.ts';

/** What stands before an item of a list. */
export const MARK = /^\s*[•·▪▫●○◦‣■□◆◇➢➤►▸✓✔❖»*∙⁃–—-]+\s+/u;
const BETWEEN_PARTS = /\t+|\s+[|•·–—]\s+|\s{3,}/;

/** A line without its item mark and its dates, in the parts its print sets apart. */
export function partsOf(line: string): string[] {
  let text = line.replace(MARK, '');
  for (const span of findDates(text).toReversed()) text = withoutDate(text, span);
  return text
    .split(BETWEEN_PARTS)
    .map((part) => part.trim().replace(/^[,;]|[,;]$/g, ''))
    .filter((part) => part !== '');
}
