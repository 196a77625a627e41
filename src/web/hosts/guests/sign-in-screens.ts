import { careerPaths } from '#web/shell/paths.ts';
import type { GuestScreens } from './open-screen.tsx';

export const login = async () =>
  (await import('#web/features/platform/accounts/login-screen.tsx')).LoginScreen;

/** The ways in, the same on each host with accounts. */
export const signInScreens: GuestScreens = {
  [careerPaths.login]: login,
  [careerPaths.signup]: async () =>
    (await import('#web/features/platform/accounts/signup-screen.tsx')).SignupScreen,
  [careerPaths.forgotPassword]: async () =>
    (await import('#web/features/platform/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen,
};
