import type { DocxParagraph } from './paragraph.ts';
import { Parser } from 'htmlparser2';
import type { Attributes } from './attributes.ts';
import { isOn, valueOf } from './attributes.ts';
import type { Run } from './run.ts';
import { canBeSeen, isDark, setRun, startRun } from './run.ts';
import { closeRow } from './rows.ts';
import type { Row } from './rows.ts';
import type { DocxStyle } from './styles.ts';

interface Paragraph {
  style: string;
  item: boolean;
  text: string;
  size: number;
  letters: number;
  boldLetters: number;
  /** It stands on a dark ground, its own or its cell's. */
  onDark: boolean;
}

/** Elements whose text is not on the page: what was deleted or moved away, field codes, comments, the older twin of a drawing. */
const UNSEEN = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'w:rubyBase',
  'w:sectPr',
  'w:pPrChange',
  'w:rPrChange',
  'w:trPrChange',
]);

/** Walks one XML part and keeps the text a reader can see, paragraph by paragraph. */
export class DocxTextReader {
  readonly #styles: Map<string, DocxStyle>;
  readonly #done: DocxParagraph[] = [];
  readonly #paragraphs: Paragraph[] = [];
  readonly #most: number;
  #run: Run = { hidden: false, white: false, onDark: false, bold: false, size: 0, rise: 0 };
  /** Which of the open cells are dark. */
  readonly #darkCells: boolean[] = [];
  /** What is being set; `mark` is the sign that ends a paragraph, which nobody sees. */
  #properties: 'paragraph' | 'mark' | 'run' | null = null;
  readonly #rows: Row[] = [];
  /** Which of the open rows are hidden: what sets it stands before their cells. */
  readonly #hiddenRows: boolean[] = [];
  #unseenDepth = 0;
  #inText = false;
  #characters = 0;

  constructor(styles: Map<string, DocxStyle>, most: number) {
    this.#styles = styles;
    this.#most = most;
  }

  read(xml: string): DocxParagraph[] {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        onclosetag: (name) => this.#close(name),
        ontext: (text) => {
          if (this.#inText) this.#add(text);
        },
      },
      { xmlMode: true, decodeEntities: true },
    );
    parser.write(xml);
    parser.end();
    return this.#done;
  }

  #open(name: string, attributes: Attributes): void {
    if (UNSEEN.has(name)) this.#unseenDepth += 1;
    const paragraph = this.#paragraphs.at(-1);
    switch (name) {
      case 'w:p':
        this.#paragraphs.push({
          style: '',
          item: false,
          text: '',
          size: 0,
          letters: 0,
          boldLetters: 0,
          onDark: this.#darkCells.at(-1) ?? false,
        });
        return this.#startRun();
      case 'w:tr':
        return this.#startRow();
      case 'w:tc':
        this.#rows.at(-1)?.starts.push(this.#done.length);
        this.#darkCells.push(false);
        return undefined;
      case 'w:hidden':
        return this.#hideRow(attributes);
      case 'w:shd':
        return this.#shade(attributes);
      case 'w:pPr':
        this.#properties = 'paragraph';
        return undefined;
      case 'w:pStyle':
        if (paragraph) paragraph.style = valueOf(attributes);
        return undefined;
      case 'w:numId':
        if (paragraph) paragraph.item = valueOf(attributes) !== '0';
        return undefined;
      case 'w:r':
        return this.#startRun();
      case 'w:rPr':
        if (this.#properties === null) this.#properties = 'run';
        if (this.#properties === 'paragraph') this.#properties = 'mark';
        return undefined;
      case 'w:t':
        this.#inText = true;
        return undefined;
      case 'w:tab':
      case 'w:ptab':
        if (this.#properties === null) this.#add('\t');
        return undefined;
      case 'w:br':
      case 'w:cr':
        return this.#break();
      case 'w:noBreakHyphen':
        return this.#add('-');
      default:
        if (this.#properties === 'run') setRun(this.#run, this.#styles, name, attributes);
        return undefined;
    }
  }

  #close(name: string): void {
    if (UNSEEN.has(name)) this.#unseenDepth = Math.max(0, this.#unseenDepth - 1);
    if (name === 'w:t') this.#inText = false;
    if (name === 'w:pPr') this.#properties = null;
    if (name === 'w:rPr' && this.#properties === 'run') this.#properties = null;
    if (name === 'w:rPr' && this.#properties === 'mark') this.#properties = 'paragraph';
    if (name === 'w:tc') {
      this.#rows.at(-1)?.ends.push(this.#done.length);
      this.#darkCells.pop();
    }
    if (name === 'w:tr') {
      closeRow(this.#rows.pop(), this.#done);
      this.#hiddenRows.pop();
    }
    if (name === 'w:p') {
      this.#break();
      this.#paragraphs.pop();
    }
  }

  #startRow(): void {
    this.#rows.push({ starts: [], ends: [] });
    this.#hiddenRows.push(false);
  }

  #hideRow(attributes: Attributes): void {
    const isInRow = this.#hiddenRows.length > 0 && this.#unseenDepth === 0;
    if (isInRow) this.#hiddenRows.splice(-1, 1, isOn(attributes));
  }

  #startRun(): void {
    const { style = '', onDark = false } = this.#paragraphs.at(-1) ?? {};
    this.#run = startRun(this.#styles, style, onDark);
  }

  /** The ground of a run, a paragraph or a cell, whichever is being set; a cell's own text follows what sets it. */
  #shade(attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#properties === 'run') setRun(this.#run, this.#styles, 'w:shd', attributes);
    else if (!isDark(attributes)) return;
    else if (this.#properties === 'paragraph' && paragraph !== undefined) paragraph.onDark = true;
    else if (this.#properties === null && this.#darkCells.length > 0) this.#darkCells.splice(-1, 1, true);
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const run = this.#run;
    const isHidden = this.#unseenDepth > 0 || this.#hiddenRows.includes(true);
    if (!paragraph || !canBeSeen(run) || isHidden || this.#characters > this.#most) return;
    this.#characters += text.length;
    paragraph.text += text.replaceAll(/[\r\n]+/g, ' ');
    const letters = text.trim().length;
    paragraph.letters += letters;
    if (run.bold) paragraph.boldLetters += letters;
    if (letters > 0) paragraph.size = Math.max(paragraph.size, run.size);
  }

  #break(): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    const style = this.#styles.get(paragraph.style);
    if (paragraph.text.trim() !== '') {
      const item = paragraph.item || (style?.list ?? false);
      this.#done.push({
        text: item ? `• ${paragraph.text.trimStart()}` : paragraph.text,
        size: paragraph.size,
        bold: paragraph.boldLetters * 2 > paragraph.letters || (style?.heading ?? false),
      });
    }
    Object.assign(paragraph, { text: '', letters: 0, boldLetters: 0, size: 0, item: false });
  }
}
