import { Parser } from 'htmlparser2';

/** A stretch of text that looks the same from end to end. `size` is in pixels, null where the block decides. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  font: string | null;
  size: number | null;
  /** Address of a link, null elsewhere. */
  href: string | null;
}

export interface Block {
  kind: 'h1' | 'h2' | 'h3' | 'text' | 'bullet' | 'number' | 'rule';
  /** Depth of a list item, 0 for the outermost. */
  level: number;
  /** Which numbered list an item belongs to, counted from 0. */
  list: number;
  align: 'left' | 'center' | 'right' | 'justify';
  runs: Run[];
  /** The cell of a table it stands in; null outside tables. */
  cell: Cell | null;
}

/** A cell: which table of the document, row and cell in the row, from 0; how far it stretches. */
export interface Cell {
  table: number;
  row: number;
  column: number;
  columns: number;
  rows: number;
}

type Look = Omit<Run, 'text'>;
const PLAIN: Look = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  font: null,
  size: null,
  href: null,
};
const INLINE = new Set(['a', 'span', 'strong', 'em', 'u', 's', 'br']);
const SILENT = new Set(['head', 'title', 'style', 'script']);
/** Pixels in an em, a point and a hundredth of the usual size. */
const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 };

const styleOf = (style: string | undefined, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style ?? '')?.[1]?.trim();

function sizeOf(style: string | undefined): number | null {
  const [, amount, unit = ''] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(styleOf(style, 'font-size') ?? '') ?? [];
  return amount === undefined ? null : Number(amount) * (PIXELS[unit] ?? 1);
}

