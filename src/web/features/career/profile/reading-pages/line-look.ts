import type { CorrectedField, CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { isDoubtful, labelOf } from '#engines/corrections/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { text } from './messages.ts';

/** How a line looks on the page: read, asked about, left over, none of the resume, or only in order. */
export type LineLook = 'read' | 'doubtful' | 'unused' | 'dismissed' | 'order';

export function lookOf(line: CorrectedLine, fields: ReadonlyMap<string, CorrectedField>): LineLook {
  if (line.fate !== 'fact') return line.fate;
  const own = line.paths.flatMap((path) => fields.get(path) ?? []);
  return own.some(isDoubtful) ? 'doubtful' : 'read';
}

/** What a line's button is called: its number, its words, and what I made of them. */
export function nameOf(line: CorrectedLine, look: LineLook): string {
  const labels = line.paths.map(labelOf).filter((label) => label !== null);
  const values = [...new Set(labels.map(messageText))];
  return text('line', { line: line.line, words: line.text.replaceAll('\t', ' '), look, values });
}
