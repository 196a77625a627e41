import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type LookedUp, postingLink } from '#contract/career/tracker.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { applicationPath } from '#web/shell/paths.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import classes from './add.module.css';
import { text } from './messages.ts';

interface LinkStepProps {
  onFound: (found: LookedUp) => void;
  onByHand: () => void;
  onClose: () => void;
}

/** The link that is typed, and what came of looking it up. */
function useLookUp(onFound: (found: LookedUp) => void) {
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState('');
  const look = useMutation({
    mutationFn: (address: string) => client.tracker.lookUp({ link: address }),
    onSuccess: (found) => {
      if (found.known === null) onFound(found);
    },
  });
  const send = () => {
    const read = postingLink.safeParse(link);
    setWrong(read.success ? '' : refusalText(read.error.issues[0]?.message));
    if (read.success && !look.isPending) look.mutate(read.data);
  };
  const change = (typed: string) => {
    setLink(typed);
    setWrong('');
    look.reset();
  };
  const failure = look.isError ? sentenceOf(look.error, text('lookUpFailed')) : wrong;
  return {
    link,
    change,
    send,
    failure,
    busy: look.isPending,
    known: look.data?.known ?? null,
    where: look.data?.where,
  };
}

/** Asks for the link of a posting; a job they have already is shown rather than added again. */
export function LinkStep({ onFound, onByHand, onClose }: LinkStepProps) {
  const { link, change, send, failure, busy, known, where } = useLookUp(onFound);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={text('linkLabel')} help={text('linkHint')} error={failure}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={link}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </Field>
      {known !== null && (
        <Banner
          kind="plain"
          action={
            <Link className="text-link" to={applicationPath(known)} onClick={onClose}>
              {text('openKnown')}
            </Link>
          }
        >
          {where}
        </Banner>
      )}
      <div className={classes.buttons}>
        <Button type="submit" kind="primary" busy={busy} busyLabel={text('lookingUp')}>
          {text('lookUp')}
        </Button>
        <Button onClick={onByHand}>{text('byHand')}</Button>
      </div>
    </form>
  );
}
