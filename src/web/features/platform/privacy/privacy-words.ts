import { createContext } from 'react';
import { GRACE_DAYS } from '#contract/platform/grace.ts';
import { text } from './messages.ts';

/** What of the person is kept on a host, and what becomes of it. */
export interface PrivacyWords {
  /** What the archive of everything holds. */
  contents: readonly string[];
  /** What deleting the account does. */
  deletes: string;
  /** The question before it, and what it says once it is asked for. */
  confirm: string;
  ending: string;
  /** Behind "Your account will be deleted on …" on every screen. */
  banner: string;
  kept: string;
}

const careerPrivacyWords = (): PrivacyWords => ({
  contents: [
    text('holdsProfile'),
    text('holdsApprovals'),
    text('holdsResumes'),
    text('holdsCampaigns'),
    text('holdsApplications'),
    text('holdsMessages'),
  ],
  deletes: text('deletes'),
  confirm: text('deleteConfirm', { days: GRACE_DAYS }),
  ending: text('ending'),
  banner: text('pausedUntilThen'),
  kept: text('kept'),
});

/** Says the words of the host the screen stands on. */
export const PrivacyWordsContext = createContext<() => PrivacyWords>(careerPrivacyWords);
