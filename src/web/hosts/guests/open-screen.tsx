import type { ComponentType, ReactNode } from 'react';
import { storedToken } from '#web/api/stored-token.ts';
import { checkStoredToken } from '#web/api/visitor/entering.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Failed } from '#web/shell/errors/failed.tsx';
import { draw } from '#web/hosts/draw.tsx';
import { beginPageLocale } from '#web/text/page-locale.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { text } from './messages.ts';

/** The screens for people without a session, by their address. */
export type GuestScreens = Readonly<Record<string, () => Promise<ComponentType>>>;

/** Nobody is signed in here, or the server refused the stored token. Without an answer the sign-in stands. */
async function isGuest(): Promise<boolean> {
  if (storedToken() === undefined) return true;
  await checkStoredToken().catch(() => undefined);
  return storedToken() === undefined;
}

/**
 * Shows the screen of this address to a guest; who is signed in on arrival goes on to the dashboard. Both by a full load: the app
 * has another script policy, and the program of a dashboard is not loaded for somebody who only looks in.
 */
export async function openScreen(
  screens: GuestScreens,
  around: (screen: ReactNode) => ReactNode = (screen) => screen,
): Promise<void> {
  await beginPageLocale();
  if (!(await isGuest())) return window.location.replace(careerPaths.overview);
  const load = screens[window.location.pathname.replace(/(?<=.)\/$/, '')];
  if (load === undefined) return window.location.replace('/');
  try {
    const Screen = await load();
    draw(<FailureBoundary>{around(<Screen />)}</FailureBoundary>);
  } catch (error) {
    draw(<Failed error={error} backTo="/" backLabel={text('backToStart')} />);
  }
}
