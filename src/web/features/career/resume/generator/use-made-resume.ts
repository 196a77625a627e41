import { useEffect, useState } from 'react';
import type { GenerationReply } from '#contract/career/resume.ts';
import { client } from '#web/api/client.ts';
import { clockWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { keepMadeResume, madeKey, madeResume } from './made-resume.ts';

/** The resume on this screen: what was made in this visit, else what this device kept; saved as a version when it is made. */
export function useMadeResume(accountId: string) {
  const { timeZone } = usePersonClock();
  const [html, setHtml] = useState(() => madeResume(accountId));
  const [made, setMade] = useState<GenerationReply | null>(null);
  const [kept, setKept] = useState('');

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

  const keep = async (reply: GenerationReply) => {
    setMade(reply);
    setHtml(reply.html);
    setKept('Saving...');
    keepMadeResume(accountId, reply.html);
    try {
      const version = await client.resumeVersions.create({
        html: reply.html,
        title: reply.title.slice(0, 120),
      });
      setKept(`Saved ${clockWords(version.updated_at, timeZone)}, version ${version.number}`);
    } catch {
      setKept('Kept on this device; it could not be saved as a version.');
    }
  };
  return { html, made, kept, keep };
}
