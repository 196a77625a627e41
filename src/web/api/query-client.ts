import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './client.ts';

/** One cache per page. A refusal is an answer and is not asked again; no answer is asked twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => statusOf(error) === 0 && count < 2,
    },
  },
});
