import type { ApplicationDetail } from '#contract/career/applications.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './outcome.module.css';
import { timelineSteps } from './timeline-steps.ts';

/** Everything that happened to the application, by whom and when. */
export function Timeline({ events }: { events: ApplicationDetail['timeline'] }) {
  const { nowMs, timeZone } = usePersonClock();
  if (events.length === 0) return null;
  const steps = timelineSteps(events).map(({ label, detail, at, state }) => ({
    label,
    state,
    time: momentWords(at, nowMs, timeZone),
    note: detail === '' ? undefined : detail,
  }));
  return (
    <section>
      <h2 className={classes.heading}>What happened</h2>
      <Trail form="spine" steps={steps} name="What happened" />
    </section>
  );
}
