import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ArrowRightLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { statusWords } from '#web/shell/applications/status/status-words.ts';
import { nextStatuses } from '#web/shell/applications/status/use-move.ts';
import { ApplicationTrail } from '#web/shell/applications/application-trail.tsx';
import { dayInWords } from '#web/shell/applications/days.ts';
import { applicationPath } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Menu, MenuHeading, MenuItem } from '#web/ui/actions/menu.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Score } from '#web/ui/display/score.tsx';
import classes from './board.module.css';
import { text } from './messages.ts';

interface BoardCardProps {
  job: TrackedJob;
  thisYear: string;
  onMove: (job: TrackedJob, status: TrackedStatus) => void;
  onKey: (event: KeyboardEvent, job: TrackedJob) => void;
}

/** Lets the card be dragged by mouse; by a finger only where the browser itself begins a drag with a long press. */
function useDrag(id: string) {
  const card = useRef<HTMLLIElement>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return undefined;
    return draggable({
      element: card.current,
      getInitialData: () => ({ trackedJob: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id]);
  return { card, dragged };
}

/** One application on the board: the way to its page, and to another column by drag, menu or keys. */
export function BoardCard({ job, thisYear, onMove, onKey }: BoardCardProps) {
  const { id, title, company, date, stage, score, state, origin } = job;
  const { card, dragged } = useDrag(id);
  return (
    <li ref={card} data-card={id} className={classNames(classes.card, dragged && classes.dragged)}>
      <div className={classes.cardTop}>
        {/* Its own drag would take the address instead of the card. */}
        <Link
          to={applicationPath(id)}
          draggable={false}
          className={classes.cardTitle}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={(event) => onKey(event, job)}
        >
          {title}
        </Link>
        <Menu
          trigger={
            <Button
              kind="quiet"
              size="sm"
              className={classes.move}
              aria-label={text('moveWhich', { job: title, company })}
            >
              <ArrowRightLeft aria-hidden />
              <span className={classes.moveWord}>{text('move')}</span>
            </Button>
          }
        >
          <MenuHeading>
            <span className={classes.menuHeading}>{text('moveTo')}</span>
          </MenuHeading>
          {nextStatuses(job).map((status) => (
            <MenuItem key={status} onSelect={() => onMove(job, status)}>
              {statusWords(status)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <p className={classes.company}>{company}</p>
      {stage !== '' && (
        <p className={classes.stage}>
          <Badge kind={stage === 'Withdrawn' ? 'plain' : 'wait'} icon={false}>
            {stage}
          </Badge>
        </p>
      )}
      <div className={classes.cardFoot}>
        <span className={classes.date}>{hasArrived(state) && dayInWords(date, thisYear)}</span>
        <ApplicationTrail state={state} origin={origin} width={60} />
        {score === null ? (
          <span className={classes.date}>{text('addedByYou')}</span>
        ) : (
          <Score value={score} />
        )}
      </div>
    </li>
  );
}
