import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

const asked = api.accounts.signInOptions.queryOptions({ staleTime: Infinity });

/** Which providers this server has; none until it told. `whenKnown` waits for its answer, for a press that came before. */
export function useSignInOptions() {
  const queries = useQueryClient();
  const { data } = useQuery(asked);
  return {
    googleClientId: data?.google_client_id ?? null,
    linkedIn: data?.linkedin ?? false,
    whenKnown: () => queries.ensureQueryData(asked),
  };
}
