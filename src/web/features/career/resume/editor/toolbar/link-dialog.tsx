import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import classes from './tools.module.css';

const WRONG = 'Enter a web address, an e-mail address or a phone number.';

/** What was typed as the address of a link; null when it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d().-]{3,})$/i.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : null;
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
    <Dialog open={open} onOpenChange={(next) => !next && close()} title="Link">
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
    if (address === null) return setError(WRONG);
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
      <Field label="Address" help="For example linkedin.com/in/you or you@example.com." error={error}>
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
            Remove link
          </Button>
        )}
        <Button kind="primary" type="submit">
          Set link
        </Button>
      </div>
    </form>
  );
}
