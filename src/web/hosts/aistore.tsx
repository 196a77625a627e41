import './zod-configuration.ts';
import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { ErrorPage } from '#web/shell/errors/error-page.tsx';
import { NotFound, NotFoundAlone } from '#web/shell/errors/not-found.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { AtGuestAddress } from './account/at-guest-address.tsx';
import { Providers } from './account/providers.tsx';
import { RequireAccount } from './account/require-account.tsx';
import { AfterSignUp } from './business/after-sign-up.tsx';
import { businessWords } from './business/business-words.tsx';
import { providerPages } from './account/provider-pages.tsx';
import { text } from './messages.ts';
import { mount } from './mount.tsx';

const Failure = () => <ErrorPage backTo={businessPaths.overview} backLabel={text('backToOverview')} />;
const Nowhere = () => <NotFound backTo={businessPaths.overview} backLabel={text('backToOverview')} />;
const NowhereAlone = () => <NotFoundAlone backTo={businessPaths.home} backLabel={text('backToStart')} />;
const error = <Failure />;
const toOverview = <Navigate to={businessPaths.overview} replace />;

/** What each screen says to somebody without an account. */
const sentences = { [businessPaths.profile]: () => text('signInBusiness') };

const guestAddresses = [
  businessPaths.home,
  businessPaths.login,
  businessPaths.signup,
  businessPaths.forgotPassword,
];

const dashboardPages = [
  { index: true, element: toOverview },
  {
    path: businessPaths.overview,
    lazy: async () => ({ Component: (await import('./business/shop-overview-page.tsx')).ShopOverviewPage }),
  },
  {
    path: businessPaths.store,
    lazy: async () => ({
      Component: (await import('#web/features/localbiz/overview/store-overview-screen.tsx'))
        .StoreOverviewScreen,
    }),
  },
  {
    path: businessPaths.sales,
    lazy: async () => ({
      Component: (await import('#web/features/localbiz/sales/sales-screen.tsx')).SalesScreen,
    }),
  },
  {
    path: businessPaths.data,
    lazy: async () => ({
      Component: (await import('#web/features/localbiz/data/data-screen.tsx')).DataScreen,
    }),
  },
  {
    path: `${businessPaths.data}/import/:id`,
    lazy: async () => ({
      Component: (await import('#web/features/localbiz/data/import/import-screen.tsx')).ImportScreen,
    }),
  },
  {
    path: businessPaths.profile,
    lazy: async () => ({
      Component: (await import('#web/features/localbiz/business/business-screen.tsx')).BusinessScreen,
    }),
  },
  {
    path: businessPaths.settings,
    lazy: async () => ({
      Component: (await import('./business/business-settings-page.tsx')).BusinessSettingsPage,
    }),
  },
  {
    path: businessPaths.notifications,
    lazy: async () => ({
      Component: (await import('#web/features/platform/notifications/notifications-screen.tsx'))
        .NotificationsScreen,
    }),
  },
  {
    path: businessPaths.security,
    lazy: async () => ({
      Component: (await import('#web/features/platform/security/security-screen.tsx')).SecurityScreen,
    }),
  },
  { path: '*', element: <Nowhere /> },
];

function Root() {
  return (
    <OfferingContext value={businessWords}>
      <Outlet />
    </OfferingContext>
  );
}

void mount(
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: error,
      hydrateFallbackElement: <></>,
      children: [
        {
          element: <Providers />,
          errorElement: error,
          children: [
            ...guestAddresses.map((path) => ({ path, element: <AtGuestAddress /> })),
            ...providerPages(error),
            {
              path: businessPaths.invitation,
              errorElement: error,
              lazy: async () => ({
                Component: (await import('#web/features/localbiz/invitation/invitation-screen.tsx'))
                  .InvitationScreen,
              }),
            },
            {
              element: <RequireAccount kind="business" sentences={sentences} />,
              errorElement: error,
              children: [
                {
                  path: businessPaths.onboarding,
                  element: <AfterSignUp />,
                },
                {
                  path: businessPaths.dashboard,
                  lazy: async () => ({
                    Component: (await import('./business/business-frame.tsx')).BusinessFrame,
                  }),
                  children: [{ errorElement: error, children: dashboardPages }],
                },
              ],
            },
            { path: '*', element: <NowhereAlone /> },
          ],
        },
      ],
    },
  ]),
);
