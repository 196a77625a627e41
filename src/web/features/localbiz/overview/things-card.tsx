import type { OverviewReply, ThingReply } from '#contract/localbiz/sales.ts';
import { salesPath } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { thingText, thingTitle } from './thing-words.ts';
import { text } from './today-messages.ts';
import classes from './today.module.css';

/** At most five things that chance does not explain, the dearest first; a week without news says so. */
export function ThingsCard({
  overview: { things, still, looked_at: lookedAt, currency },
}: {
  overview: OverviewReply;
}) {
  const widest = Math.max(
    1,
    ...things.flatMap(({ weekly }) => [Math.abs(weekly.low), Math.abs(weekly.high)]),
  );
  return (
    <Card>
      <CardHead title={text('matters')}>
        {lookedAt > 0 && <span className={classes.quiet}>{text('ofLooked', { count: lookedAt })}</span>}
      </CardHead>
      {things.map((thing) => (
        <Thing key={`${thing.kind} ${thing.subject}`} thing={thing} currency={currency} widest={widest} />
      ))}
      {things.length === 0 && (
        <CardRow>
          <Empty title={lookedAt === 0 ? text('tooEarly') : text('nothing')}>
            {lookedAt === 0
              ? text('tooEarlyText')
              : still.length > 0
                ? text('stillText')
                : text('nothingText')}
          </Empty>
        </CardRow>
      )}
      {still.length > 0 && (
        <CardRow className={classes.quiet}>
          <p>{text('still')}</p>
          <ul className={classes.still}>
            {still.map((thing) => (
              <li key={`${thing.kind} ${thing.subject}`}>{thingTitle(thing)}</li>
            ))}
          </ul>
        </CardRow>
      )}
    </Card>
  );
}

interface ThingProps {
  thing: ThingReply;
  currency: string;
  widest: number;
}

const [WIDTH, HEIGHT] = [110, 34];

/** The days that the thing is about, of its item where it is about one. */
const rowsOf = ({ kind, subject, from, to }: ThingReply): string =>
  salesPath({ from, to, ...(kind === 'item' && { item: subject }) });

function Thing({ thing, currency, widest }: ThingProps) {
  const x = (cents: number) => WIDTH / 2 + (cents / widest) * (WIDTH / 2 - 4);
  const { low, middle, high } = thing.weekly;
  return (
    <CardRow className={classes.thing}>
      <svg className={classes.range} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <rect x={x(low)} width={Math.max(3, x(high) - x(low))} y={11} height={12} rx={4} />
        <line className={classes.mean} x1={x(middle)} x2={x(middle)} y1={7} y2={27} />
        <line className={classes.none} x1={WIDTH / 2} x2={WIDTH / 2} y1={3} y2={31} />
      </svg>
      <div>
        <h3>{thingTitle(thing)}</h3>
        <p>{thingText(thing, currency)}</p>
      </div>
      <ButtonLink kind="quiet" size="sm" to={rowsOf(thing)}>
        {text('open')}
      </ButtonLink>
    </CardRow>
  );
}
