import { Columns3, Download, Rows3 } from 'lucide-react';
import type { TrackedJob } from '#contract/career/applications.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { statusWords } from '#web/shell/applications/status/status-words.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { saveFile } from '#web/shell/save-file.ts';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { SearchInput } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { csvOf } from './csv.ts';
import { text } from './messages.ts';
import { countInWords, type StatusFilter } from './tracked-jobs.ts';
import { statuses, type TrackerView, type useTrackerAddress } from './use-tracker-address.ts';
import classes from './tracker.module.css';

const filters = (narrow: boolean): { value: StatusFilter; label: string }[] => [
  { value: 'All', label: narrow ? text('allStatusesShort') : text('allStatuses') },
  ...statuses.map((status) => ({ value: status, label: statusWords(status) })),
];

const views = (): { value: TrackerView; label: string; icon: typeof Rows3 }[] => [
  { value: 'table', label: text('viewTable'), icon: Rows3 },
  { value: 'board', label: text('viewBoard'), icon: Columns3 },
];

interface TrackerBarProps {
  address: ReturnType<typeof useTrackerAddress>;
  narrow: boolean;
  /** How many there are in all. */
  all: number;
  /** What is shown, and so what is exported. */
  found: readonly TrackedJob[];
}

/** What is looked for and how it is shown, how much was found, and the way out as a spreadsheet. */
export function TrackerBar({ address, narrow, all, found }: TrackerBarProps) {
  const { view, search, status, sort } = address;
  const { nowMs, timeZone } = usePersonClock();
  const save = () =>
    saveFile(
      new File([csvOf(found)], `applications-${calendarDay(nowMs, timeZone)}.csv`, {
        type: 'text/csv;charset=utf-8',
      }),
    );
  return (
    <div className={classes.bar}>
      <SearchInput
        label={narrow ? text('searchShort') : text('search')}
        className={classes.search}
        value={search}
        onChange={(event) => address.setSearch(event.currentTarget.value)}
      />
      {view === 'table' && (
        <Select
          label={text('columnStatus')}
          className={classes.filter}
          options={filters(narrow)}
          value={status}
          onValueChange={address.setStatus}
        />
      )}
      <Segmented label={text('viewLabel')} options={views()} value={view} onChange={address.setView} />
      <p className={classes.count} role="status">
        {all > 0 && countInWords(found.length, all, sort === '' && view === 'table')}
      </p>
      {found.length > 0 && (
        <Button size="sm" className={classes.export} onClick={save}>
          <Download aria-hidden />
          {text('exportCsv')}
        </Button>
      )}
    </div>
  );
}
