import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { statusWords } from '#web/shell/applications/status/status-words.ts';
import { type Movable, nextStatuses, useMove } from '#web/shell/applications/status/use-move.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BoardColumn } from './board-column.tsx';
import classes from './board.module.css';
import { cardBeside, type Columns, columnsOf, columnStatuses, statusBeside } from './columns.ts';
import { text } from './messages.ts';

interface BoardProps {
  jobs: readonly TrackedJob[];
  narrow: boolean;
  /** The column a phone shows; the first one for "All". */
  shown: TrackedStatus | 'All';
  onShow: (status: TrackedStatus) => void;
}

const focusCard = (board: HTMLElement | null, id: string) =>
  board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)?.focus();

/** Keeps the focus on a card that was moved, wherever it has gone. */
function useFocusAfterMove(columns: Columns) {
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; to: TrackedStatus; isFollowed: boolean } | null>(null);
  useEffect(() => {
    const last = moved.current;
    // The change shows a moment later: until then the card stands in its old column.
    if (last === null || !columns[last.to].some((job) => job.id === last.id)) return;
    // A list that was asked for before the move shows the card in its old column once more, and the focus falls to nothing.
    if (last.isFollowed && document.activeElement !== document.body) return;
    focusCard(board.current, last.id);
    moved.current = { ...last, isFollowed: true };
  }, [columns]);
  const keepFocus = (id: string, to: TrackedStatus) => {
    moved.current = { id, to, isFollowed: false };
  };
  return { board, keepFocus };
}

/** Moving with its words: what changed is said at once, and why when it was refused. */
function useSpokenMove() {
  const toast = useToast();
  const [said, setSaid] = useState('');
  const move = useMove({
    onRefused: ({ job, status }, error) => {
      const reason = sentenceOf(error, text('noAnswer'));
      setSaid(text('notMoved', { job: job.title, status, reason }));
      toast({ kind: 'problem', message: text('stays', { job: job.title, reason }) });
    },
  });
  return {
    said,
    moveTo: (job: Movable, status: TrackedStatus) => {
      setSaid(text('moved', { job: job.title, status }));
      move.mutate({ job, status });
    },
  };
}

function Hint() {
  return (
    <>
      <p className={classNames(classes.hint, classes.forMouse)}>{text('hint')}</p>
      {/* A finger that drags scrolls the page, so it is shown the way that always works. */}
      <p className={classNames(classes.hint, classes.forTouch)}>{text('touchHint')}</p>
    </>
  );
}

/** The tracker as columns, one for each status; on a phone one column at a time. */
export function Board({ jobs, narrow, shown, onShow }: BoardProps) {
  const columns = columnsOf(jobs);
  const { board, keepFocus } = useFocusAfterMove(columns);
  const { said, moveTo } = useSpokenMove();
  const { nowMs, timeZone } = usePersonClock();
  const moveAndFollow = (job: TrackedJob, status: TrackedStatus) => {
    keepFocus(job.id, status);
    moveTo(job, status);
  };
  const onKey = (event: KeyboardEvent, job: TrackedJob) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey) {
      const to = statusBeside(job.status, event.key, nextStatuses(job));
      if (to === null) return;
      event.preventDefault();
      return moveAndFollow(job, to);
    }
    const next = cardBeside(columns, job, event.key);
    if (next === null) return;
    event.preventDefault();
    focusCard(board.current, next);
  };
  const one = columnStatuses.find((status) => status === shown) ?? 'Applied';
  const column = (status: TrackedStatus) => (
    <BoardColumn
      key={status}
      status={status}
      jobs={columns[status]}
      all={jobs}
      headless={narrow}
      thisYear={calendarDay(nowMs, timeZone).slice(0, 4)}
      onMove={moveAndFollow}
      onKey={onKey}
    />
  );
  return (
    <div ref={board}>
      {narrow ? (
        <Segmented
          label={text('columnLabel')}
          wide
          className={classes.segments}
          options={columnStatuses.map((status) => ({
            value: status,
            label: statusWords(status),
            count: columns[status].length,
          }))}
          value={one}
          onChange={onShow}
        />
      ) : (
        <Hint />
      )}
      <div className={classes.board}>{narrow ? column(one) : columnStatuses.map(column)}</div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
