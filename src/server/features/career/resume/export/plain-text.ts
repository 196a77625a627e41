import { resumeBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';

const MARKS: Partial<Record<Block['kind'], string>> = { bullet: '- ', number: '- ' };

/** A line of the text; dates that stand beside a title go under it. */
const lineOf = ({ kind, runs }: Block): string => {
  const text = runs.map((run) => run.text).join('');
  return `${MARKS[kind] ?? ''}${kind === 'h2' ? text.toUpperCase() : text.replaceAll('\t', '\n')}`;
};

/** A cleaned resume as plain text: its lines in reading order, headings in capitals, a blank line before each and each entry. */
export function plainTextFile(html: string): string {
  const lines: string[] = [];
  let before: Block['kind'] | null = null;
  for (const block of resumeBlocks(html)) {
    if (block.kind === 'rule') continue;
    const opens = block.kind === 'h2' || (block.kind === 'h3' && before !== 'h2');
    if (opens && lines.length > 0) lines.push('');
    lines.push(lineOf(block));
    before = block.kind;
  }
  return `${lines.join('\n')}\n`;
}
