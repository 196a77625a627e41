import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ToolSlot } from '#web/ui/toolbar/toolbar.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { command } from './command.ts';
import { text } from './messages.ts';
import { type BlockName, SIZE } from './use-look.ts';
import classes from './tools.module.css';

const blocks = (): readonly { value: BlockName; label: string }[] => [
  { value: 'normal', label: text('blockNormal') },
  { value: 'h1', label: text('blockHeading', { level: 1 }) },
  { value: 'h2', label: text('blockHeading', { level: 2 }) },
  { value: 'h3', label: text('blockHeading', { level: 3 }) },
];
const levels = { h1: 1, h2: 2, h3: 3 } as const;

/** What kind of block the text is. */
export function BlockFormat({ editor, value }: { editor: Editor; value: BlockName }) {
  const choose = (block: BlockName) => {
    const chain = command(editor);
    if (block === 'normal') chain.setParagraph().run();
    else chain.setNode('heading', { level: levels[block] }).run();
  };
  return (
    <ToolSlot>
      <Select
        label={text('block')}
        options={blocks()}
        value={value}
        onValueChange={choose}
        className={classes.block}
      />
    </ToolSlot>
  );
}

/** Each with the family that stands in for it where it is not installed. */
const fonts = ['Arial, sans-serif', 'Georgia, serif', 'Times New Roman, serif', 'Verdana, sans-serif'];
const PAGE = '';
const familyOf = (font: string) => font.split(',')[0] ?? font;

/** The font of the selected text; the first entry leaves it to the page. */
export function FontFamilyChoice({ editor, value }: { editor: Editor; value: string }) {
  const known = fonts.find((font) => familyOf(font) === familyOf(value));
  const others = value === PAGE || known !== undefined ? [] : [value];
  const options = [
    { value: PAGE, label: text('font') },
    ...[...fonts, ...others].map((font) => ({ value: font, label: familyOf(font) })),
  ];
  const choose = (font: string) => {
    const chain = command(editor);
    if (font === PAGE) chain.unsetFontFamily().run();
    else chain.setFontFamily(font).run();
  };
  return (
    <ToolSlot>
      <Select
        label={text('font')}
        options={options}
        value={known ?? value}
        onValueChange={choose}
        className={classes.font}
      />
    </ToolSlot>
  );
}

/** The size of the selected text in pixels; Enter or leaving the field applies it. */
export function FontSizeField({ editor, value }: { editor: Editor; value: number }) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (thenWrite: boolean) => {
    const size = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isFinite(size) && size >= 1 && size !== value) {
      const within = Math.min(Math.max(Math.round(size), SIZE.smallest), SIZE.largest);
      editor.chain().setFontSize(`${within}px`).run();
    }
    if (thenWrite) editor.commands.focus();
  };
  return (
    <ToolSlot>
      <Input
        type="number"
        inputMode="numeric"
        min={SIZE.smallest}
        max={SIZE.largest}
        aria-label={text('size')}
        title={text('sizeHint')}
        className={classes.size}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => apply(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(true);
          if (event.key === 'Escape') {
            setTyped(null);
            editor.commands.focus();
          }
        }}
      />
    </ToolSlot>
  );
}
