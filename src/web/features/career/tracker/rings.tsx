import type { TrackedJob } from '#contract/career/applications.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import { ringsOf } from './tracked-jobs.ts';
import classes from './rings.module.css';

const colours = [1, 2, 5] as const;

/** The three counters: applications, interviews and offers, each with its words. */
export function Rings({ jobs, narrow }: { jobs: readonly TrackedJob[]; narrow: boolean }) {
  return (
    <Card className={classes.rings} aria-label={text('ringsLabel')}>
      {ringsOf(jobs).map(({ label, value, of, words }, index) => (
        <div key={label} className={classes.ring}>
          <Ring label={label} value={value} of={of} colour={colours[index]} size={narrow ? 52 : 76} />
          <div>
            <h2 className={classes.label}>{label}</h2>
            <p className={classes.words}>{words}</p>
          </div>
        </div>
      ))}
    </Card>
  );
}
