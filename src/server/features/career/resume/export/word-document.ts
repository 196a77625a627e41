import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import type { IParagraphOptions, ParagraphChild } from 'docx';
import { resumeBlocks } from './blocks.ts';
import type { Block, Run } from './blocks.ts';

const HALF_POINTS_PER_PIXEL = 1.5;
const TWIPS_PER_MM = 56.7;
const DEEPEST_LEVEL = 8;
const PAPERS = { letter: { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } };
const HEADINGS = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
} as const;
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

function textRuns({ text, bold, italic, underline, strike, font, size }: Run): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(index > 0 ? { break: 1 } : {}),
        // What the block's own style says is left to it.
        ...(bold ? { bold } : {}),
        ...(italic ? { italics: true } : {}),
        ...(underline ? { underline: {} } : {}),
        ...(strike ? { strike } : {}),
        ...(font === null ? {} : { font }),
        ...(size === null ? {} : { size: Math.round(size * HALF_POINTS_PER_PIXEL) }),
      }),
  );
}

const children = (runs: readonly Run[]): ParagraphChild[] =>
  runs.flatMap((run): ParagraphChild[] =>
    run.href === null ? textRuns(run) : [new ExternalHyperlink({ link: run.href, children: textRuns(run) })],
  );

function look(block: Block): IParagraphOptions {
  const level = Math.min(block.level, DEEPEST_LEVEL);
  switch (block.kind) {
    case 'h1':
    case 'h2':
    case 'h3':
      return { heading: HEADINGS[block.kind] };
    case 'bullet':
      return { bullet: { level } };
    case 'number':
      return { numbering: { reference: 'numbers', level, instance: block.list } };
    case 'rule':
      return { border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: 'C3CDC8' } } };
    case 'text':
    default:
      return {};
  }
}

const paragraph = (block: Block) =>
  new Paragraph({ ...look(block), alignment: ALIGNMENTS[block.align], children: children(block.runs) });

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: '16211D', font: 'Georgia' },
  paragraph: { spacing: { before, after: 60 }, keepNext: true },
});

/** A cleaned resume as a Word file: its text in reading order, with real headings, lists and links. */
export async function wordDocument(
  html: string,
  { name, paper }: { name: string; paper: 'letter' | 'a4' },
): Promise<Uint8Array> {
  const margin = Math.round(20 * TWIPS_PER_MM);
  const document = new Document({
    creator: name,
    title: `${name} – Resume`,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 22 }, paragraph: { spacing: { after: 60 } } },
        heading1: heading(40, 0),
        heading2: heading(26, 240),
        heading3: heading(22, 120),
      },
    },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.LEFT,
            style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: PAPERS[paper],
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: resumeBlocks(html).map(paragraph),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
