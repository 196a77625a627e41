import { Link } from 'react-router';
import type { Allowance } from '#contract/career/campaigns.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './campaigns.module.css';

/** Why nothing more goes out now, and when it does again; null while the plan allows more. */
export function limitWords(
  { used, limit, opens_at: opensAt }: Allowance,
  timeZone: string | undefined,
): string | null {
  if (limit === null || used < limit) return null;
  if (limit === 0)
    return 'Your trial or plan has ended. I keep finding, and send again as soon as you choose a plan.';
  if (opensAt === null)
    return `The ${limit} applications of your trial are sent. I keep finding, and send again as soon as you choose a plan.`;
  return `The ${limit} applications of this month are sent. I keep finding, and send again on ${dayWords(opensAt, timeZone)}.`;
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
        See your plan
      </Link>
    </Banner>
  );
}
