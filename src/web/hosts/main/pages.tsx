import type { ReactNode } from 'react';
import { ChooserScreen } from '#web/features/marketing/accounts/chooser-screen.tsx';
import { AutoScreen } from '#web/features/marketing/auto/auto-screen.tsx';
import { BoardsScreen } from '#web/features/marketing/boards/boards-screen.tsx';
import {
  LocalbizScreen,
  MarketingScreen,
  StoreScreen,
} from '#web/features/marketing/business/business-screens.tsx';
import { AboutScreen, PrivacyScreen, TermsScreen } from '#web/features/marketing/company/company-screens.tsx';
import { LicencesScreen } from '#web/features/marketing/company/licences-screen.tsx';
import {
  ContactNotSentScreen,
  ContactScreen,
  ContactSentScreen,
} from '#web/features/marketing/contact/contact-screen.tsx';
import { HomeScreen } from '#web/features/marketing/home/home-screen.tsx';
import { PricingScreen } from '#web/features/marketing/pricing/pricing-screen.tsx';
import { PricingStrip } from '#web/features/marketing/pricing/pricing-strip.tsx';
import { ServicesScreen } from '#web/features/marketing/services/services-screen.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import { text } from './messages.ts';

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

const Nowhere = () => <NotFound backTo={mainPaths.home} backLabel={text('backHome')} />;

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
  { path: mainPaths.serviceMarketing, element: <MarketingScreen /> },
  { path: mainPaths.store, element: store },
  { path: mainPaths.serviceStore, element: store, canonical: mainPaths.store },
  { path: mainPaths.pricing, element: <PricingScreen /> },
  { path: mainPaths.about, element: <AboutScreen /> },
  { path: mainPaths.boards, element: <BoardsScreen /> },
  { path: mainPaths.contact, element: <ContactScreen /> },
  { path: mainPaths.contactSent, element: <ContactSentScreen />, hidden: true },
  { path: mainPaths.contactNotSent, element: <ContactNotSentScreen />, hidden: true },
  { path: mainPaths.signup, element: <ChooserScreen purpose="signup" /> },
  { path: mainPaths.login, element: <ChooserScreen purpose="login" /> },
  { path: mainPaths.privacy, element: <PrivacyScreen /> },
  { path: mainPaths.terms, element: <TermsScreen /> },
  { path: mainPaths.licences, element: <LicencesScreen /> },
  { path: notFoundPath, element: <Nowhere />, hidden: true },
];
