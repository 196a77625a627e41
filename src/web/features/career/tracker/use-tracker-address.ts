import { useSearchParams } from 'react-router';
import type { TrackedStatus } from '#contract/career/applications.ts';
import { type Sort, sortNamed, type StatusFilter } from './tracked-jobs.ts';

export type TrackerView = 'table' | 'board';

export const statuses: readonly TrackedStatus[] = ['Applied', 'Interviewing', 'Offer', 'Rejected'];

type Key = 'view' | 'q' | 'status' | 'sort' | 'open';

/** What is looked for, how it is shown and what is open stand in the address, so that a reload and a link keep them. */
export function useTrackerAddress() {
  const [address, setAddress] = useSearchParams();
  const put = (change: Partial<Record<Key, string | null>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change)) {
          if (value === null || value === '') next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const named = statuses.find((one) => one === address.get('status'));
  const view: TrackerView = address.get('view') === 'board' ? 'board' : 'table';
  const status: StatusFilter = named ?? 'All';
  return {
    view,
    status,
    search: address.get('q') ?? '',
    sort: sortNamed(address.get('sort')),
    openId: address.get('open'),
    setView: (to: TrackerView) => put({ view: to === 'board' ? to : null, open: null }),
    setSearch: (text: string) => put({ q: text }),
    setStatus: (to: StatusFilter) => put({ status: to === 'All' ? null : to }),
    setSort: (to: Sort) => put({ sort: to }),
    setOpen: (id: string | null) => put({ open: id }),
    clear: () => put({ q: null, status: null }),
  };
}