function lookOf(name: string, style: string | undefined, href: string | undefined, around: Look): Look {
  const weight = styleOf(style, 'font-weight');
  const decoration = styleOf(style, 'text-decoration') ?? '';
  return {
    bold: name === 'strong' || weight === 'bold' || Number(weight) >= 600 || around.bold,
    italic: name === 'em' || styleOf(style, 'font-style') === 'italic' || around.italic,
    underline: name === 'u' || decoration.includes('underline') || around.underline,
    strike: name === 's' || decoration.includes('line-through') || around.strike,
    font: styleOf(style, 'font-family')?.split(',')[0]?.replaceAll(/['"]/g, '').trim() || around.font,
    size: sizeOf(style) ?? around.size,
    href: name === 'a' ? (href ?? null) : around.href,
  };
}

const alignOf = (style: string | undefined): Block['align'] => {
  const align = styleOf(style, 'text-align');
  return align === 'center' || align === 'right' || align === 'justify' ? align : 'left';
};

const MOST_SPANNED = 20;
const spanOf = (span: string | undefined): number =>
  Math.min(MOST_SPANNED, Math.max(1, Number.parseInt(span ?? '1', 10) || 1));

/** The row of a template: a title and, at the right, its dates. */
const isRow = (names: string | undefined): boolean => names?.split(' ').includes('line') ?? false;

/** Reads cleaned HTML as blocks of text, in reading order. */
class BlockReader {
  readonly blocks: Block[] = [];
  #looks: Look[] = [PLAIN];
  #kinds: { kind: Block['kind']; align: Block['align'] }[] = [{ kind: 'text', align: 'left' }];
  #lists: { ordered: boolean; list: number }[] = [];
  #numbered = 0;
  #silent = 0;
  #open: Block | null = null;
  /** The item whose mark is still to be set. */
  #mark = false;
  /** How many elements deep inside a row: a title with its dates, which stay one block with a tab between. */
  #row = 0;
  #tables = 0;
  /** The cell being read; tables do not stand in one another. */
  #cell: Cell | null = null;
  /** Rows of the table and cells of the row read so far; null outside a table. */
  #grid: { table: number; row: number; column: number } | null = null;

  open(name: string, attributes: Record<string, string>): void {
    if (SILENT.has(name)) this.#silent += 1;
    if (name === 'br') return this.#write('\n');
    if (INLINE.has(name)) {
      // Two pieces that a style sheet sets apart must not run together without it.
      if (name === 'span' && attributes['class'] !== undefined) this.#part(this.#row > 0 ? '\t' : ' ');
      const around = this.#looks.at(-1) ?? PLAIN;
      this.#looks.push(lookOf(name, attributes['style'], attributes['href'], around));
      return undefined;
    }
    if (this.#row === 0) this.#end();
    this.#openGrid(name, attributes);
    if (this.#row > 0 || isRow(attributes['class'])) this.#row += 1;
    if (name === 'hr')
      this.blocks.push({ kind: 'rule', level: 0, list: 0, align: 'left', runs: [], cell: this.#cell });
    if (name === 'ul' || name === 'ol') this.#openList(name === 'ol');
    const kind = name === 'h1' || name === 'h2' || name === 'h3' ? name : 'text';
    this.#kinds.push({ kind, align: alignOf(attributes['style']) });
    if (name === 'li') this.#mark = true;
    return undefined;
  }

  text(text: string): void {
    if (this.#silent === 0) this.#write(text.replaceAll(/\s+/g, ' '));
  }

  close(name: string): void {
    if (SILENT.has(name)) this.#silent -= 1;
    if (name === 'br') return;
    if (INLINE.has(name)) {
      if (this.#looks.length > 1) this.#looks.pop();
      return;
    }
    if (this.#row > 0) this.#row -= 1;
    if (this.#row === 0) this.#end();
    if (name === 'td' || name === 'th') this.#cell = null;
    if (name === 'table') this.#grid = null;
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (this.#kinds.length > 1) this.#kinds.pop();
  }

  /** Keeps count of the rows and cells of a table. */
  #openGrid(name: string, attributes: Record<string, string>): void {
    if (name === 'table') {
      this.#grid = { table: this.#tables, row: -1, column: -1 };
      this.#tables += 1;
    }
    if (this.#grid === null) return;
    if (name === 'tr') {
      this.#grid.row += 1;
      this.#grid.column = -1;
    }
    if (name !== 'td' && name !== 'th') return;
    this.#grid.column += 1;
    this.#cell = {
      ...this.#grid,
      row: Math.max(0, this.#grid.row),
      columns: spanOf(attributes['colspan']),
      rows: spanOf(attributes['rowspan']),
    };
  }

  #openList(ordered: boolean): void {
    this.#lists.push({ ordered, list: ordered ? this.#numbered : 0 });
    if (ordered) this.#numbered += 1;
  }

  #part(mark: ' ' | '\t'): void {
    const last = this.#open?.runs.at(-1);
    if (last && !/\s$/.test(last.text)) last.text += mark;
  }

  #write(text: string): void {
    if (this.#open === null && text.trim() === '') return;
    this.#open ??= this.#begin();
    const { runs } = this.#open;
    const last = runs.at(-1);
    const shown = last === undefined || /\s$/.test(last.text) ? text.replace(/^ /, '') : text;
    if (shown !== '') runs.push({ ...(this.#looks.at(-1) ?? PLAIN), text: shown });
  }

  #begin(): Block {
    const { kind, align } = this.#kinds.at(-1) ?? { kind: 'text', align: 'left' };
    const around = this.#lists.at(-1);
    const block = {
      level: Math.max(0, this.#lists.length - 1),
      list: around?.list ?? 0,
      align,
      runs: [],
      cell: this.#cell,
    };
    const isItem = this.#mark && around !== undefined && kind === 'text';
    this.#mark = false;
    return { ...block, kind: isItem ? (around.ordered ? 'number' : 'bullet') : kind };
  }

  #end(): void {
    const open = this.#open;
    this.#open = null;
    const last = open?.runs.at(-1);
    if (last) last.text = last.text.trimEnd();
    if (open && open.runs.some(({ text }) => text !== '')) this.blocks.push(open);
  }
}

/** The blocks of a cleaned resume, in reading order. */
export function resumeBlocks(html: string): Block[] {
  const reader = new BlockReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.blocks;
}
