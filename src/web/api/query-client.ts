import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { statusOf } from './failure.ts';
import { keepLastKnown } from './last-known.ts';

const person = api.profiles.read.key();

/** The sign-in has ended somewhere else: asking who is there makes the session notice. */
const noticeEnding = (error: unknown): void => {
  if (statusOf(error) === 401) void queryClient.invalidateQueries({ queryKey: person });
};

/** One cache per page. A refusal is an answer and is not asked again; no answer is asked twice more. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (JSON.stringify(query.queryKey[0]) !== JSON.stringify(person[0])) noticeEnding(error);
    },
  }),
  mutationCache: new MutationCache({ onError: noticeEnding }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A device that is offline says so at once instead of waiting without a word.
      networkMode: 'always',
      retry: (count, error) => statusOf(error) === 0 && count < 2,
    },
    mutations: { networkMode: 'always' },
  },
});

keepLastKnown(queryClient);
