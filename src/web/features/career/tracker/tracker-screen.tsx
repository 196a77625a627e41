import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackedJob } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { useNarrow } from '#web/shell/use-narrow.ts';
import { Button, ButtonLink } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { SearchInput } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { Rings } from './rings.tsx';
import { countInWords, inOrder, matching, type StatusFilter } from './tracked-jobs.ts';
import { TrackedCards, TrackedTable } from './tracked-list.tsx';
import { TrackerLoading } from './tracker-loading.tsx';
import classes from './tracker.module.css';

const filters = (narrow: boolean): { value: StatusFilter; label: string }[] => [
  { value: 'All', label: narrow ? 'All' : 'All statuses' },
  { value: 'Applied', label: 'Applied' },
  { value: 'Interviewing', label: 'Interviewing' },
  { value: 'Offer', label: 'Offer' },
  { value: 'Rejected', label: 'Rejected' },
];
/** Rows shown before more are asked for. */
const PAGE = 100;

/** The Job Tracker: every application that reached an employer or may have, with its trail and its proof. */
export function TrackerScreen() {
  const tracker = useQuery(api.applications.tracker.queryOptions());
  const narrow = useNarrow();
  return (
    <>
      <ScreenHead title="Job Tracker" />
      {tracker.data ? (
        <Tracker jobs={tracker.data} narrow={narrow} />
      ) : tracker.isError ? (
        <Card>
          <LoadFailure
            title="Your applications could not be loaded."
            signIn="Please log in to view your job tracker."
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

/** What is looked for and what is open stand in the address, so that a reload and a link keep them. */
function useTrackerAddress() {
  const [address, setAddress] = useSearchParams();
  const put = (key: 'search' | 'open', value: string | null) =>
    setAddress(
      (before) => {
        if (value === null || value === '') before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    search: address.get('search') ?? '',
    openId: address.get('open'),
    setSearch: (text: string) => put('search', text),
    setOpen: (id: string | null) => put('open', id),
  };
}

function Tracker({ jobs, narrow }: { jobs: readonly TrackedJob[]; narrow: boolean }) {
  const { search, openId, setSearch, setOpen } = useTrackerAddress();
  const [filter, setFilter] = useState<StatusFilter>('All');
  const [most, setMost] = useState(PAGE);
  const { nowMs, timeZone } = usePersonClock();
  const found = matching(inOrder(jobs), useDeferredValue(search), filter);
  const elsewhere = openId !== null && !jobs.some((job) => job.id === openId);
  const List = narrow ? TrackedCards : TrackedTable;
  return (
    <>
      <Rings jobs={jobs} narrow={narrow} />
      {elsewhere && <OpenElsewhere id={openId} onClose={() => setOpen(null)} />}
      <div className={classes.bar}>
        <SearchInput
          label={narrow ? 'Title or company' : 'Search title or company'}
          className={classes.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          label="Status"
          className={classes.filter}
          options={filters(narrow)}
          value={filter}
          onValueChange={setFilter}
        />
        <p className={classes.count} role="status">
          {jobs.length > 0 && countInWords(found.length, jobs.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <Card>
          <NothingFound
            none={jobs.length === 0}
            onClear={() => {
              setSearch('');
              setFilter('All');
            }}
          />
        </Card>
      ) : (
        <List
          jobs={found.slice(0, most)}
          openId={openId}
          onOpen={setOpen}
          thisYear={calendarDay(nowMs, timeZone).slice(0, 4)}
        />
      )}
      {found.length > most && (
        <Button className={classes.more} onClick={() => setMost(most + PAGE)}>
          Show the next {Math.min(PAGE, found.length - most)}
        </Button>
      )}
    </>
  );
}

function NothingFound({ none, onClear }: { none: boolean; onClear: () => void }) {
  if (none)
    return (
      <Empty
        title="No applications found."
        action={<ButtonLink to={careerPaths.autoApply}>Go to Auto Apply</ButtonLink>}
      >
        Everything I send for you appears here with its whole trail. I send nothing before you approve it.
      </Empty>
    );
  return (
    <Empty title="No applications found." action={<Button onClick={onClear}>Show all</Button>}>
      Nothing has these words and this status. Your other applications are still here.
    </Empty>
  );
}
