import { ChevronDown, ChevronUp } from 'lucide-react';
import type { TrackedJob } from '#contract/career/applications.ts';
import { ApplicationTrail } from '#web/shell/applications/application-trail.tsx';
import { dayInWords } from '#web/shell/applications/days.ts';
import { IconButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Cell, ColumnHead, Table } from '#web/ui/display/table.tsx';
import { OpenApplication } from './open-application.tsx';
import { StatusBadge } from './status-badge.tsx';
import classes from './tracker.module.css';

interface TrackedListProps {
  jobs: readonly TrackedJob[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** The year it is for the person; days of other years say theirs. */
  thisYear: string;
}

const COLUMNS = 7;

/** The applications as a table; the open row shows its trail. */
export function TrackedTable({ jobs, openId, onOpen, thisYear }: TrackedListProps) {
  return (
    <Table caption="Your applications">
      <thead>
        <tr>
          <ColumnHead className={classes.jobColumn}>Job</ColumnHead>
          <ColumnHead>Company</ColumnHead>
          <ColumnHead>Trail</ColumnHead>
          <ColumnHead>Match</ColumnHead>
          <ColumnHead>Status</ColumnHead>
          <ColumnHead end>Sent</ColumnHead>
          <ColumnHead>
            <span className="visually-hidden">Open</span>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <TrackedRow
            key={job.id}
            job={job}
            open={job.id === openId}
            onToggle={() => onOpen(job.id === openId ? null : job.id)}
            thisYear={thisYear}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  job: TrackedJob;
  open: boolean;
  onToggle: () => void;
  thisYear: string;
}

function TrackedRow({ job, open, onToggle, thisYear }: RowProps) {
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <>
      {/* The button in the last cell does the same for the keyboard. */}
      <tr className={classNames(classes.row, open && classes.openRow)} onClick={onToggle}>
        <Cell className={classes.job}>{job.title}</Cell>
        <Cell className={classes.company}>{job.company}</Cell>
        <Cell>
          <ApplicationTrail state={job.state} width={74} />
        </Cell>
        <Cell>{job.score === null ? <NoScore /> : <Score value={job.score} />}</Cell>
        <Cell>
          <StatusBadge job={job} />
        </Cell>
        <Cell end className={classes.date}>
          {dayInWords(job.date, thisYear)}
        </Cell>
        <Cell className={classes.toggle}>
          <IconButton
            label={`${open ? 'Hide' : 'Show'} the trail of ${job.title}, ${job.company}`}
            size="sm"
            aria-expanded={open}
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          >
            <Icon />
          </IconButton>
        </Cell>
      </tr>
      {open && (
        <tr className={classes.openRow}>
          <td colSpan={COLUMNS} className={classes.detail}>
            <OpenApplication id={job.id} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The same as cards, for the width of a phone. */
export function TrackedCards({ jobs, openId, onOpen, thisYear }: TrackedListProps) {
  return (
    <Card>
      <ul role="list" aria-label="Your applications">
        {jobs.map((job) => {
          const open = job.id === openId;
          return (
            <li key={job.id} className={classNames(classes.card, open && classes.openRow)}>
              <button
                type="button"
                className={classes.cardHead}
                aria-expanded={open}
                onClick={() => onOpen(open ? null : job.id)}
              >
                <span className={classes.job}>{job.title}</span>
                {job.score === null ? <NoScore /> : <Score value={job.score} />}
                <span className={classes.company}>{job.company}</span>
                <span className={classes.date}>{dayInWords(job.date, thisYear)}</span>
                <StatusBadge job={job} />
                <ApplicationTrail state={job.state} />
              </button>
              {open && <OpenApplication id={job.id} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function NoScore() {
  return <span className={classes.company}>No score</span>;
}
