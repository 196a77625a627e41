import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';

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
      title="Skip this one?"
      description={`Nothing is sent to ${company}, and I don't prepare this job again.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={busy} busyLabel="Skipping..." onClick={() => onSkip(reason.trim())}>
            Skip
          </Button>
        </>
      }
    >
      {failure !== '' && <Banner>{failure}</Banner>}
      <Field
        label="Why? (optional)"
        help="It stays on this application's timeline, and no employer sees it. If it is about the company, the title, the distance or the pay, I leave such postings from now on, until you take this rule back beside one of them."
      >
        <Textarea maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </Dialog>
  );
}
