import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { WelcomeScreen } from '#web/features/localbiz/overview/welcome-screen.tsx';
import { ForgotPasswordScreen } from '#web/features/platform/accounts/forgot-password-screen.tsx';
import { LoginScreen } from '#web/features/platform/accounts/login-screen.tsx';
import { SignupScreen } from '#web/features/platform/accounts/signup-screen.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { businessPaths, careerPaths } from '#web/shell/paths.ts';
import { Opening } from './account/require-account.tsx';
import { openingOverview } from './career/opening-words.ts';
import { businessWords } from './business/business-words.tsx';

const business = (screen: ReactNode) => <OfferingContext value={businessWords}>{screen}</OfferingContext>;

/** What a host shows at once at some of its addresses, before its program is there; `guest` is not for the signed-in. */
const screens = (): Record<'career' | 'aistore', { path: string; guest: boolean; screen: ReactNode }[]> => ({
  career: [
    { path: '/', guest: true, screen: <LoginScreen /> },
    { path: careerPaths.login, guest: true, screen: <LoginScreen /> },
    { path: careerPaths.signup, guest: true, screen: <SignupScreen /> },
    { path: careerPaths.forgotPassword, guest: true, screen: <ForgotPasswordScreen /> },
    { path: careerPaths.overview, guest: false, screen: <Opening words={openingOverview()} /> },
  ],
  aistore: [
    { path: businessPaths.home, guest: true, screen: business(<WelcomeScreen />) },
    { path: businessPaths.login, guest: true, screen: business(<LoginScreen />) },
    { path: businessPaths.signup, guest: true, screen: business(<SignupScreen />) },
    { path: businessPaths.forgotPassword, guest: true, screen: business(<ForgotPasswordScreen />) },
  ],
});

/** A picture of a screen: nothing in it leads anywhere or can be typed into until the program takes its place. */
const still = (html: string) =>
  html
    .replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1')
    .replaceAll('<input ', '<input readonly ')
    .replace(/<title>.*?<\/title>/, '');

/** The element `#root` of each host's addresses as HTML, filled with the first look of its screen. */
export async function renderFirstLooks(): Promise<Record<string, Record<string, string>>> {
  const looks: Record<string, Record<string, string>> = {};
  for (const [host, shown] of Object.entries(screens()))
    for (const { path, guest, screen } of shown) {
      const { prelude } = await prerender(screen);
      const html = still(await new Response(prelude).text());
      const mark = guest ? ' data-first-look="guest"' : '';
      (looks[host] ??= {})[path] = `<div id="root" inert${mark}>${html}</div>`;
    }
  return looks;
}
