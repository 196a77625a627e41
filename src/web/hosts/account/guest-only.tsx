import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#web/api/session.tsx';
import { careerPaths } from '#web/shell/paths.ts';

/**
 * Login and sign-up: who is signed in on arrival goes on to the dashboard, by a full load because those pages have
 * another script policy. Who signs in here is led on by the screen itself.
 */
export function GuestOnly() {
  const { session } = useSession();
  const [guest, setGuest] = useState(session.kind === 'signed-out');
  if (!guest && session.kind === 'signed-out') setGuest(true);
  const leave = !guest && (session.kind === 'signed-in' || session.kind === 'offline');
  useEffect(() => {
    if (leave) window.location.replace(careerPaths.overview);
  }, [leave]);
  return guest ? <Outlet /> : null;
}
