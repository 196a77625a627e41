import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LastMadeReply } from '#contract/career/resume.ts';
import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { api, client } from '#web/api/client.ts';
import { statusOf } from '#web/api/failure.ts';
import {
  keepMadeResume,
  keepSavedResume,
  madeKey,
  madeResume,
  storedResume,
} from '#web/api/kept/stored-resume.ts';
import { clockWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text } from './messages.ts';
import { isNewerThere, isSameThere } from './newer-there.ts';
import { wholeReply } from './whole-reply.ts';
import type { Made } from './whole-reply.ts';

const lastMadeKey = (accountId: string) => ['last-made', accountId] as const;

/** Keeps a resume as a new version, or in place of one that nobody has changed since. */
async function saveVersion({ html, title }: Made, before: ResumeVersion | null): Promise<ResumeVersion> {
  if (before === null) return client.resumeVersions.create({ html, title: title.slice(0, 120) });
  try {
    return await client.resumeVersions.change({ id: before.id, html, revision: before.revision });
  } catch (error) {
    if (statusOf(error) === 0) throw error;
    return client.resumeVersions.create({ html, title: title.slice(0, 120) });
  }
}

/** What was typed in the editor and never reached the server becomes a version before another text takes its place. */
async function keepTyped(accountId: string): Promise<void> {
  const typed = storedResume(accountId);
  if (typed === null || typed.saved || typed.version === null) return;
  await client.resumeVersions.create({ html: typed.html, title: typed.version.title });
}

const savedWords = ({ updated_at: at, number }: ResumeVersion, timeZone: string | undefined): string =>
  text('saved', { moment: clockWords(at, timeZone), version: number });

/** Keeps a resume of another device on this one as the server has it; a draft that no version holds becomes one first. */
async function keepFromElsewhere(accountId: string, there: LastMadeReply): Promise<ResumeVersion> {
  const { html, made } = there;
  const version =
    there.version ?? (await client.resumeVersions.create({ html, title: (made?.title ?? '').slice(0, 120) }));
  keepMadeResume(accountId, html);
  keepSavedResume(accountId, html, version);
  return version;
}

/** Looks whether another device made or saved a resume later than this one; what this one has not saved is never given up. Answers whether it is looking. */
function useFromElsewhere(
  accountId: string,
  isFree: boolean,
  on: { onNewer: (there: LastMadeReply) => void; onSame: (there: LastMadeReply) => void },
): boolean {
  const { data, isLoading } = useQuery({
    ...api.resumes.lastMade.queryOptions(),
    enabled: accountId !== '' && isFree,
  });
  const taken = useRef<unknown>(null);
  const take = useEffectEvent((there: LastMadeReply) => {
    const stored = storedResume(accountId);
    if (isNewerThere(there, stored)) on.onNewer(there);
    else if (isSameThere(there, stored)) on.onSame(there);
  });
  useEffect(() => {
    if (data === undefined || !isFree || taken.current === data) return;
    taken.current = data;
    take(data);
  }, [data, isFree]);
  return isLoading;
}

/** The resume on this screen: what was made in this visit, else what this device kept or another made later; saved as a version when it is made. */
export function useMadeResume(accountId: string) {
  const { timeZone } = usePersonClock();
  const [html, setHtml] = useState(() => madeResume(accountId));
  // In the cache, so that what was made while the screen was left is there when it is opened again.
  const queries = useQueryClient();
  const { data: cached = null } = useQuery<Made | null>({
    queryKey: lastMadeKey(accountId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const [shown, setShown] = useState<Made | null>(() => (cached?.html === html ? cached : null));
  const [before, setBefore] = useState(cached);
  if (cached !== before) {
    setBefore(cached);
    setShown(cached);
    if (cached !== null) setHtml(cached.html);
  }
  const [kept, setKept] = useState('');
  const saved = useRef<ResumeVersion>(null);
  const isLooking = useFromElsewhere(accountId, cached === null, {
    onNewer: (there) => {
      setHtml(there.html);
      setShown(there.made === null ? null : wholeReply(there.made));
      void keepFromElsewhere(accountId, there).then(
        (version) => setKept(savedWords(version, timeZone)),
        () => keepMadeResume(accountId, there.html),
      );
    },
    onSame: ({ made }) => setShown((now) => now ?? (made === null ? null : wholeReply(made))),
  });

  useEffect(() => {
    // The editor, in its own tab, saved a change.
    const follow = (event: StorageEvent) => {
      if (event.key !== madeKey || event.newValue === null) return;
      setHtml(event.newValue);
      setKept(text('changedInEditor'));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const keep = async (reply: Made, { replace }: { replace: boolean }) => {
    queries.setQueryData(lastMadeKey(accountId), reply);
    setKept(text('saving'));
    try {
      await keepTyped(accountId);
      keepMadeResume(accountId, reply.html);
      const version = await saveVersion(reply, replace ? saved.current : null);
      saved.current = version;
      keepSavedResume(accountId, reply.html, version);
      setKept(savedWords(version, timeZone));
    } catch {
      keepMadeResume(accountId, reply.html);
      setKept(text('keptHere'));
    }
  };
  return { html, made: shown, isLooking, kept, keep };
}
