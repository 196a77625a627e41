import { useState } from 'react';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';

interface SkipDialogProps {
  company: string;
  busy: boolean;
  failure: string;
  onSkip: (reason: string) => void;
  onClose: () => void;
}

/** Asks once before an application is skipped; the reason is the person's to give or not. */
export function SkipDialog({ company, busy, failure, onSkip, onClose }: SkipDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('skipTitle')}
      description={text('skipHint', { company })}
      footer={
        <>
          <Button onClick={onClose}>{action('cancel')}</Button>
          <Button
            kind="primary"
            busy={busy}
            busyLabel={text('skipping')}
            onClick={() => onSkip(reason.trim())}
          >
            {text('skip')}
          </Button>
        </>
      }
    >
      {failure !== '' && <Banner>{failure}</Banner>}
      <Field label={text('reason')} help={text('reasonHint')}>
        <Textarea maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </Dialog>
  );
}
