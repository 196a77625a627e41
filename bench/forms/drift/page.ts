import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Page = ReturnType<typeof parseDocument>;
export type Tag = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Node = Page['children'][number];
type Text = Node & { type: typeof ElementType.Text; data: string };

/** Reads a whole page, or a part of one. */
export const parsePage = (html: string): Page => parseDocument(html);
/** The page as HTML. */
export const pageHtml = (page: Page | Tag): string => DomUtils.getOuterHTML(page);

/** All elements of a page or part that a test lets through, in order. */
export function tagsOf(part: Page | Tag, wanted: (tag: Tag) => boolean): Tag[] {
  return DomUtils.findAll(wanted, part.children);
}

/** The one element that some HTML is. */
export function makeTag(html: string): Tag {
  const made = DomUtils.findOne(() => true, parsePage(html).children);
  if (!made) throw new Error(`There is no element in ${html}`);
  return made;
}

const isText = (node: Node): node is Text => node.type === ElementType.Text;
const isTag = (node: Node | Page): node is Tag => ElementType.isTag(node);

/** The pieces of text that a reader of a page can see: no styles, scripts or white space. */
export function textsOf(part: Page | Tag): Text[] {
  return part.children.flatMap((node) => {
    if (isText(node)) return node.data.trim() === '' ? [] : [node];
    return isTag(node) && !['style', 'script'].includes(node.name) ? textsOf(node) : [];
  });
}

/** The visible text of an element. */
export const wordsOf = (tag: Tag): string =>
  textsOf(tag)
    .map(({ data }) => data.trim())
    .join(' ');

/** The nearest element around one that a test lets through. */
export function around(tag: Tag, wanted: (parent: Tag) => boolean): Tag | null {
  const { parent } = tag;
  if (!parent || !isTag(parent)) return null;
  return wanted(parent) ? parent : around(parent, wanted);
}

/** Puts an element in the place of another. */
export function replaceTag(old: Tag, made: Tag): void {
  DomUtils.replaceElement(old, made);
  old.prev = null;
  old.next = null;
}
export const putAfter = (tag: Tag, made: Tag): void => DomUtils.append(tag, made);
export const putFirst = (parent: Tag, made: Tag): void => DomUtils.prependChild(parent, made);
export const putLast = (parent: Tag, made: Tag): void => DomUtils.appendChild(parent, made);

/** Brings elements into another order: the first of them stands where the first one stood, and so on. */
export function reorder(tags: readonly Tag[], order: readonly Tag[]): void {
  const places = tags.map((tag) => {
    const place = makeTag('<i></i>');
    replaceTag(tag, place);
    return place;
  });
  for (const [index, place] of places.entries()) {
    const tag = order[index];
    if (tag) replaceTag(place, tag);
  }
}
