import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepResume, type StoredVersion } from '#web/api/kept/stored-resume.ts';
import { Autosave, type SaveState } from './autosave.ts';

/** Keeps the text on this device at once and on the server soon after; follows how far that is. */
export function useAutosave(
  accountId: string,
  opened: { html: string; version: StoredVersion | null; saved: boolean },
): { state: SaveState; edit: (html: string) => void; autosave: Autosave } {
  const [state, setState] = useState<SaveState>(() => ({
    kind: opened.saved ? 'saved' : 'unsaved',
    version: opened.version,
  }));
  // The text that was opened stays what it was; later ones come through `edit`.
  const autosave = useMemo(() => new Autosave(accountId, opened, setState), [accountId, opened]);
  useEffect(() => autosave.start(), [autosave]);
  const edit = useCallback(
    (html: string) => {
      keepResume(accountId, html, autosave.version);
      autosave.edit(html);
    },
    [accountId, autosave],
  );
  return { state, edit, autosave };
}
