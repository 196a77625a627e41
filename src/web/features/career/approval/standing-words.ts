import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { text } from './messages.ts';

/** A headline, and one sentence where the server's note is not enough. */
interface Standing {
  title: string;
  sentence: string;
}

const preparing = (): Standing => ({ title: text('preparing'), sentence: text('preparingHint') });
const yours = (): Standing => ({ title: text('waiting'), sentence: '' });

/** What the page says of each state. */
export const standingWords: Readonly<Record<ApplicationState, () => Standing>> = {
  found: preparing,
  matched: preparing,
  prepared: preparing,
  needs_you: yours,
  waiting: yours,
  approved: () => ({ title: text('approved'), sentence: text('canLeave') }),
  sending: () => ({ title: text('sending'), sentence: text('sendingHint') }),
  unknown: () => ({ title: text('unknown'), sentence: '' }),
  handed_over: () => ({ title: text('handedOver'), sentence: '' }),
  applied: () => ({ title: text('applied'), sentence: '' }),
  interviewing: () => ({ title: text('interviewing'), sentence: '' }),
  offer: () => ({ title: text('offer'), sentence: '' }),
  rejected: () => ({ title: text('rejected'), sentence: '' }),
  skipped: () => ({ title: text('skipped'), sentence: '' }),
  expired: () => ({ title: text('expired'), sentence: text('nothingSent') }),
  withdrawn: () => ({ title: text('withdrawn'), sentence: '' }),
  stopped: () => ({ title: text('stopped'), sentence: text('nothingSent') }),
  failed: () => ({ title: text('failed'), sentence: text('nothingSent') }),
};

const DRY_RUN: Readonly<Partial<Record<ApplicationState, () => Standing>>> = {
  approved: () => ({ title: text('dryRunApproved'), sentence: text('canLeave') }),
  sending: () => ({ title: text('dryRunSending'), sentence: text('canLeave') }),
};

/** The same for an application, whose form may only be filled in to try it. */
export const standingFor = ({ state, is_dry_run }: Pick<ApplicationDetail, 'state' | 'is_dry_run'>) =>
  ((is_dry_run ? DRY_RUN[state] : undefined) ?? standingWords[state])();
