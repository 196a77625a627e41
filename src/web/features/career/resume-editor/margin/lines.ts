import type { Node as DocumentNode, ResolvedPos } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';

/** A line that says something else than when it was written from facts. */
export interface ChangedLine {
  /** Where it stands in the document. */
  position: number;
  /** What it said. */
  original: string;
}

const attribute = (node: { attrs: DocumentNode['attrs'] }, name: string): string => {
  const value: unknown = node.attrs[name];
  return typeof value === 'string' ? value : '';
};

/** Every line the person changed, in order. */
export function changedLines(document: DocumentNode): ChangedLine[] {
  const lines: ChangedLine[] = [];
  document.descendants((node, position) => {
    const original = attribute(node, 'original');
    const isChanged = node.isBlock && original !== '' && node.textContent !== original;
    if (isChanged) lines.push({ position, original });
    return !isChanged && !node.isTextblock;
  });
  return lines;
}

const ids = (facts: string) => facts.split(' ').filter(Boolean);

/** The facts the text at a place rests on, the nearest that names any; none for the person's own words. */
export function factsAt(place: ResolvedPos): string[] {
  const marked = place
    .marks()
    .map((mark) => attribute(mark, 'facts'))
    .find((facts) => facts !== '');
  if (marked !== undefined) return ids(marked);
  for (let depth = place.depth; depth > 0; depth -= 1) {
    const node = place.node(depth);
    const facts = attribute(node, 'facts');
    if (facts !== '') return node.textContent === attribute(node, 'original') ? ids(facts) : [];
  }
  return [];
}

/** The line around a place: where it stands; null outside of any. */
export function lineAt(place: ResolvedPos): number | null {
  for (let depth = place.depth; depth > 0; depth -= 1) {
    const node = place.node(depth);
    if (attribute(node, 'original') !== '') return place.before(depth);
  }
  return place.depth === 0 ? null : place.before(place.depth);
}

/** Gives a line the words it had when it was written; one step of undo. */
export function putBack(editor: Editor, { position, original }: ChangedLine): void {
  const { state, view } = editor;
  const node = state.doc.nodeAt(position);
  if (node === null) return;
  const text = state.schema.text(original);
  const content = node.isTextblock ? text : state.schema.nodes['paragraph']?.create(null, text);
  if (content === undefined) return;
  view.dispatch(state.tr.replaceWith(position + 1, position + node.nodeSize - 1, content).scrollIntoView());
  editor.commands.focus();
}
