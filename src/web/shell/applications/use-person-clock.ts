import { useEffect, useState } from 'react';
import { useSession } from '#web/api/session.tsx';

const TICK_MS = 30_000;

/** The time now, renewed twice a minute, and the zone the person lives in (undefined: the device's). */
export function usePersonClock(): { nowMs: number; timeZone: string | undefined } {
  const { session } = useSession();
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const person = session.kind === 'signed-in' || session.kind === 'offline' ? session.person : null;
  return { nowMs, timeZone: person?.time_zone || undefined };
}
