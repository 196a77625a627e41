import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { careerPaths } from '#web/shell/paths.ts';

/** Where providers hand a person over, on each host with accounts: for guests who sign in, and for the signed-in who link one. */
export const providerPages = (errorElement: ReactElement): RouteObject[] => [
  {
    path: careerPaths.linkedInReturn,
    errorElement,
    lazy: async () => ({
      Component: (await import('#web/features/platform/accounts/linkedin-return-screen.tsx'))
        .LinkedInReturnScreen,
    }),
  },
  {
    path: careerPaths.googleLink,
    errorElement,
    lazy: async () => ({
      Component: (await import('#web/features/platform/accounts/google-link-screen.tsx')).GoogleLinkScreen,
    }),
  },
];
