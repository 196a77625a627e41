import { useState } from 'react';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportReply } from '#contract/localbiz/imports.ts';
import { businessPaths, salesPath } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import { waitingRows } from './month-question.tsx';
import type { ImportActions } from './use-import-actions.ts';
import { SomethingElse, WhatRowsAre } from './what-rows-are.tsx';
import classes from './import.module.css';

interface ActionsProps {
  file: ImportReply;
  actions: ImportActions;
}

/** What can be done with the file as it stands, or how far its work is. */
export function Actions({ file, actions }: ActionsProps) {
  const { state } = file;
  if (state === 'reading') return null;
  if (state === 'staged') return <Staged file={file} actions={actions} />;
  if (state === 'committed') return <Kept file={file} actions={actions} />;
  if (state === 'committing' || state === 'undoing') return <Progress file={file} />;
  return (
    <div className={classes.done}>
      {state === 'refused' && file.may_change && <WhatRowsAre actions={actions} />}
      <div className={classes.another}>
        <ButtonLink kind="primary" to={businessPaths.data}>
          {text('anotherFile')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whether a file has neither lines of its own nor changes of earlier ones. */
const isNothingNew = (summary: StagedSummary): boolean =>
  summary.new_lines + waitingRows(summary) + summary.replaced_lines === 0;

/** What the button that keeps a file says; rows whose month is asked are to be kept as well. */
function keepWords(summary: StagedSummary): string {
  const count = summary.new_lines + waitingRows(summary);
  if (isNothingNew(summary)) return text('nothingNew');
  if (count === 0) return text('bringChanges', { count: summary.replaced_lines });
  return summary.second_yes ? text('wantRest') : text('bring', { kind: summary.kind, count });
}

function Staged({ file, actions }: ActionsProps) {
  const summary = file.summary;
  if (summary === null) return null;
  if (!file.may_change) return <p className={classes.note}>{text('readOnly')}</p>;
  const isOpen = summary.questions.length > 0;
  const isNothing = isNothingNew(summary);
  return (
    <div className={classes.done}>
      {summary.second_yes && <Banner kind="yours">{text('manyUnreadable')}</Banner>}
      <div className={classes.actions}>
        <Button busy={actions.busy} onClick={actions.discard}>
          {text('cancel')}
        </Button>
        <Button
          kind={isOpen ? 'second' : 'primary'}
          busy={actions.busy}
          disabled={isOpen || isNothing}
          onClick={() => actions.commit(summary.second_yes)}
        >
          {keepWords(summary)}
        </Button>
      </div>
      {!isNothing && (
        <p className={classes.note}>{summary.people === null ? text('undoNote') : text('undoNotePeople')}</p>
      )}
      <SomethingElse actions={actions} taken={summary.kind} />
    </div>
  );
}

function Progress({ file: { done_lines: done, total_lines: all, kind } }: Pick<ActionsProps, 'file'>) {
  return (
    <div role="status">
      <div className={classes.track} aria-hidden>
        <i style={{ width: `${all === 0 ? 0 : Math.min(100, (100 * done) / all)}%` }} />
      </div>
      <p className={classes.note}>{text('progress', { kind: kind ?? '', done, all })}</p>
    </div>
  );
}

/** Where what a file brought is looked at; null for one of sales. */
const seeWords = (kind: string | null): string | null =>
  kind === 'customers'
    ? text('seeCustomers')
    : kind === 'items'
      ? text('seeCatalogue')
      : kind === 'reviews'
        ? text('seeReviews')
        : null;

function Kept({ file, actions }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const { first_day: from, last_day: to } = file;
  const own = seeWords(file.kind);
  return (
    <div className={classes.done}>
      <div className={classes.actions}>
        {file.may_change && file.undo_until !== null && (
          <Button busy={actions.busy} onClick={() => setAsking(true)}>
            {text('takeOut')}
          </Button>
        )}
        {own !== null ? (
          <ButtonLink kind="primary" to={businessPaths.data}>
            {own}
          </ButtonLink>
        ) : (
          from !== null &&
          to !== null && (
            <ButtonLink kind="primary" to={salesPath({ from, to, shop: file.shop_id })}>
              {text('seeSales')}
            </ButtonLink>
          )
        )}
      </div>
      {file.undo_until !== null && (
        <p className={classes.note}>{text('undoUntil', { day: file.undo_until.slice(0, 10) })}</p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('takeOutTitle')}
        action={text('takeOut')}
        busy={actions.busy}
        onConfirm={() => {
          setAsking(false);
          actions.undo();
        }}
      >
        {text('takeOutText', { kind: file.kind ?? '', count: file.summary?.new_lines ?? 0 })}
      </ConfirmDialog>
    </div>
  );
}
