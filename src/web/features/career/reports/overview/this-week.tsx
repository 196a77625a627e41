import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Overview } from '#contract/career/reports.ts';
import { Bars } from '#web/ui/charts/bars.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import classes from './overview.module.css';
import { weekColumns } from './overview-words.ts';

/** The last seven days as columns of footfalls, and one tip the numbers support. */
export function ThisWeek({ overview, offer }: { overview: Overview; offer?: ReactNode }) {
  const columns = weekColumns(overview);
  const sent = columns.reduce((sum, { value }) => sum + value, 0);
  const tip = offer ?? overview.tip;
  return (
    <Card className={classes.week}>
      <CardHead title="This week">
        <span className={classes.quiet}>{sent} sent</span>
      </CardHead>
      <div className={classes.bars}>
        <Bars label="Applications sent in the last seven days" columns={columns} />
      </div>
      {tip !== null && (
        <div className={classes.tip}>
          <Lightbulb aria-hidden />
          <p>{tip}</p>
        </div>
      )}
    </Card>
  );
}
