import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Which providers this server has; none until it told. */
export function useSignInOptions(): { googleClientId: string | null; linkedIn: boolean } {
  const { data } = useQuery(api.accounts.signInOptions.queryOptions({ staleTime: Infinity }));
  return { googleClientId: data?.google_client_id ?? null, linkedIn: data?.linkedin ?? false };
}
