import { useMemo, useState } from 'react';
import type { Profile } from '#contract/career/profile.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { changedFields, type ProfileDraft } from './profile-fields.ts';

/** What was typed or accepted and is not saved yet. */
export interface Draft {
  draft: ProfileDraft;
  /** Those that differ from what is stored. */
  changed: ProfileDraft;
  put: (next: ProfileDraft) => void;
}

/** What was typed, kept in the tab until it is saved or discarded. */
export function useDraft(stored: Profile): Draft {
  const [draft, setDraft] = useState(() => keptDraft(stored.id));
  const put = (next: ProfileDraft) => {
    setDraft(next);
    keepDraft(stored.id, changedFields(next, stored));
  };
  return { draft, put, changed: useMemo(() => changedFields(draft, stored), [draft, stored]) };
}
