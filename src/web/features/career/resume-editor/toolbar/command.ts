import type { ChainedCommands, Editor } from '@tiptap/react';

/**
 * Begins a command on the text that is selected on the page now. The browser tells of a new selection only a moment
 * after it is made; a command before that would change the line the caret stood in before, and take the caret back there.
 */
export function command(editor: Editor): ChainedCommands {
  if (!editor.isDestroyed) editor.view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return editor.chain().focus();
}
