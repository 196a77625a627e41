import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';

const PREPARING = {
  title: 'I am preparing it',
  text: 'It appears here, ready to read, as soon as it is done.',
};
const YOURS = { title: 'Waiting for you', text: '' };
const NOTHING_SENT = 'Nothing was sent.';

/** What the page says of each state: a headline, and one sentence where the server's note is not enough. */
export const standingWords: Readonly<Record<ApplicationState, { title: string; text: string }>> = {
  found: PREPARING,
  matched: PREPARING,
  prepared: PREPARING,
  needs_you: YOURS,
  waiting: YOURS,
  approved: { title: 'Approved', text: 'You can leave this page.' },
  sending: {
    title: 'I am sending it',
    text: 'I fill the form, read it back and send it once. You can leave this page.',
  },
  unknown: { title: 'Checking', text: '' },
  handed_over: { title: 'This one is yours to send', text: '' },
  applied: { title: 'Sent and confirmed', text: '' },
  interviewing: { title: 'They want to talk to you', text: '' },
  offer: { title: 'They made an offer', text: '' },
  rejected: { title: 'They said no', text: '' },
  skipped: { title: 'You skipped it', text: '' },
  expired: { title: 'It expired', text: NOTHING_SENT },
  withdrawn: { title: 'Withdrawn', text: '' },
  stopped: { title: 'I stopped', text: NOTHING_SENT },
  failed: { title: 'It could not be sent', text: NOTHING_SENT },
};

const DRY_RUN: Readonly<Partial<Record<ApplicationState, { title: string; text: string }>>> = {
  approved: { title: 'Dry run approved', text: 'You can leave this page.' },
  sending: { title: 'Dry run', text: 'You can leave this page.' },
};

/** The same for an application, whose form may only be filled in to try it. */
export const standingFor = ({ state, is_dry_run }: Pick<ApplicationDetail, 'state' | 'is_dry_run'>) =>
  (is_dry_run ? DRY_RUN[state] : undefined) ?? standingWords[state];
