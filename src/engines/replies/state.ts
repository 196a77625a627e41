import type { ApplicationState } from '#contract/career/applications.ts';
import type { ReplyLabel } from './decide.ts';

const OPEN: readonly ApplicationState[] = ['applied', 'unknown', 'handed_over'];

/**
 * The state an application moves to when a mail with this label is linked to it; null when it stays. A mail never takes
 * an application back: only the person does that.
 */
export function stateAfter(label: ReplyLabel, current: ApplicationState): ApplicationState | null {
  switch (label) {
    case 'received':
      return current === 'unknown' || current === 'handed_over' ? 'applied' : null;
    case 'interview':
    case 'assessment':
      return OPEN.includes(current) ? 'interviewing' : null;
    case 'offer':
      return OPEN.includes(current) || current === 'interviewing' ? 'offer' : null;
    case 'rejected':
      return OPEN.includes(current) || current === 'interviewing' || current === 'offer' ? 'rejected' : null;
    case 'info-request':
    case 'noise':
    case 'abstain':
      return null;
    default:
      return null;
  }
}
