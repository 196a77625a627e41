import { useState } from 'react';
import type { LookedUp } from '#contract/career/tracker.ts';
import { useSession } from '#web/api/session.tsx';
import { calendarDay } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { FoundPosting } from './found-posting.tsx';
import { draftOf, type JobDraft, keptDraft } from './job-draft.ts';
import { JobForm } from './job-form.tsx';
import { LinkStep } from './link-step.tsx';
import { text } from './messages.ts';

type Step =
  | { kind: 'link' }
  | { kind: 'found'; found: LookedUp & { kind: 'posting' } }
  | { kind: 'form'; draft: JobDraft; why: string };

/** Adds a job by its link, read from the board where that is possible, or by hand. */
export function AddJobDialog({ onClose }: { onClose: () => void }) {
  const { nowMs, timeZone } = usePersonClock();
  const today = calendarDay(nowMs, timeZone);
  const { session } = useSession();
  const personId = session.kind === 'signed-in' ? session.person.id : '';
  const [step, setStep] = useState<Step>(() => {
    const draft = keptDraft(personId);
    return draft === null ? { kind: 'link' } : { kind: 'form', draft, why: '' };
  });
  const byHand = (found: LookedUp | null) =>
    setStep({ kind: 'form', draft: draftOf(today, found), why: found?.kind === 'unread' ? found.why : '' });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('title')}
      description={step.kind === 'form' ? text('aboutByHand') : text('aboutLink')}
      width="wide"
    >
      {step.kind === 'link' && (
        <LinkStep
          onFound={(found) => (found.kind === 'posting' ? setStep({ kind: 'found', found }) : byHand(found))}
          onByHand={() => byHand(null)}
          onClose={onClose}
        />
      )}
      {step.kind === 'found' && (
        <FoundPosting
          found={step.found}
          onApplied={() => byHand(step.found)}
          onBack={() => setStep({ kind: 'link' })}
          onClose={onClose}
        />
      )}
      {step.kind === 'form' && (
        <JobForm
          first={step.draft}
          why={step.why}
          today={today}
          personId={personId}
          onBack={() => setStep({ kind: 'link' })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
