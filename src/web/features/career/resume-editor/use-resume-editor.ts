import { type Editor, type JSONContent, useEditor } from '@tiptap/react';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import { cleanPasted } from './document/resume-document.ts';
import { resumeExtensions } from './document/schema.ts';
import { text } from './messages.ts';

interface Wishes {
  content: JSONContent;
  onChange: (document: DocumentNode) => void;
  onLink: () => void;
  onSave: () => void;
}

/** The editor of one resume. Ctrl+K asks for a link, Ctrl+S saves at once, Alt+F10 leads to the toolbar. */
export function useResumeEditor({ content, onChange, onLink, onSave }: Wishes): Editor {
  // The editor is made once; what it calls is the newest of each.
  const wishes = useRef({ onChange, onLink, onSave });
  useEffect(() => {
    wishes.current = { onChange, onLink, onSave };
  });
  return useEditor({
    extensions: resumeExtensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: 'resume-text',
        class: 'resume-page',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text('page'),
        spellcheck: 'true',
      },
      transformPastedHTML: cleanPasted,
      handleKeyDown: (_view, event) => {
        const isCommand = event.ctrlKey || event.metaKey;
        const key = event.key.toLowerCase();
        if (isCommand && key === 'k') wishes.current.onLink();
        else if (isCommand && key === 's' && !event.shiftKey) wishes.current.onSave();
        else if (event.altKey && key === 'f10')
          document.querySelector<HTMLElement>('[role=toolbar]')?.focus();
        else return false;
        event.preventDefault();
        return true;
      },
    },
    onUpdate: ({ editor }) => wishes.current.onChange(editor.state.doc),
  });
}
