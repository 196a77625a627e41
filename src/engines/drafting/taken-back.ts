import { resumeDraft } from '#contract/career/resume-draft.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';

const UNDO_NOTE = 'I took back what your last prompt changed.';

const NOTHING_NOTE = 'There is nothing left to take back.';

/** The members that one prompt changed, as they were before it. */
export function changedFrom(before: ResumeDraft, after: ResumeDraft): ResumeDraft['earlier'][number] {
  const { earlier: _earlier, ...members } = before;
  const changed = Object.entries(members).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof typeof members]),
  );
  return Object.fromEntries(changed);
}

/** The draft as it was before the last prompt that changed it; the looks chosen beside prompts stay. */
export function takenBack(draft: ResumeDraft): { draft: ResumeDraft; unread: string[]; notes: string[] } {
  const last = draft.earlier.at(-1);
  if (last === undefined) return { draft, unread: [], notes: [NOTHING_NOTE] };
  return {
    draft: resumeDraft.parse({ ...draft, ...last, earlier: draft.earlier.slice(0, -1) }),
    unread: [],
    notes: [UNDO_NOTE],
  };
}
