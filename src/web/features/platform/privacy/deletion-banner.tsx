import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '#web/api/client.ts';

// Of the few accounts that end: no other waits for it.
const EndingBanner = lazy(async () => ({ default: (await import('./ending-banner.tsx')).EndingBanner }));

/** Says on every screen that the account is to end; nothing while it is not. */
export function DeletionBanner() {
  const { data } = useQuery(api.privacy.read.queryOptions());
  return data?.deletion ? (
    <Suspense fallback={null}>
      <EndingBanner />
    </Suspense>
  ) : null;
}
