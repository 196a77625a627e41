import { useEffect, useState } from 'react';
import { client } from '#web/api/client.ts';
import { dropUnsent, unsentResumes } from '#web/api/unsent-resumes.ts';
import type { Autosave } from './autosave.ts';

/**
 * Sends what another tab typed and could not send before it was closed, each text as a version of its own; answers the
 * numbers of these versions. What is open here already is only forgotten.
 */
export function useRescue(accountId: string, opened: string, autosave: Autosave): readonly number[] {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  useEffect(() => {
    const rescue = async () => {
      const unsent = await unsentResumes(accountId);
      for (const { key, html, title } of unsent) {
        if (html !== opened) {
          const { number } = await client.resumeVersions.create({ html, title });
          setNumbers((before) => [...before, number]);
        }
        dropUnsent(key);
      }
      // What is open here stays the newest.
      if (unsent.some(({ html }) => html !== opened)) await autosave.goOnAbove();
    };
    // Without an answer the texts stay where they are, for the next time.
    rescue().catch(() => undefined);
  }, [accountId, opened, autosave]);
  return numbers;
}
