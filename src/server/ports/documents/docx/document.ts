import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { ArchiveTooLarge, DocxArchive } from './archive.ts';
import { readStyles } from './styles.ts';
import { DocxTextReader } from './text.ts';
import { sheetsWithoutLayout } from '#server/ports/documents/text-lines.ts';
import { MOST_CHARACTERS, tidy } from '#server/ports/documents/limits.ts';

const BODY = 'word/document.xml';

/** The body with its headers before and its footers after it: many people keep their contact details there. */
function partsOf(archive: DocxArchive): string[] {
  const names = archive.names().toSorted();
  const headers = names.filter((name) => /^word\/header\d*\.xml$/.test(name));
  const footers = names.filter((name) => /^word\/footer\d*\.xml$/.test(name));
  return [...headers, BODY, ...footers];
}

/** Reads the text of a DOCX that a person can see: not hidden, deleted, white or tiny, no comments, no field codes. */
export function readDocx(bytes: Uint8Array): ReadOutcome {
  try {
    const archive = new DocxArchive(bytes);
    if (!archive.names().includes(BODY)) return { kind: 'refused', reason: 'unsupported' };
    const styles = readStyles(archive.text('word/styles.xml'));
    const lines: SourceLine[] = [];
    const seen = new Set<string>();
    let left = MOST_CHARACTERS;
    for (const part of partsOf(archive)) {
      for (const { text, size, bold } of new DocxTextReader(styles, left).read(archive.text(part) ?? '')) {
        const line = tidy(text);
        // First, even and odd pages repeat their header.
        if (line.trim() === '' || (part !== BODY && seen.has(line))) continue;
        if (part !== BODY) seen.add(line);
        left -= line.length;
        lines.push({ page: 1, line: lines.length + 1, text: line, size, bold, x: 0 });
      }
    }
    if (lines.length === 0) return { kind: 'refused', reason: 'no_text' };
    return { kind: 'text', lines, pages: 1, sheets: sheetsWithoutLayout(1) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof ArchiveTooLarge ? 'too_large' : 'unreadable' };
  }
}
