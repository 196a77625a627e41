import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { FactsDialog } from '#web/shell/facts/facts-dialog.tsx';
import { ResumeLink } from '#web/shell/applications/link/resume-link.tsx';
import { RefusedTexts } from '#web/shell/facts/refused-texts.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { ResumeChanges } from '#web/features/career/approval/changes/resume-changes.tsx';
import classes from './content.module.css';
import { Documents } from './documents.tsx';
import type { FieldEdits } from './field-edits.ts';
import { FieldGroup } from './field-list.tsx';
import { LeftBlank } from './left-blank.tsx';
import { LetterText } from './letter-text.tsx';
import type { LetterEdit } from '#web/features/career/approval/letter/use-letter-edit.ts';
import { MatchReasons } from './match-reasons.tsx';
import { text } from './messages.ts';
import { PostingText } from './posting-text.tsx';
import { VariantChoice } from '#web/features/career/approval/variants/variant-choice.tsx';

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className={classes.warnings}>
      {warnings.map((warning) => (
        <Banner key={warning} kind="yours">
          {warning}
        </Banner>
      ))}
    </div>
  );
}

interface ApplicationContentProps {
  application: ApplicationDetail;
  /** The files, the values and the letter already stand above. */
  restOnly?: boolean | undefined;
  /** Told when something was chosen that the resume does not have yet. */
  onChoosing?: ((choosing: boolean) => void) | undefined;
  /** Where its values can still be changed. */
  edits?: FieldEdits | undefined;
  /** Where its letter can still be edited. */
  letterEdit?: LetterEdit | undefined;
}

/** Exactly what would be sent, or was: files, every field with its source, the letter, what is left blank. */
export function ApplicationContent(props: ApplicationContentProps) {
  const { application, restOnly = false, onChoosing, edits, letterEdit } = props;
  const [facts, setFacts] = useState<readonly string[]>([]);
  const { plan, letter, match } = application;
  const fields = plan?.fields ?? [];
  const group = (name: (typeof fields)[number]['group']) => fields.filter((field) => field.group === name);
  const rows = { onOpenFacts: setFacts, edits, letter: letter?.text };
  return (
    <div className={classes.content}>
      <div className={classes.main}>
        <Warnings warnings={plan?.warnings ?? []} />
        {!restOnly && (
          <>
            <VariantChoice application={application} />
            <Documents application={application} />
            <ResumeLink application={application} />
            <ResumeChanges application={application} onChoosing={onChoosing} />
            <FieldGroup title={text('details')} fields={group('details')} {...rows} />
            <FieldGroup title={text('questions')} fields={group('questions')} {...rows} />
            <FieldGroup title={text('consents')} fields={group('consents')} {...rows} />
            {letter && <LetterText letter={letter} onOpenFacts={setFacts} edit={letterEdit} />}
          </>
        )}
        <RefusedTexts refused={plan?.refused ?? []} />
        <LeftBlank fields={plan?.left_blank ?? []} edits={edits} />
      </div>
      <div className={classes.aside}>
        {match && <MatchReasons match={match} onOpenFacts={setFacts} />}
        <PostingText application={application} />
      </div>
      {facts.length > 0 && <FactsDialog factIds={facts} onClose={() => setFacts([])} />}
    </div>
  );
}
