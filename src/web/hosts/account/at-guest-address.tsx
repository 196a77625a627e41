import { Navigate } from 'react-router';
import { useSession } from '#web/api/session.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { NoConnection } from './no-connection.tsx';

/**
 * The app at an address where people come in: those have a page of their own, so this one stands there only without a
 * connection, kept from an earlier visit.
 */
export function AtGuestAddress() {
  const { session } = useSession();
  if (session.kind === 'signed-in' || session.kind === 'offline')
    return <Navigate to={careerPaths.overview} replace />;
  return session.kind === 'loading' ? null : <NoConnection onRetry={() => window.location.reload()} />;
}
