import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { IParagraphOptions, ParagraphChild } from 'docx';
import { decodeEntities } from '#engines/text/index.ts';
import { resumeBlocks } from './blocks.ts';
import type { Block, Run } from './blocks.ts';
import { withTables } from './word-tables.ts';

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

const LANGUAGES = { en: 'en-CA', fr: 'fr-CA' } as const;
/** Typefaces that every Word has, by the template the page is in. */
const FONTS: Readonly<Record<string, string>> = { classic: 'Georgia', graduate: 'Calibri', plain: 'Arial' };
const USUAL_FONT = 'Calibri';
const SMALL_TYPE = new Set(['compact']);

interface Setting {
  language: 'en' | 'fr';
  font: string;
  /** In half points. */
  size: number;
  title: string;
}

/** What the page around the text says: its language, its title, and the template it is in. */
function settingOf(html: string): Setting {
  const template = /<body[^>]* class="([\w-]+)/.exec(html)?.[1] ?? '';
  return {
    language: /<html[^>]* lang="fr/.test(html) ? 'fr' : 'en',
    font: FONTS[template] ?? USUAL_FONT,
    size: SMALL_TYPE.has(template) ? 19 : 22,
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
  };
}

function textRuns(
  { text, bold, italic, underline, strike, font, size }: Run,
  isBesideTitle: boolean,
): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(index > 0 ? { break: 1 } : {}),
        // What the block's own style says is left to it.
        ...(bold || isBesideTitle ? { bold } : {}),
        ...(italic ? { italics: true } : {}),
        ...(underline ? { underline: {} } : {}),
        ...(strike ? { strike } : {}),
        ...(font === null ? {} : { font }),
        ...(size === null ? {} : { size: Math.round(size * HALF_POINTS_PER_PIXEL) }),
      }),
  );
}

/** Runs as Word has them; dates beside a title are not as bold as it. */
const children = (runs: readonly Run[]): ParagraphChild[] => {
  const tab = runs.findIndex(({ text }) => text.endsWith('\t'));
  return runs.flatMap((run, index): ParagraphChild[] => {
    const set = textRuns(run, tab !== -1 && index > tab);
    return run.href === null ? set : [new ExternalHyperlink({ link: run.href, children: set })];
  });
};

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

/** `rightEdge` is where dates beside a title end, in twips from the left margin. */
const paragraph = (block: Block, next: Block | undefined, rightEdge: number) =>
  new Paragraph({
    ...look(block),
    alignment: ALIGNMENTS[block.align],
    children: children(block.runs),
    ...(block.runs.some(({ text }) => text.includes('\t'))
      ? { tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }] }
      : {}),
    // The line under a title stays with the first of its list.
    ...(block.kind === 'text' && next?.kind === 'bullet' ? { keepNext: true } : {}),
  });

const heading = (size: number, before: number, font: string) => ({
  run: { size, bold: true, color: '16211D', font },
  paragraph: { spacing: { before, after: 60 }, keepNext: true, keepLines: true },
});
const RULE = { style: BorderStyle.SINGLE, size: 4, space: 2, color: '8A9692' };

/** A cleaned resume as a Word file: its text in reading order, with real headings, lists and links,
 * its language and title set. No table holds its layout; a table the person made stays one. */
export async function wordDocument(
  html: string,
  { name, paper }: { name: string; paper: 'letter' | 'a4' },
): Promise<Uint8Array> {
  const margin = Math.round(18 * TWIPS_PER_MM);
  const { language, font, size, title } = settingOf(html);
  const ruled = heading(size + 3, 240, font);
  const rightEdge = PAPERS[paper].width - 2 * margin;
  const blocks = resumeBlocks(html);
  const document = new Document({
    creator: name,
    title: title === '' ? name : title,
    styles: {
      default: {
        document: {
          run: { font, size, language: { value: LANGUAGES[language] } },
          paragraph: { spacing: { after: 60 } },
        },
        heading1: heading(size + 20, 0, font),
        heading2: { ...ruled, paragraph: { ...ruled.paragraph, border: { bottom: RULE } } },
        heading3: heading(size, 120, font),
        hyperlink: { run: { color: '16211D', underline: {} } },
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
        children: withTables(blocks, (block, next) => paragraph(block, next, rightEdge)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
