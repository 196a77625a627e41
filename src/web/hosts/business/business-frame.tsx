import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useOutletContext } from 'react-router';
import { api } from '#web/api/client.ts';
import { useLiveUpdates } from '#web/api/events.ts';
import { useSession } from '#web/api/session.tsx';
import { BusinessChoice } from '#web/features/localbiz/business/business-choice.tsx';
import { DeletionBanner } from '#web/features/platform/privacy/deletion-banner.tsx';
import { PrivacyWordsContext } from '#web/features/platform/privacy/privacy-words.ts';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { DashboardLayout } from '#web/shell/dashboard/dashboard-layout.tsx';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { useIsPractice } from '#web/shell/shop/practice-shop/use-practice-shop.ts';
import classes from './business.module.css';
import { businessPrivacyWords } from './business-privacy-words.ts';
import { businessPlaces } from './business-places.ts';
import { text } from './messages.ts';

// Of the few who are in a practice shop: no other waits for it.
const PracticeMark = lazy(async () => ({
  default: (await import('#web/shell/shop/practice-shop/practice-mark.tsx')).PracticeMark,
}));

/** The accent follows the group the screen belongs to, also in dialogs and menus, which stand outside the frame. */
function useAccent(): void {
  const { pathname } = useLocation();
  const offering = [businessPaths.store, businessPaths.sales].some((path) => pathname.startsWith(path))
    ? 'aistore'
    : 'localbiz';
  useEffect(() => {
    document.documentElement.dataset['offering'] = offering;
  }, [offering]);
}

/** The frame of the business dashboard. */
export function BusinessFrame() {
  const context = useOutletContext<AccountContext>();
  const { person } = context;
  const { signOut } = useSession();
  const offline = useOffline();
  const business = useQuery(api.businesses.read.queryOptions());
  const notifications = useQuery(api.notifications.unread.queryOptions());
  const isPractice = useIsPractice();
  useLiveUpdates();
  useAccent();
  return (
    <PrivacyWordsContext value={businessPrivacyWords}>
      <DashboardLayout
        person={{ fullName: person.full_name, email: person.email }}
        waiting={0}
        unread={notifications.data?.unread ?? 0}
        places={businessPlaces}
        foot={
          business.data && (
            <>
              <BusinessChoice />
              <b className={classes.business}>{business.data.name}</b>
              <p className={classes.place}>
                {text('tradeAndCity', { trade: business.data.trade, city: business.data.city })}
              </p>
            </>
          )
        }
        offline={offline}
        onLogout={() => void signOut()}
      >
        <DeletionBanner />
        {isPractice && (
          <Suspense fallback={null}>
            <PracticeMark />
          </Suspense>
        )}
        <Outlet context={context} />
        <ScrollRestoration />
      </DashboardLayout>
    </PrivacyWordsContext>
  );
}
