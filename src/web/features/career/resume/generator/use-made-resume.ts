import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GenerationReply } from '#contract/career/resume.ts';
import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { client, statusOf } from '#web/api/client.ts';
import {
  keepMadeResume,
  keepSavedResume,
  madeKey,
  madeResume,
  storedResume,
} from '#web/api/stored-resume.ts';
import { clockWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';

const lastMade = (accountId: string) => ['last-made', accountId] as const;

/** Keeps a resume as a new version, or in place of one that nobody has changed since. */
async function saveVersion(
  { html, title }: GenerationReply,
  before: ResumeVersion | null,
): Promise<ResumeVersion> {
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

/** The resume on this screen: what was made in this visit, else what this device kept; saved as a version when it is made. */
export function useMadeResume(accountId: string) {
  const { timeZone } = usePersonClock();
  const [html, setHtml] = useState(() => madeResume(accountId));
  // In the cache, so that what was made while the screen was left is there when it is opened again.
  const queries = useQueryClient();
  const { data: cached = null } = useQuery<GenerationReply | null>({
    queryKey: lastMade(accountId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const [shown, setShown] = useState<GenerationReply | null>(() => (cached?.html === html ? cached : null));
  const [before, setBefore] = useState(cached);
  if (cached !== before) {
    setBefore(cached);
    setShown(cached);
    if (cached !== null) setHtml(cached.html);
  }
  const [kept, setKept] = useState('');
  const saved = useRef<ResumeVersion>(null);

  useEffect(() => {
    // The editor, in its own tab, saved a change.
    const follow = (event: StorageEvent) => {
      if (event.key !== madeKey || event.newValue === null) return;
      setHtml(event.newValue);
      setKept('Changed in the editor');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const keep = async (reply: GenerationReply, { replace }: { replace: boolean }) => {
    queries.setQueryData(lastMade(accountId), reply);
    setKept('Saving...');
    try {
      await keepTyped(accountId);
      keepMadeResume(accountId, reply.html);
      const version = await saveVersion(reply, replace ? saved.current : null);
      saved.current = version;
      keepSavedResume(accountId, reply.html, version);
      setKept(`Saved ${clockWords(version.updated_at, timeZone)}, version ${version.number}`);
    } catch {
      keepMadeResume(accountId, reply.html);
      setKept('Kept on this device; it could not be saved as a version.');
    }
  };
  return { html, made: shown, kept, keep };
}
