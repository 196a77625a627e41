import type { ApplicationDetail } from '#contract/career/applications.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { text } from './messages.ts';

/** Says of a job with a practice employer that it is one: what is approved there reaches nobody outside. */
export function PracticeBadge({ application }: { application: Pick<ApplicationDetail, 'is_practice'> }) {
  return application.is_practice ? <Badge kind="outline">{text('practiceEmployer')}</Badge> : null;
}
