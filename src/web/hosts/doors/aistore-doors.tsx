import '#web/hosts/zod-configuration.ts';
import { businessWords } from '#web/hosts/business/business-words.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { openDoor } from './open-door.tsx';
import { signInDoors } from './sign-in-doors.ts';

const doors = {
  ...signInDoors,
  [businessPaths.home]: async () =>
    (await import('#web/features/localbiz/overview/welcome-screen.tsx')).WelcomeScreen,
};

void openDoor(doors, (screen) => <OfferingContext value={businessWords}>{screen}</OfferingContext>);
