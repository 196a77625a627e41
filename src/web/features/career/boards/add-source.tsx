import { useState } from 'react';
import { postingLink } from '#contract/career/tracker.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import classes from './sources.module.css';
import type { useSources } from './use-sources.ts';

/** Brings in an employer with a link to one of their jobs or to their careers page. */
export function AddSource({ add }: { add: ReturnType<typeof useSources>['add'] }) {
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState('');
  const send = () => {
    const read = postingLink.safeParse(link);
    setWrong(read.success ? '' : (read.error.issues[0]?.message ?? ''));
    if (read.success && !add.isPending) add.mutate(read.data, { onSuccess: () => setLink('') });
  };
  const failure = add.isError
    ? sentenceOf(add.error, 'The server did not answer. Your link is still here; try again.')
    : wrong;
  return (
    <form
      noValidate
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Bring in an employer"
        help="A link to one of their jobs, or to the page that lists them. I find out which board it is and read it from then on."
        error={failure}
      >
        <div className={classes.line}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={link}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setWrong('');
              add.reset();
            }}
          />
          <Button type="submit" kind="primary" busy={add.isPending} busyLabel="Asking the board...">
            Read it
          </Button>
        </div>
      </Field>
      {add.data && (
        <Banner kind="good">
          {add.data.name} on {add.data.board}: I read it from now on.
        </Banner>
      )}
    </form>
  );
}
