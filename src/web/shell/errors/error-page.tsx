import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Failed } from './failed.tsx';
import { text } from './messages.ts';
import { NotFound } from './not-found.tsx';

/** What a router shows when a screen fails. */
export function ErrorPage({
  backTo = '/',
  backLabel = text('backToStart'),
}: {
  backTo?: string;
  backLabel?: string;
}) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound backTo={backTo} backLabel={backLabel} />;
  return <Failed error={error} backTo={backTo} backLabel={backLabel} />;
}
