import { useEffect, useState } from 'react';
import { client } from '#web/api/client.ts';
import { dropUnsent, takeUnsent, type UnsentResume } from '#web/api/kept/unsent-resumes.ts';
import type { Autosave } from './autosave.ts';

/**
 * Sends what another tab typed and could not send before it was closed, each text as a version of its own; answers the
 * numbers of these versions. What is open here already is only forgotten.
 */
export function useRescue(accountId: string, opened: string, autosave: Autosave): readonly number[] {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  useEffect(() => {
    const left = new AbortController();
    let last: UnsentResume | null = null;
    let before = Promise.resolve();
    const rescue = async (unsent: UnsentResume) => {
      const { key, html, title } = unsent;
      if (html === opened) return dropUnsent(key);
      const { number } = await client.resumeVersions.create({ html, title });
      dropUnsent(key);
      setNumbers((known) => [...known, number]);
      // What is open here stays the newest.
      if (last === unsent) await autosave.goOnAbove();
    };
    takeUnsent(accountId, left.signal, (unsent) => {
      last = unsent.html === opened ? last : unsent;
      const now = before.then(() => rescue(unsent));
      before = now.catch(() => undefined);
      return now;
    });
    return () => left.abort();
  }, [accountId, opened, autosave]);
  return numbers;
}
