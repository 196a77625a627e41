import { DomUtils, ElementType } from 'htmlparser2';
import type { parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;
export type Inside = Node | ReturnType<typeof parseDocument>;

const LONGEST_NEARBY = 80;
const CONTROLS = ['input', 'select', 'textarea'];
const SILENT = new Set(['select', 'textarea', 'script', 'style', 'button', 'option', 'noscript']);

export const isTag = (node: Inside): node is Element => 'attribs' in node;
export const attribute = (element: Element, name: string) => element.attribs[name]?.trim() ?? '';
export const isControl = (node: Node): node is Element => isTag(node) && CONTROLS.includes(node.name);
export const isTyped = (node: Node): node is Element =>
  isControl(node) &&
  !['hidden', 'submit', 'button', 'image', 'reset', 'checkbox', 'radio'].includes(
    attribute(node, 'type').toLowerCase(),
  );

export const inside = (node: Inside, test: (node: Node) => boolean): Element[] =>
  DomUtils.filter(
    (child): boolean => isTag(child) && test(child),
    'children' in node ? node.children : [],
  ).filter((child) => isTag(child));

/** A node's text without what its controls hold, and without the parts that `skip` holds for. */
export function spoken(node: Inside, skip: (part: Element) => boolean = () => false): string {
  if (node.type === ElementType.Text) return node.data;
  if (!('children' in node) || (isTag(node) && (SILENT.has(node.name) || skip(node)))) return '';
  return node.children
    .map((child) => spoken(child, skip))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The nearest text before a control that stands among others in a part of the page. */
function textBefore(control: Element, around: Element, skip: (part: Element) => boolean): string {
  let part: Inside = control;
  while (part.parent !== null && part.parent !== around) part = part.parent;
  for (let before = part.prev; before !== null; before = before.prev) {
    if (isTyped(before) || inside(before, isTyped).length > 0) return '';
    const text = spoken(before, skip);
    if (text !== '') return text;
  }
  return '';
}

const short = (text: string) => (text.length <= LONGEST_NEARBY ? text : '');

/** The text around a control up to where another one stands, else what stands before it; labels of others do not count. */
export function nearbyText(control: Element, skip: (part: Element) => boolean): string {
  let around = control.parent;
  while (around !== null && inside(around, isTyped).length <= 1) {
    const text = spoken(around, skip);
    if (text !== '') return short(text);
    around = around.parent;
  }
  return around !== null && isTag(around) ? short(textBefore(control, around, skip)) : '';
}

/** A control's accessible name, or "". */
export function labelOf(
  control: Element,
  byId: ReadonlyMap<string, Element>,
  labels: readonly Element[],
): string {
  const referred = attribute(control, 'aria-labelledby')
    .split(/\s+/)
    .map((id) => (id === '' ? undefined : byId.get(id)))
    .map((element) => (element === undefined ? '' : spoken(element)))
    .join(' ')
    .trim();
  if (referred !== '') return referred;
  const own = attribute(control, 'aria-label');
  const id = attribute(control, 'id');
  const given =
    id === ''
      ? ''
      : labels
          .filter((label) => attribute(label, 'for') === id)
          .map((label) => spoken(label))
          .join(' ')
          .trim();
  if (given !== '') return given;
  for (let around = control.parent; around !== null; around = around.parent)
    if (isTag(around) && around.name === 'label' && spoken(around) !== '') return spoken(around);
  return own;
}
