import type { ReactNode } from 'react';
import { ChooserScreen } from '#web/features/marketing/accounts/chooser-screen.tsx';
import {
  AboutScreen,
  ContactScreen,
  PrivacyScreen,
  TermsScreen,
} from '#web/features/marketing/articles/company-screens.tsx';
import {
  AutoScreen,
  LocalbizScreen,
  ServicesScreen,
  StoreScreen,
} from '#web/features/marketing/articles/service-screens.tsx';
import { HomeScreen } from '#web/features/marketing/home/home-screen.tsx';
import { PricingScreen } from '#web/features/marketing/pricing/pricing-screen.tsx';
import { PricingStrip } from '#web/features/marketing/pricing/pricing-strip.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { mainPaths } from '#web/shell/paths.ts';

/** One page of the main host. */
export interface MarketingPage {
  path: string;
  element: ReactNode;
  /** The address search engines keep, where two show the same page. */
  canonical?: string;
  /** Left out of search engines and the sitemap. */
  hidden?: true;
}

/** The page for every other address; the server answers it with 404. */
export const notFoundPath = '/404';

const auto = <AutoScreen />;
const localbiz = <LocalbizScreen />;
const store = <StoreScreen />;

/** Every address of the main host with what it shows. */
export const pages: readonly MarketingPage[] = [
  { path: mainPaths.home, element: <HomeScreen pricing={<PricingStrip />} /> },
  { path: mainPaths.services, element: <ServicesScreen /> },
  { path: mainPaths.auto, element: auto },
  { path: mainPaths.serviceAuto, element: auto, canonical: mainPaths.auto },
  { path: mainPaths.localbiz, element: localbiz },
  { path: mainPaths.serviceLocalbiz, element: localbiz, canonical: mainPaths.localbiz },
  { path: mainPaths.serviceMarketing, element: localbiz, canonical: mainPaths.localbiz },
  { path: mainPaths.store, element: store },
  { path: mainPaths.serviceStore, element: store, canonical: mainPaths.store },
  { path: mainPaths.pricing, element: <PricingScreen /> },
  { path: mainPaths.about, element: <AboutScreen /> },
  { path: mainPaths.contact, element: <ContactScreen /> },
  { path: mainPaths.signup, element: <ChooserScreen purpose="signup" /> },
  { path: mainPaths.login, element: <ChooserScreen purpose="login" /> },
  { path: mainPaths.privacy, element: <PrivacyScreen /> },
  { path: mainPaths.terms, element: <TermsScreen /> },
  {
    path: notFoundPath,
    element: <NotFound backTo={mainPaths.home} backLabel="Back to the home page" />,
    hidden: true,
  },
];
