import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { JobToFinish } from '#contract/career/approval/to-finish.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { FinishRow } from './finish-row.tsx';
import classes from './finish.module.css';
import { figure } from '#web/text/figure.ts';
import { text } from './messages.ts';

/** Rows shown of each list before all are asked for. */
const SHOWN = 3;

const LISTS = [
  {
    kind: 'to_finish',
    title: () => text('toFinishTitle'),
    about: () => text('toFinishAbout'),
  },
  {
    kind: 'saved',
    title: () => text('savedTitle'),
    about: () => text('savedAbout'),
  },
] as const;

/** What only the person can send, above the table: shown when there is any, and counted nowhere as an application. */
export function ToFinish() {
  const jobs = useQuery(api.applications.toFinish.queryOptions());
  if (jobs.data === undefined)
    return jobs.isError ? (
      <Card className={classes.list}>
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={jobs.error}
          onRetry={() => void jobs.refetch()}
        />
      </Card>
    ) : null;
  return LISTS.map(({ kind, title, about }) => (
    <List key={kind} jobs={jobs.data.filter((job) => job.kind === kind)} title={title()} about={about()} />
  ));
}

interface ListProps {
  jobs: readonly JobToFinish[];
  title: string;
  about: string;
}

function List({ jobs, title, about }: ListProps) {
  const listId = useId();
  const [all, setAll] = useState(false);
  if (jobs.length === 0) return null;
  return (
    <Card className={classes.list} aria-label={title}>
      <CardHead title={title}>
        <span className={classes.count}>{figure(jobs.length)}</span>
      </CardHead>
      <p className={classes.text}>{about}</p>
      <ul role="list" id={listId}>
        {(all ? jobs : jobs.slice(0, SHOWN)).map((job) => (
          <FinishRow key={job.id} job={job} />
        ))}
      </ul>
      {jobs.length > SHOWN && (
        <p className={classes.more}>
          <Button
            kind="quiet"
            size="sm"
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? text('showFewer') : text('showAll', { count: jobs.length })}
          </Button>
        </p>
      )}
    </Card>
  );
}
