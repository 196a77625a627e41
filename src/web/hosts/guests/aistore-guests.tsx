import '#web/hosts/zod-configuration.ts';
import { businessWords } from '#web/hosts/business/business-words.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { openScreen } from './open-screen.tsx';
import { signInScreens } from './sign-in-screens.ts';

const screens = {
  ...signInScreens,
  [businessPaths.home]: async () =>
    (await import('#web/features/localbiz/overview/welcome-screen.tsx')).WelcomeScreen,
};

void openScreen(screens, (screen) => <OfferingContext value={businessWords}>{screen}</OfferingContext>);
