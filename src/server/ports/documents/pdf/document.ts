import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { MOST_CHARACTERS, MOST_PAGES, tidy } from '#server/ports/documents/limits.ts';
import { isGarbled } from './garbled.ts';
import { toMatrix, identity } from './matrix.ts';
import { newLayout } from './lines.ts';
import { linesOfPage } from './page-lines.ts';
import type { PageLine } from './joined-rows.ts';
import type { Layout } from './lines.ts';
import type { Drawing } from './drawing.ts';
import { FontFiles } from './fonts/font-files.ts';
import { PageFonts } from './fonts/page-fonts.ts';
import { GlyphReader } from './glyphs.ts';

/** Larger pictures are not decoded: they hold no text, and a small file can claim a huge one. */
const LARGEST_PICTURE_PIXELS = 2_000_000;
/** A page with fewer letters than this under a picture of more than this share of it is a scan. */
const SCAN_LETTERS = 40;
const SCAN_SHARE = 0.4;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(
  document: Document,
  number: number,
  { most, layout, files }: { most: number; layout: Layout; files: FontFiles },
) {
  const { OPS } = await getResolvedPDFJS();
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const layers = await document.getOptionalContentConfig();
  const fonts = new PageFonts((id) => (page.commonObjs.has(id) ? page.commonObjs.get(id) : null), files);
  const drawing: Drawing = {
    operators: OPS,
    functions: list.fnArray,
    parameters: list.argsArray,
    toPage: toMatrix(viewport.transform) ?? identity,
    width: viewport.width,
    height: viewport.height,
    fontOf: (id) => fonts.get(id),
    // pdf.js answers true for groups it does not know.
    isShown: (group) => typeof group !== 'object' || group === null || layers.isVisible(group) !== false,
  };
  let reader = new GlyphReader(drawing, most);
  let glyphs = reader.read();
  if (fonts.believeNames()) {
    reader = new GlyphReader(drawing, most);
    glyphs = reader.read();
  }
  const lines = linesOfPage({ glyphs, ...reader.drawn }, layout);
  page.cleanup();
  const { width, height } = drawing;
  const scanned = glyphs.length < SCAN_LETTERS && reader.drawn.largestPicture > width * height * SCAN_SHARE;
  return { lines, sheet: { page: number, width, height, scanned } };
}

/** Where the words stand that are left of a line when its text is tidied. */
const shownWords = ({ text, words }: PageLine) => {
  const written = text.trim().split(/\s+/);
  return written.length === words.length ? words.filter((_, index) => tidy(written[index] ?? '') !== '') : [];
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Reads the text of a PDF that a person can see: not what is white on white, under a picture, tiny or off the page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadOutcome> {
  const files = new FontFiles(bytes);
  let document: Document;
  try {
    document = await getDocumentProxy(bytes, {
      maxImageSize: LARGEST_PICTURE_PIXELS,
      enableXfa: false,
      // What its glyphs are called, beside what they are said to mean.
      fontExtraProperties: true,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    return { kind: 'refused', reason: nameOf(error) === 'PasswordException' ? 'encrypted' : 'unreadable' };
  }
  if (document.numPages > MOST_PAGES) return { kind: 'refused', reason: 'too_large' };
  const lines: SourceLine[] = [];
  const sheets: ReadPage[] = [];
  let characters = 0;
  let broken = 0;
  const layout = newLayout();
  for (let number = 1; number <= document.numPages && characters < MOST_CHARACTERS; number += 1) {
    const found = await readPage(document, number, {
      most: MOST_CHARACTERS - characters,
      layout,
      files,
    }).catch(() => null);
    sheets.push(found?.sheet ?? { page: number, width: 0, height: 0, scanned: false });
    if (!found) broken += 1;
    for (const line of found?.lines ?? []) {
      const text = tidy(line.text).trimStart();
      if (text === '') continue;
      characters += text.length;
      lines.push({ ...line, text, words: shownWords(line), page: number, line: lines.length + 1 });
    }
  }
  if (isGarbled(lines.map(({ text }) => text).join('\n'))) return { kind: 'refused', reason: 'garbled' };
  if (lines.length > 0) return { kind: 'text', lines, pages: document.numPages, sheets };
  return { kind: 'refused', reason: broken > 0 ? 'unreadable' : 'no_text' };
}
