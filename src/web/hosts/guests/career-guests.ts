import '#web/hosts/zod-configuration.ts';
import { openScreen } from './open-screen.tsx';
import { login, signInScreens } from './sign-in-screens.ts';

void openScreen({ ...signInScreens, '/': login });
