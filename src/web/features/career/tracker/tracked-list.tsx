import { ChevronDown, ChevronUp } from 'lucide-react';
import type { TrackedJob } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { ApplicationTrail } from '#web/shell/applications/application-trail.tsx';
import { dayInWords } from '#web/shell/applications/days.ts';
import type { Sort, SortKey } from './tracked-jobs.ts';
import { StatusBadge } from '#web/shell/applications/status/status-badge.tsx';
import { IconButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Cell, ColumnHead, SortHead, Table } from '#web/ui/display/table.tsx';
import classes from './list.module.css';
import { text } from './messages.ts';
import { OpenApplication } from './open-application.tsx';

interface TrackedListProps {
  jobs: readonly TrackedJob[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** The year it is for the person; days of other years say theirs. */
  thisYear: string;
}

const FROM_THE_TOP: ReadonlySet<SortKey> = new Set(['match', 'sent']);

/** What pressing a heading asks for: its usual end first, then the other, then the tracker's own order. */
function nextSort(key: SortKey, sort: Sort): Sort {
  const [first, second]: [Sort, Sort] = FROM_THE_TOP.has(key) ? [`-${key}`, key] : [key, `-${key}`];
  if (sort === first) return second;
  return sort === second ? '' : first;
}

const COLUMNS = 7;

interface TrackedTableProps extends TrackedListProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The applications as a table; the open row shows its trail. */
export function TrackedTable({ jobs, openId, onOpen, thisYear, sort, onSort }: TrackedTableProps) {
  const head = (key: SortKey) => ({
    sorted: sort === key ? ('ascending' as const) : sort === `-${key}` ? ('descending' as const) : undefined,
    onSort: () => onSort(nextSort(key, sort)),
  });
  return (
    <Table caption={text('listLabel')}>
      <thead>
        <tr>
          <SortHead className={classes.jobColumn} {...head('job')}>
            {text('columnJob')}
          </SortHead>
          <SortHead {...head('company')}>{text('columnCompany')}</SortHead>
          <ColumnHead>{text('columnTrail')}</ColumnHead>
          <SortHead {...head('match')}>{text('columnMatch')}</SortHead>
          <SortHead {...head('status')}>{text('columnStatus')}</SortHead>
          <SortHead end {...head('sent')}>
            {text('columnSent')}
          </SortHead>
          <ColumnHead>
            <span className="visually-hidden">{text('columnOpen')}</span>
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
  const names = { job: job.title, company: job.company };
  return (
    <>
      {/* The button in the last cell does the same for the keyboard. */}
      <tr className={classNames(classes.row, open && classes.openRow)} onClick={onToggle}>
        <Cell className={classes.job}>{job.title}</Cell>
        <Cell className={classes.company}>{job.company}</Cell>
        <Cell>
          <ApplicationTrail state={job.state} origin={job.origin} width={74} />
        </Cell>
        <Cell>{job.score === null ? <NoScore job={job} /> : <Score value={job.score} />}</Cell>
        <Cell>
          <StatusBadge job={job} />
        </Cell>
        <Cell end className={classes.date}>
          <SentOn job={job} thisYear={thisYear} />
        </Cell>
        <Cell className={classes.toggle}>
          <IconButton
            label={open ? text('hideTrail', names) : text('showTrail', names)}
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
      <ul role="list" aria-label={text('listLabel')}>
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
                {job.score === null ? <NoScore job={job} /> : <Score value={job.score} />}
                <span className={classes.company}>{job.company}</span>
                <span className={classes.date}>
                  <SentOn job={job} thisYear={thisYear} />
                </span>
                <StatusBadge job={job} />
                <ApplicationTrail state={job.state} origin={job.origin} />
              </button>
              {open && <OpenApplication id={job.id} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The day it was sent; none where that is not known yet. */
function SentOn({ job, thisYear }: { job: TrackedJob; thisYear: string }) {
  return hasArrived(job.state) ? dayInWords(job.date, thisYear) : text('sentUnknown');
}

function NoScore({ job }: { job: TrackedJob }) {
  return (
    <span className={classes.company}>{job.origin === 'person' ? text('addedByYou') : text('noScore')}</span>
  );
}
