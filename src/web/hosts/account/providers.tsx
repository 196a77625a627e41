import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '#web/api/query-client.ts';
import { SessionProvider } from '#web/api/session.tsx';
import { StepUpProvider } from '#web/shell/step-up/step-up-provider.tsx';
import { ToastProvider } from '#web/ui/actions/toast.tsx';

/** What every screen of a host with accounts stands in: data, session, messages, confirmation. */
export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <ToastProvider>
          <StepUpProvider>
            <Outlet />
          </StepUpProvider>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
