import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { Button, TextButton } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { CodeBoxes } from '#web/ui/forms/code-boxes.tsx';
import { emptyCode } from '#web/ui/forms/code-entry.ts';
import classes from './code-entry-form.module.css';
import { text } from './messages.ts';
import { clockText, useResendCountdown } from './resend-countdown.ts';

interface CodeEntryFormProps {
  sentAt: number;
  /** Asks for another code; a refusal is shown. */
  resend: () => Promise<unknown>;
  onResent: (sentAt: number) => void;
  /** Uses the code; a refusal is shown and the boxes keep what was typed. */
  submit: (code: string) => Promise<void>;
  action: string;
  /** Shown between the boxes and the button. */
  children?: ReactNode;
  /** What a refusal without words says. */
  otherwise: string;
}

function Resend({ sentAt, onAgain }: { sentAt: number; onAgain: () => void }) {
  const left = useResendCountdown(sentAt);
  return (
    <p className={classes.resend}>
      {text('canPaste')}{' '}
      {left > 0 ? (
        text('resendIn', { clock: clockText(left) })
      ) : (
        <TextButton onClick={onAgain}>{text('resend')}</TextButton>
      )}
    </p>
  );
}

/** Six boxes, the countdown to another code, and the button that uses the code. */
export function CodeEntryForm({
  sentAt,
  resend,
  onResent,
  submit,
  action,
  children,
  otherwise,
}: CodeEntryFormProps) {
  const [digits, setDigits] = useState(emptyCode);
  const { busy, failure, attempt } = useAttempt(otherwise, text('noAnswer'));
  const code = digits.join('');

  const again = () =>
    void attempt(async () => {
      await resend();
      setDigits(emptyCode);
      onResent(Date.now());
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) void attempt(() => submit(code));
      }}
    >
      {failure !== '' && (
        <div className={classes.banner}>
          <Banner>{failure}</Banner>
        </div>
      )}
      <CodeBoxes label={text('code')} digits={digits} onChange={setDigits} autoFocus />
      <Resend sentAt={sentAt} onAgain={again} />
      {children}
      <Button
        kind="primary"
        type="submit"
        wide
        busy={busy}
        disabled={code.length < 6}
        className={classes.submit}
      >
        {action}
      </Button>
    </form>
  );
}
