import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { TrackedJob } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { useNarrow } from '#web/shell/use-narrow.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { AddJobDialog } from './add/add-job-dialog.tsx';
import { Board } from './board/board.tsx';
import { ToFinish } from './finish/to-finish.tsx';
import { text } from './messages.ts';
import { TrackedCards, TrackedTable } from './tracked-list.tsx';
import { Rings } from './rings.tsx';
import { matching, sorted } from './tracked-jobs.ts';
import { TrackerBar } from './tracker-bar.tsx';
import { TrackerLoading } from './tracker-loading.tsx';
import { useTrackerAddress } from './use-tracker-address.ts';
import classes from './tracker.module.css';

/** Rows shown before more are asked for. */
const PAGE = 100;

/** The Job Tracker: what is left to finish, and every application that was sent or may have been, with its trail and its proof. */
export function TrackerScreen() {
  const tracker = useQuery(api.applications.tracker.queryOptions());
  // Both at once: what is left to finish stands above the table, which would move under the hand.
  const { isPending } = useQuery(api.applications.toFinish.queryOptions());
  const narrow = useNarrow();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ScreenHead title={text('title')}>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {text('addJob')}
        </Button>
      </ScreenHead>
      {adding && <AddJobDialog onClose={() => setAdding(false)} />}
      {tracker.data && !isPending ? (
        <Tracker jobs={tracker.data} narrow={narrow} />
      ) : tracker.isError ? (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={tracker.error}
            onRetry={() => void tracker.refetch()}
          />
        </Card>
      ) : (
        <TrackerLoading narrow={narrow} />
      )}
    </>
  );
}

function Tracker({ jobs, narrow }: { jobs: readonly TrackedJob[]; narrow: boolean }) {
  const address = useTrackerAddress();
  const { view, search, status, sort } = address;
  const board = view === 'board';
  const found = matching(sorted(jobs, board ? '' : sort), useDeferredValue(search), board ? 'All' : status);
  return (
    <>
      <Rings jobs={jobs} narrow={narrow} />
      <ToFinish />
      <TrackerBar address={address} narrow={narrow} all={jobs.length} found={found} />
      {found.length === 0 ? (
        <Card>
          <NothingFound none={jobs.length === 0} onClear={address.clear} />
        </Card>
      ) : board ? (
        <Board jobs={found} narrow={narrow} shown={status} onShow={address.setStatus} />
      ) : (
        <Rows jobs={found} narrow={narrow} address={address} />
      )}
    </>
  );
}

interface RowsProps {
  jobs: readonly TrackedJob[];
  narrow: boolean;
  address: ReturnType<typeof useTrackerAddress>;
}

function Rows({ jobs, narrow, address }: RowsProps) {
  const [most, setMost] = useState(PAGE);
  const { nowMs, timeZone } = usePersonClock();
  const list = {
    jobs: jobs.slice(0, most),
    openId: address.openId,
    onOpen: address.setOpen,
    thisYear: calendarDay(nowMs, timeZone).slice(0, 4),
  };
  return (
    <>
      {narrow ? (
        <TrackedCards {...list} />
      ) : (
        <TrackedTable {...list} sort={address.sort} onSort={address.setSort} />
      )}
      {jobs.length > most && (
        <Button className={classes.more} onClick={() => setMost(most + PAGE)}>
          {text('showNext', { count: Math.min(PAGE, jobs.length - most) })}
        </Button>
      )}
    </>
  );
}

function NothingFound({ none, onClear }: { none: boolean; onClear: () => void }) {
  if (none)
    return (
      <Empty
        title={text('emptyTitle')}
        action={<ButtonLink to={careerPaths.autoApply}>{text('toAutoApply')}</ButtonLink>}
      >
        {text('emptyText')}
      </Empty>
    );
  return (
    <Empty title={text('emptyTitle')} action={<Button onClick={onClear}>{text('showAll')}</Button>}>
      {text('noMatchText')}
    </Empty>
  );
}
