import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Profile } from '#contract/career/profile.ts';
import { agreeOnLocale } from './account-locale.ts';
import { api, client } from './client.ts';
import { sentenceOf, statusOf } from './failure.ts';
import { keepPerson, keptPerson } from '#web/api/visitor/kept-person.ts';
import { forgetStoredResume } from '#web/api/kept/stored-resume.ts';
import { clearStoredToken, storedToken, storeToken, tokenKey } from './stored-token.ts';

/** Who is signed in. `offline`: the server gave no answer, so the last known person stays (null when none is known). */
export type Session =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; person: Profile }
  | { kind: 'offline'; person: Profile | null };

interface SessionControl {
  session: Session;
  /** Keeps the token and reads the person again. */
  signIn: (token: string) => Promise<void>;
  /** Revokes the token at the server (when it can be reached) and forgets it here. */
  signOut: () => Promise<void>;
  /** Forgets a sign-in here that the server has ended already. */
  forget: () => void;
  /** Asks the server again. */
  retry: () => void;
}

const SessionContext = createContext<SessionControl | null>(null);

/** The stored token; logging out in one tab logs out the others. */
function useTokenOfAllTabs() {
  const [token, setToken] = useState(storedToken);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === tokenKey || event.key === null) setToken(storedToken());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return [token, setToken] as const;
}

/** Verifies the stored token on load; any answer that is not ok clears the session, no answer at all keeps it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [token, setToken] = useTokenOfAllTabs();
  const check = useQuery(
    api.profiles.read.queryOptions({
      enabled: token !== undefined,
      retry: false,
      // Who comes back to a page that slept sees it only while they are signed in.
      refetchOnWindowFocus: 'always',
      queryFn: async () => {
        try {
          const person = await client.profiles.read();
          keepPerson(person);
          void agreeOnLocale(person);
          return person;
        } catch (error) {
          if (statusOf(error) !== 0) {
            // The specification has a failed check logged; it is no fault of the page, so it is no error.
            // oxlint-disable-next-line no-console
            console.info(`The session could not be verified: ${sentenceOf(error, 'no reason was given')}`);
            clearStoredToken();
            keepPerson(null);
            setToken(undefined);
          }
          throw error;
        }
      },
    }),
  );
  const signIn = useCallback(
    async (fresh: string) => {
      keepPerson(null);
      storeToken(fresh);
      queries.clear();
      setToken(fresh);
      await queries.fetchQuery(api.profiles.read.queryOptions());
    },
    [queries, setToken],
  );
  const forget = useCallback(() => {
    clearStoredToken();
    keepPerson(null);
    forgetStoredResume();
    setToken(undefined);
    queries.clear();
  }, [queries, setToken]);
  const signOut = useCallback(async () => {
    await client.accounts.signOut({}).catch(() => undefined);
    forget();
  }, [forget]);
  const retry = useCallback(() => void check.refetch(), [check]);

  const session = useMemo<Session>(() => {
    if (token === undefined) return { kind: 'signed-out' };
    if (check.data) return { kind: 'signed-in', person: check.data };
    if (check.isError) return { kind: 'offline', person: keptPerson() };
    return { kind: 'loading' };
  }, [token, check.data, check.isError]);
  const control = useMemo(
    () => ({ session, signIn, signOut, forget, retry }),
    [session, signIn, signOut, forget, retry],
  );
  return <SessionContext value={control}>{children}</SessionContext>;
}

/** The session and what changes it. Must be below SessionProvider. */
export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error('useSession is used outside SessionProvider.');
  return control;
}
