import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { ActionBar, offlineWords } from './action-bar.tsx';
import classes from './decide.module.css';
import { approvalOf } from './decision-word.ts';
import { text } from './messages.ts';
import { SkipDialog } from './skip-dialog.tsx';
import type { useDecision } from './use-decision.ts';

interface DecisionBarProps {
  application: ApplicationDetail;
  decision: ReturnType<typeof useDecision>;
  /** The form that the right button sends while questions are open; it approves otherwise. */
  questionsForm?: { id: string; busy: boolean } | undefined;
  /** Something was chosen that what would be sent does not have yet. */
  choosing?: boolean | undefined;
}

function meaningOf(hasQuestions: boolean, choosing: boolean, dryRun: boolean): string {
  if (dryRun && !hasQuestions && !choosing) return text('meansDryRun');
  if (hasQuestions) return text('meansAnswers');
  return choosing ? text('unsavedChoice') : text('meansSending');
}

interface ApproveProps {
  decision: ReturnType<typeof useDecision>;
  ready: boolean;
  application: ApplicationDetail;
}

function Approve({ decision: { decide, busy }, ready, application }: ApproveProps) {
  const { label, word } = approvalOf(application);
  return (
    <Button
      kind="yours"
      size="thumb"
      disabled={!ready}
      busy={busy}
      busyLabel={text('approving')}
      onClick={() => decide.mutate(word)}
    >
      <Check aria-hidden />
      {label}
    </Button>
  );
}

/** One dry run of this application alone. */
function TryFirst({ decision: { decide, busy } }: Pick<ApproveProps, 'decision'>) {
  return (
    <Button
      kind="quiet"
      size="sm"
      disabled={busy}
      onClick={() => decide.mutate({ decision: 'approve', dryRun: true })}
    >
      {text('tryFirst')}
    </Button>
  );
}

/** Skip a third, Approve two thirds. Approving takes the hash of exactly what is shown. */
export function DecisionBar({ application, decision, questionsForm, choosing = false }: DecisionBarProps) {
  const [skipping, setSkipping] = useState(false);
  const { decide, busy, failure } = decision;
  const offline = useOffline();
  const dryRun = application.dry_run.on;
  const withheld = application.cannot_approve !== null;
  const ready = application.state === 'waiting' && application.content_hash !== null && !offline && !choosing;
  return (
    <>
      {failure !== '' && !skipping && (
        <div className={classes.failure}>
          <Banner>{failure}</Banner>
        </div>
      )}
      <ActionBar
        hint={
          offline
            ? offlineWords()
            : withheld
              ? text('withheld')
              : meaningOf(questionsForm !== undefined, choosing, dryRun)
        }
        also={ready && !withheld && !dryRun && <TryFirst decision={decision} />}
      >
        <Button size="thumb" disabled={busy || offline} onClick={() => setSkipping(true)}>
          {text('skip')}
        </Button>
        {questionsForm ? (
          <Button
            kind="yours"
            size="thumb"
            type="submit"
            form={questionsForm.id}
            disabled={offline}
            busy={questionsForm.busy}
            busyLabel={text('preparing')}
          >
            {text('saveAnswers')}
          </Button>
        ) : (
          !withheld && <Approve decision={decision} ready={ready} application={application} />
        )}
      </ActionBar>
      {skipping && (
        <SkipDialog
          company={application.company}
          busy={busy}
          failure={failure}
          onSkip={(reason) =>
            decide.mutate({ decision: 'skip', reason }, { onSuccess: () => setSkipping(false) })
          }
          onClose={() => setSkipping(false)}
        />
      )}
    </>
  );
}
