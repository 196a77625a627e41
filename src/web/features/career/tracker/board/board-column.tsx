import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { statusWords } from '#web/shell/applications/status/status-words.ts';
import { nextStatuses } from '#web/shell/applications/status/use-move.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BoardCard } from './board-card.tsx';
import classes from './board.module.css';
import { figure } from '#web/text/figure.ts';
import { text } from './messages.ts';

/** Cards of a column shown before more are asked for. */
const PAGE = 40;

interface BoardColumnProps {
  status: TrackedStatus;
  jobs: readonly TrackedJob[];
  /** Every card of the board: what may be dropped here comes from another column. */
  all: readonly TrackedJob[];
  /** Its name stands above already. */
  headless: boolean;
  thisYear: string;
  onMove: (job: TrackedJob, status: TrackedStatus) => void;
  onKey: (event: KeyboardEvent, job: TrackedJob) => void;
}

/** Makes the column take the cards that may become its status; answers whether one hangs over it. */
function useDrop({ status, all, onMove }: Pick<BoardColumnProps, 'status' | 'all' | 'onMove'>) {
  const column = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef({ all, onMove });
  useEffect(() => {
    latest.current = { all, onMove };
  }, [all, onMove]);
  useEffect(() => {
    if (!column.current) return undefined;
    const dragged = (data: Record<string, unknown>) =>
      latest.current.all.find(({ id }) => id === data['trackedJob']);
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => {
        const job = dragged(source.data);
        return job !== undefined && nextStatuses(job).includes(status);
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const job = dragged(source.data);
        if (job) latest.current.onMove(job, status);
      },
    });
  }, [status]);
  return { column, over };
}

/** One status with its cards. */
export function BoardColumn({ status, jobs, all, headless, thisYear, onMove, onKey }: BoardColumnProps) {
  const title = useId();
  const { column, over } = useDrop({ status, all, onMove });
  const [most, setMost] = useState(PAGE);
  return (
    <section
      ref={column}
      className={classNames(classes.column, headless && classes.alone, over && classes.over)}
      aria-labelledby={title}
    >
      <h2 id={title} className={headless ? 'visually-hidden' : classes.columnTitle}>
        {statusWords(status)} <span className={classes.number}>{figure(jobs.length)}</span>
      </h2>
      {jobs.length === 0 && <p className={classes.none}>{text('columnEmpty')}</p>}
      <ul role="list" className={classes.cards}>
        {jobs.slice(0, most).map((job) => (
          <BoardCard key={job.id} job={job} thisYear={thisYear} onMove={onMove} onKey={onKey} />
        ))}
      </ul>
      {jobs.length > most && (
        <Button size="sm" onClick={() => setMost(most + PAGE)}>
          {text('showNext', { count: Math.min(PAGE, jobs.length - most) })}
        </Button>
      )}
    </section>
  );
}
