import type { Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link as LinkIcon,
  type LucideIcon,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { Tool, Toolbar, ToolSeparator } from '#web/ui/toolbar/toolbar.tsx';
import { command } from './command.ts';
import { BlockFormat, FontFamilyChoice, FontSizeField } from './font-tools.tsx';
import { keysOf } from './keys.ts';
import { text } from './messages.ts';
import { useLook } from './use-look.ts';

const marks = [
  { name: 'bold', label: () => text('bold'), keys: 'Mod+B', Icon: Bold },
  { name: 'italic', label: () => text('italic'), keys: 'Mod+I', Icon: Italic },
  { name: 'underline', label: () => text('underline'), keys: 'Mod+U', Icon: Underline },
  { name: 'strike', label: () => text('strike'), keys: 'Mod+Shift+S', Icon: Strikethrough },
] as const;

const alignments = [
  { name: 'left', label: () => text('alignLeft'), keys: 'Mod+Shift+L', Icon: AlignLeft },
  { name: 'center', label: () => text('alignCentre'), keys: 'Mod+Shift+E', Icon: AlignCenter },
  { name: 'right', label: () => text('alignRight'), keys: 'Mod+Shift+R', Icon: AlignRight },
  { name: 'justify', label: () => text('justify'), keys: 'Mod+Shift+J', Icon: AlignJustify },
] as const;

const lists = [
  { name: 'bulletList', label: () => text('bulletedList'), keys: 'Mod+Shift+8', Icon: List },
  { name: 'orderedList', label: () => text('numberedList'), keys: 'Mod+Shift+7', Icon: ListOrdered },
] as const;

interface EditorToolbarProps {
  editor: Editor;
  onLink: () => void;
}

/** Everything that can be done with the text, in one row. */
export function EditorToolbar({ editor, onLink }: EditorToolbarProps) {
  const look = useLook(editor);
  const chain = () => command(editor);
  return (
    <Toolbar label={text('title')} aria-controls="resume-text">
      <Tool
        label={text('undo')}
        keys={keysOf('Mod+Z')}
        disabled={!look.canUndo}
        onPress={() => chain().undo().run()}
      >
        <Undo2 aria-hidden />
      </Tool>
      <Tool
        label={text('redo')}
        keys={keysOf('Mod+Shift+Z')}
        disabled={!look.canRedo}
        onPress={() => chain().redo().run()}
      >
        <Redo2 aria-hidden />
      </Tool>
      <ToolSeparator />
      <BlockFormat editor={editor} value={look.block} />
      <FontFamilyChoice editor={editor} value={look.font} />
      <FontSizeField editor={editor} value={look.size} />
      <ToolSeparator />
      {marks.map((tool) => (
        <Toggle
          key={tool.name}
          tool={tool}
          pressed={look.marks.includes(tool.name)}
          onPress={() => chain().toggleMark(tool.name).run()}
        />
      ))}
      <ToolSeparator />
      {alignments.map((tool) => (
        <Toggle
          key={tool.name}
          tool={tool}
          pressed={look.align === tool.name}
          onPress={() => chain().setTextAlign(tool.name).run()}
        />
      ))}
      <ToolSeparator />
      {lists.map((tool) => (
        <Toggle
          key={tool.name}
          tool={tool}
          pressed={look.list === tool.name}
          onPress={() => chain().toggleList(tool.name, 'listItem').run()}
        />
      ))}
      <Tool label={text('link')} keys={keysOf('Mod+K')} pressed={look.isLink} onPress={onLink}>
        <LinkIcon aria-hidden />
      </Tool>
    </Toolbar>
  );
}

interface ToggleProps {
  tool: { label: () => string; keys: string; Icon: LucideIcon };
  pressed: boolean;
  onPress: () => void;
}

function Toggle({ tool: { label, keys, Icon }, pressed, onPress }: ToggleProps) {
  return (
    <Tool label={label()} keys={keysOf(keys)} pressed={pressed} onPress={onPress}>
      <Icon aria-hidden />
    </Tool>
  );
}
