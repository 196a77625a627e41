import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { Proof } from '#web/shell/applications/evidence/proof.tsx';
import { NeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './approval.module.css';
import { ApplicationContent } from './content/application-content.tsx';
import type { FieldEdits } from './content/field-edits.ts';
import { useLetterEdit } from './letter/use-letter-edit.ts';
import { DecisionBar } from './decide/decision-bar.tsx';
import type { useDecision } from './decide/use-decision.ts';
import { text } from './messages.ts';
import { EditField } from './questions/edit-field.tsx';
import { useFieldEdits } from './questions/use-field-edits.ts';

/** How far the form could be filled in without being sent, and what it held then. */
function DryRun({ application: { id, dry_run: dryRun, timeline } }: { application: ApplicationDetail }) {
  const told = timeline.findLast(({ kind }) => kind === 'dry_run');
  if (!told) return null;
  return (
    <section className={classes.dryRun}>
      <h2 className={classes.heading}>{text('dryRun')}</h2>
      <p>{told.detail}</p>
      {dryRun.evidence && <Proof id={id} evidence={dryRun.evidence} when={text('filledIn')} />}
    </section>
  );
}

const CHANGED_ON = {
  auto_apply: { to: careerPaths.autoApply, label: () => text('toAutoApply') },
  profile: { to: careerPaths.profile, label: () => text('toProfile') },
};

/** Why it waits without being open to an approval, and where that changes. */
function CannotApprove({
  application: { cannot_approve: why, cannot_approve_page: page },
}: Pick<WaitingProps, 'application'>) {
  if (why === null) return null;
  if (page === 'past_work') return <NeedsHistory>{why}</NeedsHistory>;
  const link = page === null ? null : CHANGED_ON[page];
  return (
    <Banner
      kind="plain"
      action={
        link && (
          <ButtonLink size="sm" to={link.to}>
            {link.label()}
          </ButtonLink>
        )
      }
    >
      {why}
    </Banner>
  );
}

interface WaitingProps {
  application: ApplicationDetail;
  decision: ReturnType<typeof useDecision>;
}

/** What waits for a decision: read, changed where it stands, approved or skipped. */
export function Waiting({ application, decision }: WaitingProps) {
  const [choosing, setChoosing] = useState(false);
  const { questionOf, save, failure, ...edits } = useFieldEdits(application);
  const letterEdit = useLetterEdit(application);
  const form: FieldEdits['form'] = (field) => {
    const question = questionOf(field.key);
    return (
      question && (
        <EditField
          field={field}
          question={question}
          busy={edits.busy}
          failure={failure}
          onSave={(value) => save({ key: field.key, value }, { onSuccess: () => edits.open(null) })}
          onCancel={() => edits.open(null)}
        />
      )
    );
  };
  const offline = useOffline();
  const canChange = (key: string) => !offline && questionOf(key) !== undefined;
  return (
    <>
      <CannotApprove application={application} />
      <DryRun application={application} />
      <ApplicationContent
        application={application}
        onChoosing={setChoosing}
        edits={{ ...edits, canChange, form }}
        letterEdit={offline && !letterEdit.editing ? undefined : letterEdit}
      />
      <DecisionBar
        application={application}
        decision={decision}
        choosing={choosing || edits.editing !== null || letterEdit.editing}
      />
    </>
  );
}
