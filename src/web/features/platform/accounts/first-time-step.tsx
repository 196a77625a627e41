import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import type { Tag } from '#web/text/say.ts';
import { Button, TextButton } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import classes from './accounts.module.css';
import { Agreement } from './agreement.tsx';
import { text } from './messages.ts';
import { SignupNotice } from './signup-notice.tsx';

const words = {
  google: () => text('newWithGoogle'),
  linkedin: () => text('newWithLinkedIn'),
} as const;

const button =
  (onClick: () => void): Tag =>
  (inner) => <TextButton onClick={onClick}>{inner}</TextButton>;

interface FirstTimeStepProps {
  provider: keyof typeof words;
  /** What went wrong after the last press, or nothing. */
  failure: string;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Somebody came to log in and has no account yet: nothing is made until they confirm what a sign-up asks. */
export function FirstTimeStep({ provider, failure, busy, onConfirm, onBack }: FirstTimeStepProps) {
  const { signup } = use(OfferingContext)();
  const box = useRef<HTMLInputElement>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => box.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(confirmed ? '' : text('confirmFirst'));
    if (confirmed && !busy) onConfirm();
  };
  return (
    <>
      <PageTitle title={signup.title} />
      <AuthTitle title={signup.title}>{words[provider]()}</AuthTitle>
      <SignupNotice>{signup.notice}</SignupNotice>
      {failure !== '' && (
        <div className={classes.banner}>
          <Banner>{failure}</Banner>
        </div>
      )}
      <form className={classes.form} noValidate onSubmit={submit}>
        <Checkbox
          ref={box}
          checked={confirmed}
          error={error}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        >
          <Agreement />
        </Checkbox>
        <Button kind="primary" type="submit" wide busy={busy} className={classes.submit}>
          {text('createMyAccount')}
        </Button>
      </form>
      <p className={classes.below}>{text.rich('loginAnotherWay', { back: button(onBack) })}</p>
    </>
  );
}
