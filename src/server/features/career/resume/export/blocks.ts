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
    if (this.#row > 0 || isRow(attributes['class'])) this.#row += 1;
    if (name === 'hr') this.blocks.push({ kind: 'rule', level: 0, list: 0, align: 'left', runs: [] });
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
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (this.#kinds.length > 1) this.#kinds.pop();
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
    const block = { level: Math.max(0, this.#lists.length - 1), list: around?.list ?? 0, align, runs: [] };
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
