import { Link } from 'react-router';
import type { Allowance } from '#contract/career/campaigns.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './campaigns.module.css';
import { text } from './messages.ts';

/** Why nothing more goes out now, and when it does again; null while the plan allows more. */
export function limitWords(
  { used, limit, opens_at: opensAt }: Allowance,
  timeZone: string | undefined,
): string | null {
  if (limit === null || used < limit) return null;
  if (limit === 0) return text('planEnded');
  if (opensAt === null) return text('trialUsedUp', { limit });
  return text('monthUsedUp', { limit, day: dayWords(opensAt, timeZone) });
}

/** Says that the plan is used up, where the campaigns are. */
export function PlanLimit({ allowance }: { allowance: Allowance }) {
  const { timeZone } = usePersonClock();
  const words = limitWords(allowance, timeZone);
  if (words === null) return null;
  return (
    <Banner kind="yours">
      {words}{' '}
      <Link className={classes.inBanner} to={careerPaths.plan}>
        {text('seePlan')}
      </Link>
    </Banner>
  );
}
