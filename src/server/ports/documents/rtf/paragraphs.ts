import type { SourceLine } from '#contract/career/facts.ts';
import { closeRow } from '#server/ports/documents/docx/rows.ts';
import type { Row } from '#server/ports/documents/docx/rows.ts';
import type { DocxParagraph } from '#server/ports/documents/docx/paragraph.ts';
import { tidy } from '#server/ports/documents/limits.ts';

/** A paragraph and its page. */
interface Printed extends DocxParagraph {
  page: number;
}

/** The paragraphs of a document as they are written, letters of one print after the other; rows of tables become lines. */
export class Paragraphs {
  readonly #done: Printed[] = [];
  #row: Row | null = null;
  #text = '';
  #letters = 0;
  #boldLetters = 0;
  #size = 0;
  /** Letters so far, in all. */
  characters = 0;

  write(text: string, { bold, size }: { bold: boolean; size: number }): void {
    this.#text += text;
    this.characters += text.length;
    if (text.trim() === '') return;
    this.#letters += text.length;
    if (bold) this.#boldLetters += text.length;
    this.#size = Math.max(this.#size, size);
  }

  /** Begins an item; how its mark is printed says nothing of its text. */
  mark(): void {
    this.#text += '• ';
    this.characters += 2;
  }

  end(page: number, inTable: boolean): void {
    const text = tidy(this.#text).replace(/\t+$/, '');
    if (inTable) this.#openRow();
    if (text.trim() !== '')
      this.#done.push({ page, text, size: this.#size, bold: this.#boldLetters * 2 > this.#letters });
    this.#text = '';
    this.#letters = 0;
    this.#boldLetters = 0;
    this.#size = 0;
  }

  /** Ends a cell and its last paragraph, or the row they stand in. */
  endCell(name: 'cell' | 'row', page: number): void {
    const row = this.#openRow();
    this.end(page, true);
    if (name === 'cell') {
      row.ends.push(this.#done.length);
      row.starts.push(this.#done.length);
      return;
    }
    row.starts.pop();
    closeRow(row, this.#done);
    this.#row = null;
  }

  get lines(): SourceLine[] {
    return this.#done.map((printed, index) => ({ ...printed, line: index + 1, x: 0 }));
  }

  /** The row that is open, or one that begins with the next paragraph. */
  #openRow(): Row {
    return (this.#row ??= { starts: [this.#done.length], ends: [] });
  }
}
