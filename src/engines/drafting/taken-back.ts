import { resumeDraft } from '#contract/career/resume-draft.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';

/** The members that one prompt changed, as they were before it. */
export function changedFrom(before: ResumeDraft, after: ResumeDraft): ResumeDraft['earlier'][number] {
  const { earlier: _earlier, ...members } = before;
  const changed = Object.entries(members).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof typeof members]),
  );
  return Object.fromEntries(changed);
}

/** The draft as it was before the last prompt that changed it; the looks chosen beside prompts stay. */
export function takenBack(draft: ResumeDraft): { draft: ResumeDraft; unread: string[]; notes: Message[] } {
  const last = draft.earlier.at(-1);
  if (last === undefined) return { draft, unread: [], notes: [messages.message('nothingToUndo')] };
  return {
    draft: resumeDraft.parse({ ...draft, ...last, earlier: draft.earlier.slice(0, -1) }),
    unread: [],
    notes: [messages.message('undone')],
  };
}
