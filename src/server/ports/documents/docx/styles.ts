import { Parser } from 'htmlparser2';
import type { Attributes } from './attributes.ts';
import { isOn, valueOf } from './attributes.ts';

/** What a style says of its text; null where it says nothing and its parent speaks. */
export interface DocxStyle {
  parent: string | null;
  heading: boolean;
  list: boolean;
  bold: boolean | null;
  /** Points. */
  size: number | null;
  hidden: boolean | null;
  white: boolean | null;
  /** Points above its line, or below it. */
  rise: number | null;
}

const blank = (): DocxStyle => ({
  parent: null,
  heading: false,
  list: false,
  bold: null,
  size: null,
  hidden: null,
  white: null,
  rise: null,
});

/** Styles of `word/styles.xml` by id; `""` holds the document's defaults (ECMA-376 part 1, 17.7). */
export function readStyles(xml: string | null): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle>([['', blank()]]);
  if (xml === null) return styles;
  let open: DocxStyle | null = null;
  const on = (name: string, attributes: Attributes) => {
    if (name === 'w:style') styles.set(attributes['w:styleId'] ?? '', (open = blank()));
    if (name === 'w:docDefaults') open = styles.get('') ?? null;
    if (!open) return;
    const value = valueOf(attributes);
    if (name === 'w:basedOn') open.parent = value;
    if (name === 'w:name') open.heading = /^(heading|title)/i.test(value);
    if (name === 'w:numId') open.list = value !== '0';
    if (name === 'w:b') open.bold = isOn(attributes);
    if (name === 'w:sz') open.size = Number(value) / 2 || null;
    if (name === 'w:vanish') open.hidden = isOn(attributes);
    if (name === 'w:position') open.rise = Number(value) / 2 || 0;
    if (name === 'w:color') open.white = /^f[a-f\d]f[a-f\d]f[a-f\d]$/i.test(value);
  };
  const parser = new Parser({ onopentag: on }, { xmlMode: true });
  parser.write(xml);
  parser.end();
  return styles;
}

/** A style's word on something, or that of the nearest ancestor that has one. Chains are cut at ten, against loops. */
export function styled<Key extends 'bold' | 'size' | 'hidden' | 'white' | 'rise'>(
  styles: Map<string, DocxStyle>,
  id: string,
  key: Key,
): DocxStyle[Key] | null {
  let style = styles.get(id);
  for (let depth = 0; style && depth < 10; depth += 1) {
    if (style[key] !== null) return style[key];
    style = style.parent === null ? undefined : styles.get(style.parent);
  }
  return styles.get('')?.[key] ?? null;
}
