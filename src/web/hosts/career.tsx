import './zod-configuration.ts';
import { createBrowserRouter, Navigate } from 'react-router';
import { ErrorPage } from '#web/shell/errors/error-page.tsx';
import { NotFound, NotFoundAlone } from '#web/shell/errors/not-found.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { AtGuestAddress } from './account/at-guest-address.tsx';
import { Providers } from './account/providers.tsx';
import { openingOverview } from './career/opening-words.ts';
import { RequireAccount } from './account/require-account.tsx';
import { providerPages } from './account/provider-pages.tsx';
import { text } from './messages.ts';
import { mount } from './mount.tsx';
import { registerWorker } from './register-worker.ts';

/** What each screen says to somebody without an account, in the specification's words. */
const sentences = {
  [careerPaths.jobTracker]: () => text('signInTracker'),
  [careerPaths.report]: () => text('signInReport'),
  [careerPaths.autoApply]: () => text('signInCampaigns'),
  [careerPaths.profile]: () => text('signInProfile'),
};

const waiting = {
  [careerPaths.profile]: () => text('openingProfile'),
  [careerPaths.overview]: openingOverview,
};

const toOverview = <Navigate to={careerPaths.overview} replace />;
const Failure = () => <ErrorPage backTo={careerPaths.overview} backLabel={text('backToOverview')} />;
const Nowhere = () => <NotFound backTo={careerPaths.overview} backLabel={text('backToOverview')} />;
const NowhereAlone = () => <NotFoundAlone backTo="/" backLabel={text('backToStart')} />;
const error = <Failure />;

const guestAddresses = ['/', careerPaths.login, careerPaths.signup, careerPaths.forgotPassword];

const checkoutPages = [
  {
    path: careerPaths.checkout,
    lazy: async () => ({
      Component: (await import('#web/features/platform/billing/checkout-screen.tsx')).CheckoutScreen,
    }),
  },
  {
    path: careerPaths.checkoutReturn,
    lazy: async () => ({
      Component: (await import('./career/checkout-return-page.tsx')).CheckoutReturnPage,
    }),
  },
];

const dashboardPages = [
  { index: true, element: toOverview },
  {
    path: careerPaths.overview,
    lazy: async () => ({ Component: (await import('./career/overview-page.tsx')).OverviewPage }),
  },
  {
    path: careerPaths.autoApply,
    lazy: async () => ({ Component: (await import('./career/auto-apply-page.tsx')).AutoApplyPage }),
  },
  {
    path: `${careerPaths.autoApply}/:id`,
    lazy: async () => ({
      Component: (await import('#web/features/career/campaigns/postings/postings-screen.tsx')).PostingsScreen,
    }),
  },
  {
    path: careerPaths.approvals,
    lazy: async () => ({
      Component: (await import('#web/features/career/applications/waiting/approvals-screen.tsx'))
        .ApprovalsScreen,
    }),
  },
  {
    path: `${careerPaths.approvals}/:id`,
    lazy: async () => ({
      Component: (await import('#web/features/career/approval/approval-screen.tsx')).ApprovalScreen,
    }),
  },
  {
    path: careerPaths.jobTracker,
    lazy: async () => ({
      Component: (await import('#web/features/career/tracker/tracker-screen.tsx')).TrackerScreen,
    }),
  },
  {
    path: `${careerPaths.jobTracker}/:id`,
    lazy: async () => ({
      Component: (await import('#web/features/career/tracker/page/application-page.tsx')).ApplicationPage,
    }),
  },
  {
    path: careerPaths.tryOne,
    lazy: async () => ({
      Component: (await import('#web/features/career/campaigns/try-one/try-one-screen.tsx')).TryOneScreen,
    }),
  },
  {
    path: careerPaths.history,
    lazy: async () => ({
      Component: (await import('#web/features/career/profile/history/history-screen.tsx')).HistoryScreen,
    }),
  },
  {
    path: careerPaths.resumeGenerator,
    lazy: async () => ({
      Component: (await import('#web/features/career/resume/generator-screen.tsx')).GeneratorScreen,
    }),
  },
  {
    path: careerPaths.report,
    lazy: async () => ({
      Component: (await import('#web/features/career/reports/report-screen.tsx')).ReportScreen,
    }),
  },
  {
    path: careerPaths.profile,
    lazy: async () => ({
      Component: (await import('#web/features/career/profile/profile-screen.tsx')).ProfileScreen,
    }),
  },
  {
    path: careerPaths.settings,
    lazy: async () => ({ Component: (await import('./career/settings-page.tsx')).SettingsPage }),
  },
  {
    path: careerPaths.sources,
    lazy: async () => ({
      Component: (await import('#web/features/career/boards/sources-screen.tsx')).SourcesScreen,
    }),
  },
  {
    path: careerPaths.plan,
    lazy: async () => ({
      Component: (await import('#web/features/platform/billing/plan-screen.tsx')).PlanScreen,
    }),
  },
  {
    path: careerPaths.notifications,
    lazy: async () => ({
      Component: (await import('#web/features/platform/notifications/notifications-screen.tsx'))
        .NotificationsScreen,
    }),
  },
  {
    path: careerPaths.security,
    lazy: async () => ({
      Component: (await import('#web/features/platform/security/security-screen.tsx')).SecurityScreen,
    }),
  },
  { path: '*', element: <Nowhere /> },
];

void mount(
  createBrowserRouter([
    {
      element: <Providers />,
      errorElement: error,
      hydrateFallbackElement: <></>,
      children: [
        ...guestAddresses.map((path) => ({ path, element: <AtGuestAddress /> })),
        ...providerPages(error),
        {
          element: <RequireAccount kind="career" sentences={sentences} waiting={waiting} />,
          errorElement: error,
          children: [
            {
              path: careerPaths.onboarding,
              lazy: async () => ({
                Component: (await import('#web/features/career/profile/onboarding/onboarding-screen.tsx'))
                  .OnboardingScreen,
              }),
            },
            ...checkoutPages,
            {
              path: careerPaths.resumeEditor,
              lazy: async () => ({
                Component: (await import('./career/resume-editor-page.tsx')).ResumeEditorPage,
              }),
            },
            {
              path: careerPaths.dashboard,
              lazy: async () => ({
                Component: (await import('./career/dashboard-frame.tsx')).DashboardFrame,
              }),
              children: [{ errorElement: error, children: dashboardPages }],
            },
          ],
        },
        {
          path: `${careerPaths.unsubscribe}/:token`,
          errorElement: error,
          lazy: async () => ({
            Component: (await import('#web/features/platform/notifications/unsubscribe-screen.tsx'))
              .UnsubscribeScreen,
          }),
        },
        { path: '*', element: <NowhereAlone /> },
      ],
    },
  ]),
);

void registerWorker();
