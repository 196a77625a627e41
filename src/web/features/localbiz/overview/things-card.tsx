import type { OverviewReply, ThingReply } from '#contract/localbiz/sales.ts';
import { salesPath } from '#web/shell/paths.ts';
import { roundWords } from '#web/shell/shop/amounts.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { signedWords, thingText, thingTitle } from './thing-words.ts';
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

/** The days that the thing is about, of its item where it is about one. */
const rowsOf = ({ kind, subject, from, to }: ThingReply): string =>
  salesPath({ from, to, ...(kind === 'item' && { item: subject }) });

const [WIDTH, HEIGHT] = [132, 56];
/** However small a change is beside the largest, so much of it is drawn. */
const LEAST = 8;
/** Half of what the words of a range take. */
const HALF_WORDS = 56;

/** Where the change of a week lies, from nought on: one scale for all things, each range in words below it. */
function Range({ thing: { weekly }, currency, widest }: ThingProps) {
  const x = (cents: number) => WIDTH / 2 + (cents / widest) * (WIDTH / 2 - 4);
  const { low, middle, high } = weekly;
  const width = Math.max(LEAST, x(high) - x(low));
  const left = (x(low) + x(high)) / 2 - width / 2;
  const words = (cents: number) => signedWords(cents, roundWords(Math.abs(cents), currency));
  const under = Math.min(Math.max(x(middle), HALF_WORDS), WIDTH - HALF_WORDS);
  return (
    <svg className={classes.range} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <text x={WIDTH / 2} y={11}>
        {roundWords(0, currency)}
      </text>
      <line className={classes.axis} x1={0} x2={WIDTH} y1={25} y2={25} />
      <rect x={left} width={width} y={18} height={14} rx={4} />
      <line className={classes.none} x1={WIDTH / 2} x2={WIDTH / 2} y1={15} y2={35} />
      <line className={classes.mean} x1={x(middle)} x2={x(middle)} y1={15} y2={35} />
      <text x={under} y={HEIGHT - 5}>
        {text('rangeOf', { low: words(low), high: words(high) })}
      </text>
    </svg>
  );
}

function Thing(props: ThingProps) {
  const { thing, currency } = props;
  return (
    <CardRow className={classes.thing}>
      <Range {...props} />
      <div>
        <h3>{thingTitle(thing)}</h3>
        <p>{thingText(thing, currency)}</p>
      </div>
      <ButtonLink kind="quiet" size="sm" className={classes.rows} to={rowsOf(thing)}>
        {text('open')}
      </ButtonLink>
    </CardRow>
  );
}
