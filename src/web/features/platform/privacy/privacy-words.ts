import { createContext } from 'react';
import { GRACE_DAYS } from '#contract/platform/grace.ts';

/** What of the person is kept on a host, and what becomes of it. */
export interface PrivacyWords {
  /** What the archive of everything holds. */
  contents: readonly string[];
  /** What deleting the account does. */
  deletes: string;
  /** The question before it, and what it says once it is asked for. */
  confirm: string;
  ending: string;
  /** Behind "Your account ends on …" on every screen. */
  banner: string;
  kept: string;
}

const careerPrivacyWords: PrivacyWords = {
  contents: [
    'Profile and facts, with sources',
    'Approvals and what you saw',
    'CVs and letters, every version',
    'Campaigns and answers',
    'Applications with evidence',
    'Messages and notifications',
  ],
  deletes:
    "Stops your campaigns, ends a paid plan with its month, and removes your profile, files and applications from this service. What employers already received stays with them; I can't take it back.",
  confirm: `I pause your campaigns now and erase everything in ${GRACE_DAYS} days. Until then you can log in and keep it.`,
  ending:
    'Your campaigns are paused. On that day your profile, files and applications are erased. Until then you can keep everything.',
  banner: 'Your campaigns are paused until then.',
  kept: 'Your account stays. The campaigns it paused run again.',
};

/** The words of the host the screen stands on. */
export const PrivacyWordsContext = createContext<PrivacyWords>(careerPrivacyWords);
