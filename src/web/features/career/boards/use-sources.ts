import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Source, SourceList } from '#contract/career/boards/sources.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** The sources, and what changes them; a switch shows at once and rolls back with a reason. */
export function useSources() {
  const queries = useQueryClient();
  const toast = useToast();
  const key = api.sources.list.queryKey();
  const read = useQuery(api.sources.list.queryOptions());
  const keep = (change: (sources: Source[]) => Source[]) =>
    queries.setQueryData(key, (known) => known && { ...known, sources: change(known.sources) });
  const rollBack = (error: unknown, before: SourceList | undefined) => {
    if (before) queries.setQueryData(key, before);
    toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
  };
  const hold = async (change: (sources: Source[]) => Source[]) => {
    await queries.cancelQueries({ queryKey: key });
    const before = queries.getQueryData(key);
    keep(change);
    return before;
  };
  const change = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => client.sources.change({ id, on }),
    onMutate: ({ id, on }) => hold((known) => known.map((one) => (one.id === id ? { ...one, on } : one))),
    onSuccess: (changed, { on }) => {
      keep((known) => known.map((one) => (one.id === changed.id ? changed : one)));
      const { name } = changed;
      toast({ message: on ? text('readFromNow', { name }) : text('noLongerRead', { name }) });
    },
    onError: (error, _change, before) => rollBack(error, before),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Source) => client.sources.remove({ id }),
    onMutate: ({ id }) => hold((known) => known.filter((one) => one.id !== id)),
    onSuccess: (_done, { name }) => toast({ message: text('takenOut', { name }) }),
    onError: (error, _source, before) => rollBack(error, before),
  });
  const add = useMutation({
    mutationFn: (link: string) => client.sources.add({ link }),
    onSuccess: (added) => keep((known) => [...known.filter(({ id }) => id !== added.id), added]),
  });
  return { read, change, remove, add };
}
