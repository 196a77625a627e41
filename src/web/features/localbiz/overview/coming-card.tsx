import type { Coming } from './coming.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import classes from './overview.module.css';

const ahead = [{ label: '', state: 'ahead' }] as const;

/** The agents that are being built: what each will do, and that none of them works yet. */
export function ComingCard({ title, agents }: { title: string; agents: readonly Coming[] }) {
  return (
    <Card>
      <CardHead title={title}>
        <Badge kind="outline">{text('noneWorks')}</Badge>
      </CardHead>
      {agents.map((agent) => (
        <CardRow key={agent.title} className={classes.coming}>
          <Trail form="glyph" steps={ahead} width={84} decorative />
          <div>
            <h3 className={classes.comingTitle}>{agent.title}</h3>
            <p className={classes.comingText}>{agent.will}</p>
          </div>
        </CardRow>
      ))}
      <CardRow>
        <p className={classes.promise}>{text('comingPromise')}</p>
      </CardRow>
    </Card>
  );
}
