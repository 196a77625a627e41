import { useEffect } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { ResumeChange } from '#contract/career/facts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { changeCounts, changePlace, changeTitle } from './change-words.ts';
import classes from './changes.module.css';
import { text } from './messages.ts';
import { useResumeChanges } from './use-resume-changes.ts';

interface ResumeChangesProps {
  application: ApplicationDetail;
  /** Whether something was chosen that the resume does not have yet. */
  onChoosing?: ((choosing: boolean) => void) | undefined;
}

/** What rejecting a change does; where nothing can be chosen any more, what the changes are compared with. */
function hintOf(state: ApplicationDetail['state'], canChoose: boolean): string {
  if (!canChoose) return text('hintPast');
  return state === 'handed_over' ? text('hintAttached') : text('hintApproved');
}

/** How the resume for this job differs from the profile, each change accepted or rejected. */
export function ResumeChanges({ application, onChoosing }: ResumeChangesProps) {
  const { changes, canChoose, isTaken, choose, differing, ...choice } = useResumeChanges(application);
  const isChoosing = differing > 0;
  useEffect(() => onChoosing?.(isChoosing), [isChoosing, onChoosing]);
  if (changes.length === 0) return null;
  return (
    <details className={classes.changes}>
      <summary>
        <b>{text('title')}</b>
        <span>{changeCounts(changes)}</span>
      </summary>
      <p className={classes.hint}>{hintOf(application.state, canChoose)}</p>
      <ul role="list" className={classes.list}>
        {changes.map((change) => (
          <Row
            key={change.id}
            change={change}
            taken={isTaken(change)}
            onChoose={canChoose ? (taken) => choose(change.id, taken) : undefined}
          />
        ))}
      </ul>
      {choice.failure !== '' && <Banner>{choice.failure}</Banner>}
      {isChoosing && (
        <div className={classes.bar} role="group" aria-label={text('choice')}>
          <p>
            <Sentences
              all={[
                text('notInCv', { count: differing }),
                application.state === 'approved' ? text('approvalEnds') : '',
              ]}
            />
          </p>
          <Button kind="quiet" disabled={choice.busy} onClick={choice.undo}>
            {text('undo')}
          </Button>
          <Button kind="primary" busy={choice.busy} busyLabel={text('making')} onClick={choice.save}>
            {text('makeAgain')}
          </Button>
        </div>
      )}
    </details>
  );
}

interface RowProps {
  change: ResumeChange;
  taken: boolean;
  /** Absent where nothing can be chosen any more. */
  onChoose: ((taken: boolean) => void) | undefined;
}

function Row({ change, taken, onChoose }: RowProps) {
  const title = changeTitle(change);
  const place = changePlace(change);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p>
          <b>{title}</b> <span className={classes.place}>{place}</span>
        </p>
        <Difference change={change} />
      </div>
      {onChoose ? (
        <Segmented
          label={text('choiceOf', { change: title, place, line: change.before[0] ?? '' })}
          options={[
            { value: 'yes', label: text('accept') },
            { value: 'no', label: text('reject') },
          ]}
          value={taken ? 'yes' : 'no'}
          onChange={(value) => onChoose(value === 'yes')}
        />
      ) : (
        <span className={classes.place}>{taken ? text('accepted') : text('rejected')}</span>
      )}
    </li>
  );
}

function Difference({ change: { kind, before, after } }: Pick<RowProps, 'change'>) {
  if (kind === 'left_out') return <del className={classes.line}>{before[0]}</del>;
  if (kind === 'reworded')
    return (
      <>
        {before[0] !== undefined && <del className={classes.line}>{before[0]}</del>}
        <ins className={classes.line}>{after[0]}</ins>
      </>
    );
  return (
    <>
      <ol className={classes.order}>
        {after.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <details className={classes.own}>
        <summary>{text('ownOrder')}</summary>
        <ol className={classes.order}>
          {before.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
