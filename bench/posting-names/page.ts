import type { Line } from '#engines/postings/facts/text/lines.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';
import type { Passage } from '#engines/postings/facts/text/passages.ts';
import { sentencesOf } from '#engines/postings/facts/text/sentences.ts';

/** A line of a posting as names are looked for in it. */
export interface NamingLine {
  text: string;
  flat: string;
  at: number;
  /** The label it opens with, flat, and what follows; both '' without one. */
  label: string;
  value: string;
  section: Passage['section'] | 'heading';
  item: boolean;
  sentences: readonly string[];
}

/** Names stand in the first lines, or in the last, where people sign. */
const LINES = 120;

/** The lines of a posting in which names may stand. */
export function namingLines(lines: readonly Line[], passages: readonly Passage[]): NamingLine[] {
  const byLine = new Map<number, Passage>();
  for (const passage of passages) if (!byLine.has(passage.line)) byLine.set(passage.line, passage);
  return lines.slice(0, LINES).flatMap(({ text }, at) => {
    const passage = byLine.get(at);
    const label = passage?.label ?? '';
    return [
      {
        text,
        flat: flatten(text),
        at,
        label,
        value:
          label === '' ? '' : (/^[^:=\t|–—-]*(?:[:=\t|]|\s[-–—])\s*(.+)$/u.exec(text)?.[1]?.trim() ?? ''),
        section: passage?.section ?? 'heading',
        item: passage?.item ?? false,
        sentences: sentencesOf(text),
      },
    ];
  });
}
