import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { channelNames } from './channels.data.ts';
import classes from './integrations.module.css';
import { text } from './messages.ts';

/** The shape of the integrations while they are read. */
export function IntegrationsArriving() {
  return (
    <Card aria-label={text('title')}>
      <Loading label={text('loading')}>
        {Object.values(channelNames).map((name) => (
          <div key={name} className={classes.bones}>
            <Skeleton width={140} height={22} />
            <Skeleton width="82%" height={14} />
            <Skeleton width="64%" height={14} />
          </div>
        ))}
      </Loading>
    </Card>
  );
}
