import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './tracker.module.css';
import ringClasses from './rings.module.css';

const rows = ['46%', '38%', '52%', '42%', '34%', '48%'];

/** The tracker's true shape, still. */
export function TrackerLoading({ narrow }: { narrow: boolean }) {
  const ring = narrow ? 52 : 76;
  return (
    <Loading label={text('loading')}>
      {/* One child: the gaps are those of the true screen. */}
      <div>
        <Card className={ringClasses.rings}>
          {['applications', 'interviews', 'offers'].map((counted) => (
            <div key={counted} className={ringClasses.ring}>
              <span className={classes.ringBone} style={{ width: ring, height: ring }} />
              <Skeleton width={96} height={16} />
            </div>
          ))}
        </Card>
        <div className={classes.bar}>
          <Skeleton width={narrow ? '60%' : 360} height={44} />
          <Skeleton width={narrow ? '30%' : 190} height={44} />
        </div>
        <Card>
          {rows.map((width) => (
            <div key={width} className={classes.boneRow}>
              <Skeleton width={width} height={16} />
              <Skeleton width={90} height={16} />
            </div>
          ))}
        </Card>
      </div>
    </Loading>
  );
}
