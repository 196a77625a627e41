import { createBrowserRouter } from 'react-router';
import { ErrorPage } from '#web/shell/errors/error-page.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { mount } from './mount.tsx';

const business = () => import('#web/features/localbiz/welcome/welcome-screens.tsx');

mount(
  createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <></>,
      children: [
        { path: businessPaths.home, lazy: async () => ({ Component: (await business()).WelcomeScreen }) },
        { path: businessPaths.signup, lazy: async () => ({ Component: (await business()).SignupScreen }) },
        { path: businessPaths.login, lazy: async () => ({ Component: (await business()).LoginScreen }) },
        { path: '*', element: <NotFound backTo={businessPaths.home} backLabel="Back to the start" /> },
      ],
    },
  ]),
);
