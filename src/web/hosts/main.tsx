import { createBrowserRouter, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ErrorPage } from '#web/shell/errors/error-page.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { MarketingLayout } from '#web/shell/marketing/marketing-layout.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import { mount } from './mount.tsx';

function Frame() {
  const { pathname } = useLocation();
  return (
    <MarketingLayout onSpruce={pathname === mainPaths.home}>
      <Outlet />
      <ScrollRestoration />
    </MarketingLayout>
  );
}

const services = () => import('#web/features/marketing/articles/service-screens.tsx');
const company = () => import('#web/features/marketing/articles/company-screens.tsx');

const auto = { lazy: async () => ({ Component: (await services()).AutoScreen }) };
const localbiz = { lazy: async () => ({ Component: (await services()).LocalbizScreen }) };
const store = { lazy: async () => ({ Component: (await services()).StoreScreen }) };

const chooser = (purpose: 'signup' | 'login') => ({
  lazy: async () => {
    const { ChooserScreen } = await import('#web/features/marketing/accounts/chooser-screen.tsx');
    return { element: <ChooserScreen key={purpose} purpose={purpose} /> };
  },
});

mount(
  createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: mainPaths.home,
          lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
        },
        { path: mainPaths.signup, ...chooser('signup') },
        { path: mainPaths.login, ...chooser('login') },
        {
          path: mainPaths.pricing,
          lazy: async () => ({
            Component: (await import('#web/features/marketing/pricing/pricing-screen.tsx')).PricingScreen,
          }),
        },
        { path: mainPaths.services, lazy: async () => ({ Component: (await services()).ServicesScreen }) },
        { path: mainPaths.auto, ...auto },
        { path: mainPaths.serviceAuto, ...auto },
        { path: mainPaths.localbiz, ...localbiz },
        { path: mainPaths.serviceLocalbiz, ...localbiz },
        { path: mainPaths.serviceMarketing, ...localbiz },
        { path: mainPaths.store, ...store },
        { path: mainPaths.serviceStore, ...store },
        { path: mainPaths.about, lazy: async () => ({ Component: (await company()).AboutScreen }) },
        { path: mainPaths.contact, lazy: async () => ({ Component: (await company()).ContactScreen }) },
        { path: mainPaths.privacy, lazy: async () => ({ Component: (await company()).PrivacyScreen }) },
        { path: mainPaths.terms, lazy: async () => ({ Component: (await company()).TermsScreen }) },
        { path: '*', element: <NotFound backTo={mainPaths.home} backLabel="Back to the home page" /> },
      ],
    },
  ]),
);
