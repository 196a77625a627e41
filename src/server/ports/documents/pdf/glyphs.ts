import type { Matrix } from './matrix.ts';
import {
  apply,
  areaOf,
  contains,
  identity,
  intersect,
  multiply,
  toMatrix,
  transformedBox,
} from './matrix.ts';
import type { Drawing, Glyph, State } from './drawing.ts';
import { FAINTEST, goesOn, isInked, isRectangle, listOf, numberOf, startState } from './drawing.ts';
import { isMark, MOST_MARKS } from './marks.ts';
import { nothingDrawn, rulesOf } from './tables/ruled.ts';
import { canBeRead, Paint, parseColour } from './paint.ts';

/** Follows a page's drawing operators and keeps the characters a reader can see (ISO 32000-1, chapters 8 and 9). */
export class GlyphReader {
  readonly #drawing: Drawing;
  readonly #names: Map<number, string>;
  readonly #paint = new Paint();
  readonly #stack: State[] = [];
  readonly #layers: boolean[] = [];
  readonly #glyphs: (Glyph & { order: number; centre: number })[] = [];
  readonly #most: number;
  #state: State;
  #text: Matrix = identity;
  #line: Matrix = identity;
  #order = 0;
  #clipPending = false;
  /** Small filled shapes and lines, and the area of the largest picture in square points. */
  readonly drawn = { ...nothingDrawn(), largestPicture: 0 };

  constructor(drawing: Drawing, most: number) {
    this.#drawing = drawing;
    this.#most = most;
    this.#names = new Map(Object.entries(drawing.operators).map(([name, code]) => [code, name]));
    this.#state = startState(drawing);
  }

  /** Every visible character of the page, in the order it was drawn. */
  read(): Glyph[] {
    for (const [index, code] of this.#drawing.functions.entries()) {
      this.#order = index;
      this.#step(this.#names.get(code) ?? '', listOf(this.#drawing.parameters[index]));
      if (this.#glyphs.length > this.#most) break;
    }
    return this.#glyphs.filter((glyph) => !this.#paint.coveredAfter(glyph.order, glyph.x, glyph.centre));
  }

  #step(name: string, parameters: readonly unknown[]): void {
    const [first, second] = parameters;
    const state = this.#state;
    switch (name) {
      case 'save':
      case 'beginGroup':
        return this.#save();
      case 'restore':
      case 'endGroup':
      case 'paintFormXObjectEnd':
        return this.#restore();
      case 'paintFormXObjectBegin':
        this.#save();
        return this.#transform(first, second);
      case 'transform':
        return this.#transform(parameters, null);
      case 'setFillRGBColor':
        state.fill = parseColour(first);
        return undefined;
      case 'setFillColorN':
      case 'setFillTransparent':
        state.fill = null;
        return undefined;
      case 'setStrokeRGBColor':
        state.stroke = parseColour(first);
        return undefined;
      case 'setStrokeColorN':
        state.stroke = null;
        return undefined;
      case 'setGState':
        return this.#setGraphics(first);
      case 'clip':
      case 'eoClip':
        this.#clipPending = true;
        return undefined;
      case 'constructPath':
        return this.#path(parameters);
      case 'shadingFill':
        return this.#paint.add({ order: this.#order, box: state.clip, colour: null, covers: false });
      case 'beginMarkedContent':
        return void this.#layers.push(true);
      case 'beginMarkedContentProps':
        return void this.#layers.push(first !== 'OC' || this.#drawing.isShown(second));
      case 'endMarkedContent':
        return void this.#layers.pop();
      default:
        if (/^paint.*(Image|Mask)/.test(name)) return this.#image();
        return this.#textStep(name, parameters);
    }
  }

