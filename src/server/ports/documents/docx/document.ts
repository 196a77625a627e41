import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { ArchiveEncrypted, ArchiveTooLarge, DocxArchive } from './archive.ts';
import { partsOf } from './relationships.ts';
import { readStyles } from './styles.ts';
import { DocxTextReader } from './text.ts';
import { sheetsWithoutLayout } from '#server/ports/documents/text-lines.ts';
import { MOST_CHARACTERS, tidy } from '#server/ports/documents/limits.ts';

/** Reads the text of a DOCX that a person can see: not hidden, deleted, white or tiny, no comments, no field codes. */
export function readDocx(bytes: Uint8Array): ReadOutcome {
  try {
    const archive = new DocxArchive(bytes);
    const parts = partsOf(archive);
    if (parts === null) return { kind: 'refused', reason: 'unsupported' };
    const { body, headers, footers } = parts;
    const styles = readStyles(parts.styles === null ? null : archive.text(parts.styles));
    const lines: SourceLine[] = [];
    const seen = new Set<string>();
    let left = MOST_CHARACTERS;
    // Many people keep their contact details in the header of the page.
    for (const part of [...headers, body, ...footers]) {
      for (const { text, size, bold } of new DocxTextReader(styles, left).read(archive.text(part) ?? '')) {
        const line = tidy(text);
        // First, even and odd pages repeat their header.
        if (line.trim() === '' || (part !== body && seen.has(line))) continue;
        if (part !== body) seen.add(line);
        left -= line.length;
        lines.push({ page: 1, line: lines.length + 1, text: line, size, bold, x: 0 });
      }
    }
    if (lines.length === 0) return { kind: 'refused', reason: 'no_text' };
    return { kind: 'text', lines, pages: 1, sheets: sheetsWithoutLayout(1) };
  } catch (error) {
    if (error instanceof ArchiveEncrypted) return { kind: 'refused', reason: 'encrypted' };
    return { kind: 'refused', reason: error instanceof ArchiveTooLarge ? 'too_large' : 'unreadable' };
  }
}
