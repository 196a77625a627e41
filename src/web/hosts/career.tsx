import './zod-configuration.ts';
import { createBrowserRouter } from 'react-router';
import { ErrorPage } from '#web/shell/errors/error-page.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { mount } from './mount.tsx';
import { registerWorker } from './register-worker.ts';

mount(
  createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <></>,
      children: [{ path: '*', element: <NotFound backTo="/" backLabel="Back to the start" /> }],
    },
  ]),
);

void registerWorker();
