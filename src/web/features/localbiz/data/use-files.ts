import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Files that are shown at once. */
const FILES_AT_ONCE = 50;

/** The files that were imported, newest first, a page after the other. */
export const useFiles = () =>
  useInfiniteQuery(
    api.imports.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, limit: FILES_AT_ONCE }),
      initialPageParam: undefined,
      getNextPageParam: ({ items }) => (items.length < FILES_AT_ONCE ? undefined : items.at(-1)?.created_at),
    }),
  );
