import { useState } from 'react';
import { postingLink } from '#contract/career/tracker.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './sources.module.css';
import type { useSources } from './use-sources.ts';

/** How every link begins. */
const LINK_START = 'https://';

/** Brings in an employer with a link to one of their jobs or to their careers page. */
export function AddSource({ add }: { add: ReturnType<typeof useSources>['add'] }) {
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState('');
  const send = () => {
    const read = postingLink.safeParse(link);
    setWrong(read.success ? '' : refusalText(read.error.issues[0]?.message));
    if (read.success && !add.isPending) add.mutate(read.data, { onSuccess: () => setLink('') });
  };
  const failure = add.isError ? sentenceOf(add.error, text('notAdded')) : wrong;
  return (
    <form
      noValidate
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={text('add')} help={text('addHelp')} error={failure}>
        <div className={classes.line}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={LINK_START}
            value={link}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setWrong('');
              add.reset();
            }}
          />
          <Button type="submit" kind="primary" busy={add.isPending} busyLabel={text('adding')}>
            {text('addSend')}
          </Button>
        </div>
      </Field>
      {add.data && (
        <Banner kind="good">{text('added', { name: add.data.name, board: add.data.board })}</Banner>
      )}
    </form>
  );
}
