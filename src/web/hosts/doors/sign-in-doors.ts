import { careerPaths } from '#web/shell/paths.ts';
import type { Doors } from './open-door.tsx';

export const login = async () =>
  (await import('#web/features/platform/accounts/login-screen.tsx')).LoginScreen;

/** The ways in, the same on each host with accounts. */
export const signInDoors: Doors = {
  [careerPaths.login]: login,
  [careerPaths.signup]: async () =>
    (await import('#web/features/platform/accounts/signup-screen.tsx')).SignupScreen,
  [careerPaths.forgotPassword]: async () =>
    (await import('#web/features/platform/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen,
};
