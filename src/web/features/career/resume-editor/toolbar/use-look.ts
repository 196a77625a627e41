import { type Editor, useEditorState } from '@tiptap/react';

/** The sizes a resume's text may be given, in pixels. */
export const SIZE = { smallest: 8, largest: 96, usual: 16 } as const;

export type BlockName = 'normal' | 'h1' | 'h2' | 'h3';

/** How the selected text looks. */
export interface Look {
  block: BlockName;
  /** The font that was chosen for it; "" where the page decides. */
  font: string;
  /** In pixels, as it is shown. */
  size: number;
  marks: readonly string[];
  align: 'left' | 'center' | 'right' | 'justify';
  list: 'bulletList' | 'orderedList' | null;
  isLink: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** The size of the selected text on the page. */
function shownSize(editor: Editor): number {
  if (editor.isDestroyed) return SIZE.usual;
  const { node } = editor.view.domAtPos(editor.state.selection.from);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  const size = element === null ? SIZE.usual : Number.parseFloat(getComputedStyle(element).fontSize);
  return Number.isFinite(size) ? Math.round(size) : SIZE.usual;
}

function blockOf(editor: Editor): BlockName {
  if (editor.isActive('heading', { level: 1 })) return 'h1';
  if (editor.isActive('heading', { level: 2 })) return 'h2';
  return editor.isActive('heading', { level: 3 }) ? 'h3' : 'normal';
}

function alignOf(editor: Editor): Look['align'] {
  const [found] = (['center', 'right', 'justify'] as const).filter((align) =>
    editor.isActive({ textAlign: align }),
  );
  return found ?? 'left';
}

function lookOf(editor: Editor): Look {
  const { fontFamily, fontSize } = editor.getAttributes('textStyle');
  const chosen = typeof fontSize === 'string' && fontSize.endsWith('px') ? Number.parseFloat(fontSize) : NaN;
  return {
    block: blockOf(editor),
    font: typeof fontFamily === 'string' ? fontFamily.replaceAll(/['"]/g, '') : '',
    size: Number.isNaN(chosen) ? shownSize(editor) : chosen,
    marks: ['bold', 'italic', 'underline', 'strike'].filter((mark) => editor.isActive(mark)),
    align: alignOf(editor),
    list: editor.isActive('orderedList')
      ? 'orderedList'
      : editor.isActive('bulletList')
        ? 'bulletList'
        : null,
    isLink: editor.isActive('link'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

/** Follows how the selected text looks. */
export function useLook(editor: Editor): Look {
  return useEditorState({ editor, selector: ({ editor: current }) => lookOf(current) });
}
