import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './tools.module.css';

/** What was typed as the address of a link; null when it is none. */
export function linkAddress(typed: string): string | null {
  const place = typed.trim();
  if (/^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d().-]{3,})$/i.test(place)) return place;
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(place)) return `mailto:${place}`;
  if (/^\+?[\d\s().-]{6,}$/.test(place)) return `tel:${place.replaceAll(/[^\d+]/g, '')}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(place) ? `https://${place}` : null;
}

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Makes the selected text a link, changes where it leads, or takes the link away. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={text('link')}>
      {open && <LinkForm editor={editor} onClose={close} />}
    </Dialog>
  );
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const { href } = editor.getAttributes('link');
  const stored = typeof href === 'string' ? href : '';
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = linkAddress(typed);
    if (address === null) return setError(text('addressWrong'));
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (empty && stored === '')
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
    return undefined;
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Field label={text('address')} help={text('addressHint')} error={error}>
        <Input
          type="url"
          inputMode="url"
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError('');
          }}
        />
      </Field>
      <div className={classes.buttons}>
        {stored !== '' && (
          <Button kind="quiet" onClick={remove}>
            {text('removeLink')}
          </Button>
        )}
        <Button kind="primary" type="submit">
          {text('setLink')}
        </Button>
      </div>
    </form>
  );
}