  #textStep(name: string, parameters: readonly unknown[]): void {
    const [first, second] = parameters;
    const state = this.#state;
    switch (name) {
      case 'beginText':
        this.#text = this.#line = identity;
        return undefined;
      case 'setFont':
        return this.#setFont(first, second);
      case 'setCharSpacing':
        state.characterSpacing = numberOf(first);
        return undefined;
      case 'setWordSpacing':
        state.wordSpacing = numberOf(first);
        return undefined;
      case 'setHScale':
        return void (state.scale = numberOf(first) / 100);
      case 'setLeading':
        return void (state.leading = -numberOf(first));
      case 'setTextRise':
        state.rise = numberOf(first);
        return undefined;
      case 'setTextRenderingMode':
        state.mode = numberOf(first);
        return undefined;
      case 'setTextMatrix':
        this.#text = this.#line = toMatrix(first) ?? toMatrix(parameters) ?? identity;
        return undefined;
      case 'moveText':
        return this.#move(numberOf(first), numberOf(second));
      case 'setLeadingMoveText':
        state.leading = numberOf(second);
        return this.#move(numberOf(first), numberOf(second));
      case 'nextLine':
        return this.#move(0, state.leading);
      case 'showText':
        return this.#show(listOf(first));
      default:
        return undefined;
    }
  }

  #save(): void {
    if (this.#stack.length < 1000) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #transform(matrix: unknown, box: unknown): void {
    const state = this.#state;
    state.matrix = multiply(state.matrix, toMatrix(matrix) ?? identity);
    const limit = box === null ? null : transformedBox(state.matrix, box);
    if (limit) state.clip = intersect(state.clip, limit);
  }

  #setGraphics(settings: unknown): void {
    for (const [key, value] of listOf(settings).map(listOf)) {
      if (key === 'ca') this.#state.alpha = numberOf(value);
      if (key === 'BM') this.#state.plainBlend = value === 'source-over';
      if (key === 'Font') this.#setFont(listOf(value)[0], listOf(value)[1]);
    }
  }

  #setFont(id: unknown, size: unknown): void {
    const font = this.#drawing.fontOf(String(id));
    Object.assign(this.#state, { ...font, size: numberOf(size) });
  }

  #move(x: number, y: number): void {
    this.#line = multiply(this.#line, [1, 0, 0, 1, x, y]);
    this.#text = this.#line;
  }

  #image(): void {
    const box = transformedBox(this.#state.matrix, [0, 0, 1, 1]);
    if (!box) return;
    const shown = intersect(box, this.#state.clip);
    this.drawn.largestPicture = Math.max(this.drawn.largestPicture, areaOf(shown));
    this.#paint.add({ order: this.#order, box: shown, colour: null, covers: false });
  }

  #path([operator, data, corners]: readonly unknown[]): void {
    const state = this.#state;
    const box = corners === null ? null : transformedBox(state.matrix, corners);
    const name = this.#names.get(numberOf(operator)) ?? '';
    const fills = /fill/i.test(name);
    if (box && state.alpha > FAINTEST && /fill|stroke/i.test(name))
      this.drawn.rules.push(...rulesOf(box, /stroke/i.test(name)));
    if (box && fills && state.alpha > FAINTEST) {
      const plain = isRectangle(listOf(data)[0]) && state.alpha > 0.95 && state.plainBlend;
      const colour = plain ? state.fill : null;
      if (isMark(box) && this.drawn.marks.length < MOST_MARKS) this.drawn.marks.push(box);
      this.#paint.add({
        order: this.#order,
        box: intersect(box, state.clip),
        colour,
        covers: plain && colour !== null,
      });
    }
    if (this.#clipPending && box) state.clip = intersect(state.clip, box);
    this.#clipPending = false;
  }

  #show(items: readonly unknown[]): void {
    const state = this.#state;
    let x = 0;
    for (const item of items) {
      if (typeof item === 'number') x -= (item * state.size * state.scale) / 1000;
      else if (typeof item === 'object' && item !== null) x += this.#glyph(item, x);
    }
    this.#text = multiply(this.#text, [1, 0, 0, 1, x, 0]);
  }

  /** Keeps one glyph if it can be seen; answers its advance in text space. */
  #glyph(item: object, x: number): number {
    const state = this.#state;
    const text = state.textOf(item);
    const spacing = state.characterSpacing + (Reflect.get(item, 'isSpace') === true ? state.wordSpacing : 0);
    const bare = numberOf(Reflect.get(item, 'width')) * state.unit * state.size * state.scale;
    const advance = bare + spacing * state.scale;
    const matrix = multiply(state.matrix, this.#text);
    const start = apply(matrix, x, state.rise);
    const end = apply(matrix, x + bare, state.rise);
    const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
    const centre = { x: (start.x + end.x) / 2, y: start.y - size * 0.3 };
    const upright = Math.abs(end.y - start.y) > Math.abs(end.x - start.x);
    const width = upright ? Math.abs(end.y - start.y) : Math.abs(end.x - start.x);
    const left = upright ? start.x : Math.min(start.x, end.x);
    const glyph = { text, x: left, y: start.y, width, size, bold: state.bold, upright };
    if (text !== '' && this.#isVisible(centre, glyph)) {
      this.#glyphs.push({ ...glyph, order: this.#order, centre: centre.y });
    }
    return advance;
  }

  /** Whether a glyph can be seen, or ends a word that runs over the edge of the page, its box or its ground. */
  #isVisible(centre: { x: number; y: number }, glyph: Glyph): boolean {
    const state = this.#state;
    if (!isInked(state, glyph.size) || this.#layers.includes(false)) return false;
    const inside = contains(state.clip, centre.x, centre.y) || contains(state.clip, centre.x, glyph.y);
    const colour = state.mode === 1 ? state.stroke : state.fill;
    const isRead = inside && canBeRead(colour, this.#paint.behind(centre.x, centre.y));
    return isRead || goesOn(this.#glyphs.at(-1), glyph);
  }
}
