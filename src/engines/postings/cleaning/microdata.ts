import { Parser } from 'htmlparser2';

/** An item of HTML microdata in the shape JSON-LD has: `@type`, and a value or list for each property. */
export type MicrodataItem = Record<string, unknown>;

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
const DEEPEST = 200;

interface Open {
  name: string;
  item: MicrodataItem | null;
  property: string | null;
  /** Markup of the element so far, for a property whose value is its content. */
  content: string | null;
}

function put(item: MicrodataItem | undefined, property: string, value: unknown): void {
  if (item === undefined) return;
  const known = item[property];
  item[property] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
}

/** The value an attribute gives a property; null where the element's content is the value. */
function attributeValue(name: string, attributes: Readonly<Record<string, string>>): string | null {
  if (attributes.content !== undefined) return attributes.content;
  if (name === 'time') return attributes.datetime ?? null;
  return ['a', 'area', 'link'].includes(name) ? (attributes.href ?? null) : null;
}

/** The items of microdata in a page (HTML Living Standard, 5), each with its properties; nested items are values. */
export function microdataIn(html: string): MicrodataItem[] {
  const found: MicrodataItem[] = [];
  const open: Open[] = [];
  const owner = (): MicrodataItem | undefined =>
    open.findLast(({ item }) => item !== null)?.item ?? undefined;
  const write = (markup: string): void => {
    for (const element of open) if (element.content !== null) element.content += markup;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      write(`<${name}>`);
      const property = attributes.itemprop ?? null;
      if (VOID.has(name)) {
        if (property !== null) put(owner(), property, attributeValue(name, attributes) ?? '');
        return;
      }
      if (open.length >= DEEPEST) return;
      if (attributes.itemscope !== undefined) {
        const item: MicrodataItem = { '@type': attributes.itemtype ?? '' };
        if (property === null) found.push(item);
        else put(owner(), property, item);
        open.push({ name, item, property: null, content: null });
        return;
      }
      const value = property === null ? null : attributeValue(name, attributes);
      if (property !== null && value !== null) put(owner(), property, value);
      const isContent = property !== null && value === null;
      open.push({ name, item: null, property: isContent ? property : null, content: isContent ? '' : null });
    },
    ontext: (text) => write(text.replace(/&/g, '&amp;').replace(/</g, '&lt;')),
    onclosetag(name) {
      if (VOID.has(name) || !open.some((element) => element.name === name)) return;
      for (let element = open.pop(); element !== undefined; element = open.pop()) {
        if (element.property !== null) put(owner(), element.property, (element.content ?? '').trim());
        if (element.name === name) break;
      }
      write(`</${name}>`);
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
